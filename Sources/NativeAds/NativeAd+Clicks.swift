import Foundation

extension NativeAd {
    /// A person tapped the view of `role`, or a part of the ad that shows no asset.
    ///
    /// The asset's own link is opened, else the ad's, else the link's fallback. A click counts
    /// when something was opened, and its trackers never delay that.
    package func tap(_ role: AssetRole?) {
        guard clicks.tap(role, at: engine.world.uptime()) else { return }
        guard let link = creative.clickLink(for: role) else {
            clicks.failed()
            outbox.put(.notOpened(nil))
            return
        }
        Task { await open(link, role: role) }
    }

    /// A person tapped the AdChoices badge: opens the privacy page and is no click.
    package func tapAdChoices() {
        guard let page = creative.privacy else { return }
        Task {
            let browser = browser(for: page)
            let isOpen = await engine.world.open(page, browser)
            outbox.put(isOpen ? .opened(page, browser) : .notOpened(page))
        }
    }

    private func open(_ link: ClickLink, role: AssetRole?) async {
        for url in [link.url, link.fallback].compactMap({ $0 }) {
            let browser = browser(for: url)
            guard await engine.world.open(url, browser) else { continue }
            let trackers = clicks.opened(link.clickTrackers)
            outbox.put(.clicked(asset: role), .opened(url, browser), calling: trackers)
            return
        }
        clicks.failed()
        outbox.put(.notOpened(link.url))
    }

    /// A browser inside the app can only show pages.
    private func browser(for url: URL) -> Browser {
        guard url.scheme == "http" || url.scheme == "https" else { return .system }
        return offer.browser ?? engine.configuration.browser
    }
}
