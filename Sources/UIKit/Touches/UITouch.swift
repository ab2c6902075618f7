public import Foundation

/// One finger on the screen, from down to up.
@preconcurrency @MainActor public final class UITouch: NSObject {
    /// What the finger last did.
    public enum Phase: Int, Sendable {
        /// Came down.
        case began = 0
        /// Moved.
        case moved = 1
        /// Lies still.
        case stationary = 2
        /// Was lifted.
        case ended = 3
        /// Was taken away by the system.
        case cancelled = 4
    }

    /// What the finger last did.
    public internal(set) var phase: Phase
    /// When it did so, on the clock of `UIKitHost.tick(to:)`, in seconds.
    public internal(set) var timestamp: TimeInterval
    /// How many times in a row a finger came down here, this time included.
    public internal(set) var tapCount: Int
    /// The window it came down in.
    public internal(set) weak var window: UIWindow?
    /// The view it came down in, for as long as the touch lasts.
    public internal(set) weak var view: UIView?
    /// The recognisers that see this touch.
    public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

    /// In window points.
    var windowLocation: CGPoint
    /// In window points, before the last move.
    var previousWindowLocation: CGPoint

    init(at location: CGPoint, timestamp: TimeInterval, tapCount: Int) {
        phase = .began
        self.timestamp = timestamp
        self.tapCount = tapCount
        windowLocation = location
        previousWindowLocation = location
    }

    /// Where the finger is, in the view's coordinates, or the window's for nil.
    public func location(in view: UIView?) -> CGPoint {
        view?.convert(windowLocation, from: nil) ?? windowLocation
    }

    /// Where the finger was before it last moved.
    public func previousLocation(in view: UIView?) -> CGPoint {
        view?.convert(previousWindowLocation, from: nil) ?? previousWindowLocation
    }
}
