/// Why a document of the protocol could not be read at all.
public struct ReadingError: Error, Sendable, Hashable {
    /// Where: a JSON pointer (RFC 6901) from the root that was read; empty for the root itself.
    public let path: String
    /// What is wrong, in one sentence without a full stop that names the field.
    public let sentence: String
    /// The place in the text, where the text was no JSON.
    public let syntax: JSONError?

    /// An error at `path`.
    public init(path: String, sentence: String, syntax: JSONError? = nil) {
        self.path = path
        self.sentence = sentence
        self.syntax = syntax
    }
}

extension ReadingError: CustomStringConvertible {
    /// The sentence.
    public var description: String { sentence }
}
