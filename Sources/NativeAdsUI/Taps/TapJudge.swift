#if canImport(UIKit)
import Foundation

/// Decides whether what one finger did is a tap: short, and almost in one place.
struct TapJudge {
    /// A finger that moved this far, in points, meant to scroll.
    static let reach: CGFloat = 10
    /// A finger that lay this long, in seconds, meant something else.
    static let longest: TimeInterval = 0.5

    /// What a finger did.
    enum Verdict {
        /// It tapped.
        case tap
        /// It moved too far.
        case moved
        /// It lay too long.
        case long
    }

    private let start: CGPoint
    private let began: TimeInterval
    private var hasMoved = false

    init(at point: CGPoint, time: TimeInterval) {
        start = point
        began = time
    }

    /// The finger is here now; once too far is too far for good.
    mutating func move(to point: CGPoint) {
        let (dx, dy) = (point.x - start.x, point.y - start.y)
        // Written so that a coordinate that is no number is a move.
        if !(dx * dx + dy * dy < Self.reach * Self.reach) { hasMoved = true }
    }

    /// The finger is lifted.
    func verdict(at time: TimeInterval) -> Verdict {
        if hasMoved { return .moved }
        return time - began < Self.longest ? .tap : .long
    }
}
#endif
