package import Foundation

extension NativeAd {
    /// A person tapped the view of `role`, or a part of the ad that shows no asset.
    ///
    /// The asset's own link is opened, else the ad's, else the link's fallback. A click counts
    /// when something was opened, and its trackers never delay that. Where the app handles clicks
    /// by itself, it counts at the tap. An ad that has expired opens its page, too, and counts no
    /// click.
    package func tap(_ role: AssetRole?) {
        click(role, leadingTo: creative.clickLink(for: role))
    }

    /// A person tapped the view of `role`, whose clicks the app handles: it counts at the tap.
    package func tap(
        _ role: AssetRole?,
        handledBy handle: @escaping @MainActor (AdClick) -> Void
    ) {
        click(role, leadingTo: creative.clickLink(for: role), handledBy: handle)
    }

    /// A person went somewhere in the ad's markup: that is the ad's click.
    ///
    /// What they chose is opened, else what a tap on the main media would open, whose trackers are
    /// called.
    package func tap(leadingTo url: URL) {
        let link = creative.clickLink(for: .main)
        click(
            .main,
            leadingTo: ClickLink(
                url: url,
                fallback: link?.url,
                clickTrackers: link?.clickTrackers ?? []
            )
        )
    }

    /// A person tapped a part that leads somewhere of its own: that is a click, as ``tap(_:)``.
    package func follow(_ link: ClickLink?, from role: AssetRole? = nil) {
        click(role, leadingTo: link)
    }

    private func click(
        _ role: AssetRole?,
        leadingTo link: ClickLink?,
        handledBy handle: (@MainActor (AdClick) -> Void)? = nil
    ) {
        enterWindow()
        guard clicks.tap(role, at: engine.world.uptime()) else { return }
        if let handle = handle ?? onClick {
            count(role, of: link)
            handle(AdClick(asset: role, link: link, ad: self))
        } else {
            Task { await follow(link, role: role) }
        }
    }

    /// A person tapped the AdChoices badge: opens the privacy page and is no click.
    package func tapAdChoices() {
        guard let page = creative.privacy, choices.tap(nil, at: engine.world.uptime()) else {
            return
        }
        Task {
            let isOpen = await show(ClickLink(url: page))
            if isOpen { _ = choices.opened([]) } else { choices.failed() }
        }
    }

    /// Opens a link or its fallback and tells of it; nothing counts by that.
    func show(_ link: ClickLink?) async -> Bool {
        let events = await open(link)
        outbox.put(events ?? [.notOpened(link?.url)])
        return events != nil
    }

    private func follow(_ link: ClickLink?, role: AssetRole?) async {
        guard let link, let events = await open(link) else {
            clicks.failed()
            outbox.put(.notOpened(link?.url))
            return
        }
        count(role, of: link, events)
    }

    /// Counts a click, unless the ad has expired, and tells of what else happened by it.
    private func count(_ role: AssetRole?, of link: ClickLink?, _ others: [AdEvent] = []) {
        guard state != .expired else {
            clicks.failed()
            return outbox.put(others)
        }
        let trackers = clicks.opened((link?.clickTrackers ?? []) + video.clickURLs)
        outbox.put([.clicked(asset: role)] + others, calling: trackers)
        video.tellLater { [weak self] in
            guard let self else { return }
            let late = clicks.late(video.clickURLs)
            if !late.isEmpty { outbox.put(calling: late) }
        }
    }

    /// What is to be told of what of a link could be opened; `nil` where nothing could.
    private func open(_ link: ClickLink?) async -> [AdEvent]? {
        for url in [link?.url, link?.fallback].compactMap({ $0 }) {
            if let events = await opening(url, browser(for: url)) { return events }
        }
        return nil
    }

    /// What is set for this one ad goes before the seller's word, and that before the app's.
    private func browser(for url: URL) -> Browser {
        browser(for: url, wished: browser ?? offer.browser ?? engine.configuration.browser)
    }
}
