public import Foundation

/// The wires by which a host drives UIKit: time, touches, state. Apple's UIKit has no such thing.
///
/// Nothing moves by itself: time is what `tick(to:)` and touches say, so the same calls always
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
        layout()
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
