public import Foundation

/// The touches of one moment.
@preconcurrency @MainActor public final class UIEvent: NSObject {
    /// When it happened, on the clock of `UIKitHost.tick(to:)`, in seconds.
    public let timestamp: TimeInterval
    /// Every finger on the screen.
    public let allTouches: Set<UITouch>?

    init(timestamp: TimeInterval, touches: Set<UITouch>) {
        self.timestamp = timestamp
        allTouches = touches
    }

    /// The fingers that came down in this view.
    public func touches(for view: UIView) -> Set<UITouch>? {
        allTouches?.filter { $0.view === view }
    }
}
