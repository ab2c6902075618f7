/// Something odd that a reader tolerated or dropped.
public struct Note: Sendable, Hashable {
    /// What became of the odd thing.
    public enum Outcome: Sendable, Hashable {
        /// It was understood all the same.
        case tolerated
        /// It was left out of what was read.
        case dropped
    }

    /// Where: a JSON pointer (RFC 6901) from the object that was read, such as `/assets/2/img`.
    public let path: String
    /// What was odd, in one sentence without a full stop.
    public let reason: String
    /// What became of it.
    public let outcome: Outcome

    /// A note about the place `path`.
    public init(path: String, reason: String, outcome: Outcome = .tolerated) {
        self.path = path
        self.reason = reason
        self.outcome = outcome
    }
}
