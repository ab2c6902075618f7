import Foundation

/// A finger moves fast and straight in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways a finger may go.
    public struct Direction: OptionSet, Sendable {
        /// Apple's bits.
        public let rawValue: UInt

        /// The directions with these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1 << 0)
        /// To the left.
        public static let left = Direction(rawValue: 1 << 1)
        /// Upwards.
        public static let up = Direction(rawValue: 1 << 2)
        /// Downwards.
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// How far a finger must go, in points.
    private static let distance: CGFloat = 50
    /// How long it may take, in seconds.
    private static let longest: TimeInterval = 0.5

    /// Which way the finger must go; any of several will do.
    open var direction = Direction.right
    /// How many fingers; there is only one here, and a gesture of more never comes.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var began: TimeInterval = 0

    /// Notes where the swipe starts.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouchesRequired == 1 else {
            state = .failed
            return
        }
        (start, began) = (touch.location(in: nil), touch.timestamp)
    }

    /// Recognises the swipe once the finger has come far enough, and fails once it is too late.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, let touch = touches.first else { return }
        let (here, elapsed) = (touch.location(in: nil), touch.timestamp - began)
        if elapsed > Self.longest {
            state = .failed
        } else if let way = Self.way(from: start, to: here) {
            state = direction.contains(way) ? .ended : .failed
        }
    }

    /// Fails: the finger did not come far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Which way a finger went; `nil` where it did not go far.
    private static func way(from start: CGPoint, to end: CGPoint) -> Direction? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard max(abs(dx), abs(dy)) >= distance else { return nil }
        if abs(dx) >= abs(dy) { return dx > 0 ? .right : .left }
        return dy > 0 ? .down : .up
    }
}
