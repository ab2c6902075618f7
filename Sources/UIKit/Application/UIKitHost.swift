public import Foundation

/// The wires by which a host drives UIKit: time, touches, state.
///
/// Apple's UIKit has no such thing. Nothing moves by itself: time is what `tick(to:)` and touches say, so the same calls always
/// give the same pictures.
@MainActor public enum UIKitHost {
    /// Opens a URL outside the app and says whether it did; nil opens nothing.
    public static var opensURL: (@MainActor (URL) async -> Bool)?

    /// The time that was told last, in seconds.
    public static var now: TimeInterval { VirtualClock.now }

    /// Goes on to this time: scrolling, animations, long presses, display links, then layout.
    ///
    /// An earlier time than the last does not turn the clock back.
    public static func tick(to timestamp: TimeInterval) {
        VirtualClock.advance(to: timestamp)
        DisplayTicks.shared.fire(at: VirtualClock.now)
        AnimationContext.finish(at: VirtualClock.now)
        layout()
    }

    /// A finger did something at this point of the window, or of the screen if nil.
    ///
    /// Touches are laid out, found and told at once, at this time. Without a window the touch goes
    /// to the frontmost one that wants it; points that are no numbers go nowhere.
    public static func send(
        _ phase: UITouch.Phase,
        at location: CGPoint,
        timestamp: TimeInterval,
        in window: UIWindow? = nil
    ) {
        guard location.x.isFinite, location.y.isFinite else { return }
        VirtualClock.advance(to: timestamp)
        layout()
        if let window {
            window.touchDispatcher.send(phase, at: location, time: VirtualClock.now)
        } else if let window = touchedWindow(phase, at: location) {
            let inside = window.pointInside(fromScreen: location)
            window.touchDispatcher.send(phase, at: inside, time: VirtualClock.now)
        }
        layout()
    }

    /// A finger comes down and is lifted 0.05 s later.
    public static func tap(at location: CGPoint, in window: UIWindow? = nil) {
        send(.began, at: location, timestamp: now, in: window)
        tick(to: now + 0.05)
        send(.ended, at: location, timestamp: now, in: window)
    }

    /// A finger comes down, moves in a straight line for this many seconds, and is lifted.
    ///
    /// There are sixty moves and ticks a second. The clock is left at the end of the drag; tick on
    /// to see the content come to rest.
    public static func drag(
        from start: CGPoint,
        to end: CGPoint,
        duration: TimeInterval,
        in window: UIWindow? = nil
    ) {
        guard duration.isFinite, duration >= 0 else { return }
        let beginning = now
        let steps = max(1, Int(min(duration, 600) * 60))
        send(.began, at: start, timestamp: beginning, in: window)
        for step in 1...steps {
            let progress = CGFloat(step) / CGFloat(steps)
            let time = beginning + duration * Double(progress)
            send(.moved, at: start.interpolated(to: end, progress), timestamp: time, in: window)
            tick(to: time)
        }
        send(.ended, at: end, timestamp: now, in: window)
    }

    /// Where the finger came down last.
    private static weak var touched: UIWindow?

    private static func touchedWindow(_ phase: UITouch.Phase, at location: CGPoint) -> UIWindow? {
        if phase == .began {
            touched = UIApplication.shared.windows.last {
                $0.hitTest($0.pointInside(fromScreen: location), with: nil) != nil
            }
        }
        return touched
    }

    /// Lays out every window that is shown.
    public static func layout() {
        for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    }

    /// Makes this the app's state, with Apple's notifications on the way.
    public static func setApplicationState(_ state: UIApplication.State) {
        UIApplication.shared.enter(state)
    }

    /// Sets the screen; call it before the first window is made.
    public static func setScreen(
        size: CGSize,
        scale: CGFloat = 2,
        safeArea: UIEdgeInsets = .zero,
        style: UIUserInterfaceStyle = .light
    ) {
        let screen = UIScreen.main
        screen.bounds = CGRect(origin: .zero, size: size)
        screen.scale = scale
        screen.safeAreaInsets = safeArea
        screen.userInterfaceStyle = style
    }
}

extension UIWindow {
    /// A point of the screen in the window's coordinates.
    fileprivate func pointInside(fromScreen point: CGPoint) -> CGPoint {
        point.applying(layer.model.toSuperlayer.inverted())
    }
}
