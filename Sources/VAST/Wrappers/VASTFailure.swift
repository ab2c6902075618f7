/// Why an ad could not be had, and who is to be told.
public struct VASTFailure: Sendable, Hashable {
    /// VAST's error code.
    public let code: Int
    /// The error URLs of every document received, outermost first, with their macros replaced.
    public let pings: [String]
    /// What went wrong, in one sentence.
    public let sentence: String

    /// A failure with VAST's code for it.
    public init(code: Int, pings: [String], sentence: String) {
        self.code = code
        self.pings = pings
        self.sentence = sentence
    }
}
