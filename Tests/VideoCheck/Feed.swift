import Foundation
import Movies
import NativeAds
import NativeAdsUI
import UIKit

/// A table of ads, one a row, whose cells are used again.
@MainActor final class Feed: NSObject, UITableViewDataSource, UITableViewDelegate {
    private let ads: [NativeAd]
    private let table: UITableView
    private var observations: [Observation] = []
    /// The ads whose video has started.
    private(set) var started: Set<String> = []

    init(_ ads: [NativeAd], in window: UIWindow, row: Double) {
        self.ads = ads
        table = UITableView(frame: window.bounds, style: .plain)
        super.init()
        table.rowHeight = row
        table.dataSource = self
        table.delegate = self
        table.register(FeedCell.self, forCellReuseIdentifier: "ad")
        window.addSubview(table)
        UIKitHost.layout()
        observations = ads.map { ad in
            ad.observe { [weak self] event in
                if event == .video(.start) { self?.started.insert(ad.headline ?? "") }
            }
        }
    }

    /// How far the table can be scrolled.
    var end: Double { Double(table.contentSize.height - table.bounds.height) }

    var offset: Double {
        get { Double(table.contentOffset.y) }
        set { table.contentOffset.y = newValue }
    }

    /// Takes the table off the screen and lets go of it.
    func close() {
        for observation in observations { observation.cancel() }
        observations = []
        table.removeFromSuperview()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        ads.count
    }

    func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "ad", for: indexPath)
        (cell as? FeedCell)?.show(ads[indexPath.row])
        return cell
    }
}

/// An ad with a headline under its video.
final class FeedCell: UITableViewCell {
    private let adView = NativeAdView(frame: CGRect(x: 0, y: 0, width: 390, height: 320))
    private let media = MediaView(frame: CGRect(x: 0, y: 0, width: 390, height: 219))
    private let headline = UILabel(frame: CGRect(x: 16, y: 230, width: 358, height: 30))

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        adView.addSubview(media)
        adView.addSubview(headline)
        adView.mediaView = media
        adView.headlineView = headline
        contentView.addSubview(adView)
    }

    required init?(coder: NSCoder) {
        nil
    }

    func show(_ ad: NativeAd) {
        try? adView.show(ad)
    }
}

/// Lets a feed be scrolled, at a pace, while the clock and the screen go on.
@MainActor struct Walk {
    let feed: Feed
    let clock: ManualClock
    /// Pictures a second.
    let rate: Double

    /// Scrolls to a place, by so many points a second; the most decoders that were open.
    func go(to end: Double, speed: Double) async -> Int {
        let start = feed.offset
        let steps = max(1, Int((abs(end - start) / speed * rate).rounded(.up)))
        var open = 0
        for step in 1...steps {
            feed.offset = start + (end - start) * Double(step) / Double(steps)
            await tick()
            open = max(open, Movie.openCount)
        }
        return open
    }

    /// Lets time pass.
    func stay(_ seconds: Double) async {
        for _ in 0..<Int(seconds * rate) { await tick() }
    }

    private func tick() async {
        await clock.advance(by: 1 / rate)
        UIKitHost.tick(to: UIKitHost.now + 1 / rate)
    }
}
