public import Foundation

/// One of the app's user interfaces; here there is just one.
@preconcurrency @MainActor open class UIScene: NSObject {
    /// Where the scene is between in front and gone.
    public enum ActivationState: Int, Sendable {
        /// Not connected.
        case unattached = -1
        /// In front, getting touches.
        case foregroundActive = 0
        /// In front, but not getting touches.
        case foregroundInactive = 1
        /// Not to be seen.
        case background = 2
    }

    override init() {
        super.init()
    }

    /// Follows the application's state.
    public final var activationState: ActivationState {
        switch UIApplication.shared.applicationState {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }
}

/// The scene that holds the app's windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    /// The windows that are shown, back to front.
    public final var windows: [UIWindow] { UIApplication.shared.windows }

    /// The screen the scene is on.
    public final var screen: UIScreen { UIScreen.main }
}
