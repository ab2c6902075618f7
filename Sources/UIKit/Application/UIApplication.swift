import Foundation

/// The app as a whole: its windows, its state, and the way out to other apps.
///
/// There is no run loop and no delegate: a host drives it through `UIKitHost`.
@preconcurrency @MainActor public final class UIApplication: UIResponder {
    /// In front or not.
    public enum State: Int, Sendable {
        /// In front, getting touches.
        case active = 0
        /// In front, but a call or a system sheet gets the touches.
        case inactive = 1
        /// Not to be seen.
        case background = 2
    }

    /// The only app.
    public static let shared = UIApplication()

    /// In front or not; the host says.
    public internal(set) var applicationState = State.active
    /// Which way the app's language is read; left to right until the host says otherwise.
    public internal(set) var userInterfaceLayoutDirection =
        UIUserInterfaceLayoutDirection.leftToRight
    /// The windows that are shown, back to front.
    public internal(set) var windows: [UIWindow] = []
    /// The window that the app's keyboard would write to.
    public internal(set) weak var keyWindow: UIWindow?
    /// The only scene.
    let scene = UIWindowScene()

    /// The app's one scene.
    public var connectedScenes: Set<UIScene> { [scene] }

    /// Nobody: the chain ends here.
    public override var next: UIResponder? { nil }

    /// Keeps `windows` in the order in which they lie.
    func windowVisibilityDidChange(_ window: UIWindow) {
        if window.isHidden {
            windows.removeAll { $0 === window }
            if keyWindow === window { keyWindow = windows.last }
            return
        }
        guard !windows.contains(where: { $0 === window }) else { return }
        windows.append(window)
        windowLevelDidChange(window)
        window.showRoot()
    }

    /// Brings a window that is shown to the front of its level.
    func windowLevelDidChange(_ window: UIWindow) {
        guard let index = windows.firstIndex(where: { $0 === window }) else { return }
        windows.append(windows.remove(at: index))
        windows = windows.enumerated()
            .sorted {
                ($0.element.windowLevel.rawValue, $0.offset)
                    < ($1.element.windowLevel.rawValue, $1.offset)
            }
            .map(\.element)
    }
}
