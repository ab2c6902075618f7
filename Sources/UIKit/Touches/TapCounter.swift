import Foundation

/// Counts how many times in a row a finger came down at one place.
struct TapCounter {
    /// The longest time from up to down between taps in a row, in seconds.
    static let interval: TimeInterval = 0.35
    /// How far from each other taps in a row may be, and how far one may move, in points.
    static let distance: CGFloat = 45

    private var last: (location: CGPoint, time: TimeInterval)?
    private var count = 0

    /// A finger came down; the number of this tap.
    mutating func down(at location: CGPoint, time: TimeInterval) -> Int {
        let goesOn =
            last.map {
                time - $0.time <= Self.interval
                    && location.distance(to: $0.location) <= Self.distance
            } ?? false
        count = goesOn ? count + 1 : 1
        return count
    }

    /// A finger was lifted.
    mutating func up(at location: CGPoint, time: TimeInterval) {
        last = (location, time)
    }
}

extension CGPoint {
    /// As the crow flies, in points.
    func distance(to other: CGPoint) -> CGFloat {
        hypot(x - other.x, y - other.y)
    }
}
