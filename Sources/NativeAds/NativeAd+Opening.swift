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
        guard let target = AdURL.target(url.absoluteString),
            let events = await opening(target, self.browser(for: target, wished: browser))
        else {
            outbox.put(.notOpened(url))
            return false
        }
        outbox.put(events)
        return true
    }

    /// What is to be told once the world opened `url`; `nil` where it did not.
    ///
    /// What whoever opened it told meanwhile is part of it, so that a click comes before what it
    /// leads to.
    func opening(_ url: URL, _ browser: Browser) async -> [AdEvent]? {
        opensUnderWay += 1
        let isOpen = await PageOpening.$ad.withValue(self) { await engine.world.open(url, browser) }
        opensUnderWay -= 1
        let told = heldBack
        heldBack = []
        guard isOpen else {
            if !told.isEmpty { outbox.put(told) }
            return nil
        }
        let leaving: [AdEvent] = browser == .system ? [.leavesApp] : []
        return told + leaving + [.opened(url, browser)]
    }

    /// A page inside the app has come so far: said by whoever shows it.
    package func tell(_ phase: PresentationPhase) { tellOfPage(.presentation(phase)) }

    /// The person leaves the app although its pages were to be shown inside or by the app itself:
    /// said by whoever opened it elsewhere.
    package func tellLeaving() { tellOfPage(.leavesApp) }

    private func tellOfPage(_ event: AdEvent) {
        if opensUnderWay > 0 { heldBack.append(event) } else { outbox.put(event) }
    }

    /// A browser inside the app can only show pages.
    func browser(for url: URL, wished browser: Browser) -> Browser {
        Self.isPage(url) ? browser : .system
    }

    private static func isPage(_ url: URL) -> Bool {
        url.scheme == "http" || url.scheme == "https"
    }
}
