import VAST

extension NativeAd {
    /// The icons that the ad's video wants over it; none before its document is known.
    ///
    /// Of those for one programme the one closest to the ad is here.
    package var videoIcons: [VideoIcon] {
        (video.ad?.linear?.icons ?? []).enumerated()
            .compactMap { VideoIcon($1, id: $0) }
            .prefix(Self.mostIcons).map(\.self)
    }

    /// More would hide the video.
    private static let mostIcons = 4

    /// The icon's picture.
    package func picture(of icon: VideoIcon) async throws(AdError) -> Picture {
        try await engine.pictures.picture(at: icon.picture)
    }

    /// An icon is on show: who wants to hear of that does, once.
    package func iconWasShown(_ icon: VideoIcon) {
        guard shownIcons.insert(icon.id).inserted else { return }
        video.call(video.expanded(icon.viewTracking))
    }

    /// A person tapped an icon: its page opens as that of AdChoices does, and the ad counts no click.
    package func tapIcon(_ icon: VideoIcon) {
        guard let page = icon.page, choices.tap(nil, at: engine.world.uptime()) else { return }
        Task {
            guard await show(ClickLink(url: page)) else { return choices.failed() }
            let isFirst = tappedIcons.insert(icon.id).inserted
            _ = choices.opened([])
            if isFirst { video.call(video.expanded(icon.clickTracking)) }
        }
    }
}
