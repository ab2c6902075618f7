#if canImport(UIKit)
import Foundation
import UIKit

#if canImport(SafariServices)
import SafariServices

/// The browser inside the app: Safari in a sheet of its own, with the app's cookies kept apart.
@MainActor enum InAppBrowser {
    /// Shows a page over a controller; whether it can.
    static func show(_ url: URL, over presenter: UIViewController) -> Bool {
        // It stops the app at anything but a web page.
        guard url.scheme == "http" || url.scheme == "https" else { return false }
        presenter.present(SFSafariViewController(url: url), animated: true)
        return true
    }
}
#else
/// Here is no browser inside the app: pages are opened by the host.
@MainActor enum InAppBrowser {
    /// Shows nothing.
    static func show(_ url: URL, over presenter: UIViewController) -> Bool { false }
}
#endif
#endif
