/// Something odd that a reader tolerated or dropped.
public struct Note: Sendable, Hashable {
    /// Where: a JSON pointer (RFC 6901) from the object that was read, such as `/assets/2/img`.
    public let path: String
    /// What was odd and what became of it, in one sentence.
    public let reason: String

    /// A note about the place `path`.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }
}
