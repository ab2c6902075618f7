public import Foundation
import OpenRTB

/// What whoever opens a page for ``World/open`` may know of it.
package enum PageOpening {
    /// The ad whose page it is: what becomes of the page is told by it.
    @TaskLocal package static var ad: NativeAd?
}

extension NativeAd {
    /// Who is to open its pages, where the seller says so.
    package var browserOfSeller: Browser? { offer.browser }

    /// Opens a page of the app's choice, as it would open the ad's own, and says whether that
    /// worked; nothing counts by it.
    ///
    /// ``AdEvent/opened(_:_:)`` or ``AdEvent/notOpened(_:)`` is told. An address that may not be
    /// opened, such as a script, is not.
    @discardableResult public func open(_ url: URL, in browser: Browser) async -> Bool {
        guard let target = AdURL.target(url.absoluteString) else {
            outbox.put(.notOpened(url))
            return false
        }
        let browser = self.browser(for: target, wished: browser)
        let isOpen = await hasOpened(target, browser)
        outbox.put(isOpen ? .opened(target, browser) : .notOpened(target))
        return isOpen
    }

    /// Whether the world opened `url`; tells beforehand, or else at once, that the person leaves.
    func hasOpened(_ url: URL, _ browser: Browser) async -> Bool {
        let leaves = browser != .inApp
        if leaves, Self.isPage(url) { outbox.put(.leavesApp) }
        let isOpen = await PageOpening.$ad.withValue(self) {
            await engine.world.open(url, browser)
        }
        if isOpen, leaves, !Self.isPage(url) { outbox.put(.leavesApp) }
        return isOpen
    }

    /// A page inside the app has come so far: said by whoever shows it.
    package func tell(_ phase: PresentationPhase) { outbox.put(.presentation(phase)) }

    /// The person leaves the app although a page inside it was meant: said by whoever opens it.
    package func tellLeaving() { outbox.put(.leavesApp) }

    /// A browser inside the app can only show pages.
    func browser(for url: URL, wished browser: Browser) -> Browser {
        Self.isPage(url) ? browser : .system
    }

    private static func isPage(_ url: URL) -> Bool {
        url.scheme == "http" || url.scheme == "https"
    }
}
