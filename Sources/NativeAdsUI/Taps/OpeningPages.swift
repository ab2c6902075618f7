#if canImport(UIKit)
import Foundation
import NativeAds
package import UIKit

/// Lets the live world open pages and apps by way of the application.
///
/// The world's door takes an address and says who is to open it, nothing more. A page inside the
/// app also needs a place, so the view that was tapped travels with the task that opens the page.
@MainActor package enum OpeningPages {
    /// Where the tap was that is followed.
    private static let source = TaskLocal<Source?>(wrappedValue: nil)

    /// Where somebody tapped, and over what its page is shown.
    @MainActor private struct Source {
        let view: WeakView?
        /// The app's own controller, as it was at the tap.
        let presenter: WeakController?
    }

    @MainActor private struct WeakController {
        weak var controller: UIViewController?
    }

    /// From now on taps on ads of `World.live` open something, and so does what an app opens by an
    /// ad that no view shows.
    package static func connect() {
        LiveOpener.open = { url, browser in await open(url, in: browser) }
    }

    /// Does what a tap leads to; pages inside the app that it opens belong over `presenter`, which is
    /// asked now, or else where the tapped view is.
    ///
    /// It travels with the tasks that `tap` starts.
    package static func following<Result>(
        _ view: UIView?,
        over presenter: (() -> UIViewController?)? = nil,
        do tap: () -> Result
    ) -> Result {
        connect()
        let presenter = presenter?().map { WeakController(controller: $0) }
        let source = Source(view: view.map(WeakView.init), presenter: presenter)
        return self.source.withValue(source, operation: tap)
    }

    /// The controller that pages inside the app are shown over; `nil` where none is on the screen.
    static var presenter: UIViewController? {
        let source = source.get()
        let chosen = source?.presenter?.controller
        let tapped = source?.view?.view?.controllerOnScreen
        let candidates = [chosen, tapped ?? UIApplication.shared.frontController]
        return candidates.lazy.compactMap { $0?.frontmost }
            .first { $0.viewIfLoaded?.window != nil }
    }

    /// Whether the page was opened; an app that handles clicks by itself is asked before this.
    private static func open(_ url: URL, in browser: Browser) async -> Bool {
        let ad = PageOpening.ad
        if browser == .inApp, let presenter, InAppBrowser.show(url, over: presenter, of: ad) {
            return true
        }
        let isOpen = await UIApplication.shared.open(url, options: [:])
        // That the system's own browser is elsewhere goes without saying.
        if isOpen, browser != .system { ad?.tellLeaving() }
        return isOpen
    }
}

extension UIView {
    /// The nearest controller around a view that is shown.
    fileprivate var controllerOnScreen: UIViewController? {
        guard let window else { return nil }
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return window.rootViewController
    }
}

extension UIViewController {
    /// The controller that lies over all that this one shows.
    fileprivate var frontmost: UIViewController {
        var controller = self
        while let next = controller.presentedViewController { controller = next }
        return controller
    }
}

extension UIApplication {
    /// The controller of the window in use, where the tapped view is gone.
    fileprivate var frontController: UIViewController? {
        let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
        let scene = scenes.first { $0.activationState == .foregroundActive } ?? scenes.first
        let windows = scene?.windows.filter { $0.rootViewController != nil } ?? []
        return (windows.first(where: \.isKeyWindow) ?? windows.last)?.rootViewController
    }
}
#endif
