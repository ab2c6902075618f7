import Foundation

/// Brings one window's touches to recognisers and views.
@MainActor final class TouchDispatcher {
    private weak var window: UIWindow?

    init(window: UIWindow) {
        self.window = window
    }
}
