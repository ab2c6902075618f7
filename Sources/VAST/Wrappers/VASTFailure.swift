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

    /// The failure of an ad of which the player plays no file: 403.
    package static func unplayable(_ ad: ResolvedAd, macros: VASTMacros) -> VASTFailure {
        let code = 403
        return VASTFailure(
            code: code,
            pings: ad.errors.map(macros.with(errorCode: code).expand),
            sentence: "No media file of the ad is of a type that the player plays."
        )
    }
}
