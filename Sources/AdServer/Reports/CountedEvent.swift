/// One event of one bid, as both sides name it.
package struct CountedEvent: Hashable, Sendable, Comparable {
    package let bid: String
    package let kind: EventKind

    package init(bid: String, kind: EventKind) {
        self.bid = bid
        self.kind = kind
    }

    package static func < (one: CountedEvent, other: CountedEvent) -> Bool {
        (one.bid, one.kind.rawValue) < (other.bid, other.kind.rawValue)
    }
}
