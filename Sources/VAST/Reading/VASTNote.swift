/// Something odd in a document that was tolerated, or dropped because it could not be used.
public struct VASTNote: Sendable, Hashable {
    /// What became of the odd thing.
    public enum Outcome: Sendable, Hashable {
        /// It was understood all the same.
        case tolerated
        /// It was left out of what was read.
        case dropped
    }

    /// Where, such as `/VAST/Ad[2]/InLine/Impression[1]`; a place counts from 1 among its like.
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
