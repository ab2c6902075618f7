import Foundation
import GoogleMobileAds
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct NativeAdViewTests {
    @Test func `counts the impression at the first pixel, once, whatever cells do`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let card = Card(in: stage.window, y: 844)
            card.show(ad)
            await stage.pass(1)
            #expect(stage.listener.log.isEmpty)
            card.frame.origin.y = 843
            await stage.pass(0.2)
            #expect(stage.listener.log == ["impression A"])
            card.nativeAd = nil
            let other = Card(in: stage.window)
            other.show(ad)
            await stage.pass(1)
            #expect(stage.listener.log == ["impression A"])
            #expect(stage.urls.count { $0 == "https://t.example/impression/A" } == 1)
        }
    }

    @Test(arguments: [false, true])
    func `clicks by every outlet, whether it takes touches or not`(isEnabled: Bool) async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let card = Card(in: stage.window)
            card.show(ad)
            for part in card.parts { part.isUserInteractionEnabled = isEnabled }
            await stage.pass(0.2)
            for part in card.parts + [card.media] { await stage.tap(part) }
            let clicks = stage.listener.log.count { $0 == "click A" }
            #expect(clicks == 9)
            #expect(stage.opened == Array(repeating: "https://land.example/A", count: 9))
            #expect(stage.urls.count { $0 == "https://t.example/click/A" } == 1)
        }
    }

    @Test func `does not click by white space, nor once the ad is off the view`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let card = Card(in: stage.window)
            card.show(ad)
            await stage.pass(0.2)
            await stage.tap(at: Card.whiteSpace)
            card.nativeAd = nil
            await stage.tap(card.headline)
            #expect(stage.opened.isEmpty)
        }
    }

    @Test func `is the view of the last ad that was set`() async throws {
        try await Stage.run { stage in
            let first = try await stage.ad(stage.bid("A"))
            let second = try await stage.ad(stage.bid("B"))
            let card = Card(in: stage.window)
            card.show(first)
            await stage.pass(0.2)
            card.show(second)
            await stage.pass(0.2)
            await stage.tap(card.button)
            #expect(stage.opened == ["https://land.example/B"])
            #expect(card.nativeAd === second)
            #expect(card.media.mediaContent === second.mediaContent)
        }
    }

    @Test func `loses its ad to the view that shows it next`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let (card, other) = (Card(in: stage.window), Card(in: stage.window, y: 400))
            card.show(ad)
            other.show(ad)
            await stage.pass(0.2)
            #expect(card.nativeAd == nil)
            await stage.tap(card.headline)
            #expect(stage.opened.isEmpty)
            await stage.tap(other.headline)
            #expect(stage.opened.count == 1)
        }
    }

    @Test func `keeps no outlet alive`() async throws {
        try await Stage.run { stage in
            let card = NativeAdView()
            do {
                let label = UILabel()
                card.headlineView = label
                #expect(card.headlineView === label)
            }
            #expect(card.headlineView == nil)
        }
    }

    @Test func `neither counts nor clicks with an ad that is too old`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            await stage.wait(3700)
            let card = Card(in: stage.window)
            card.show(ad)
            await stage.pass(0.5)
            await stage.tap(card.button)
            #expect(stage.listener.log.isEmpty)
            #expect(stage.opened.isEmpty)
        }
    }

    @Test func `has the badge on backfill alone`() async throws {
        try await Stage.run { stage in
            let direct = try await stage.ad(stage.bid("A"))
            let backfill = try await stage.ad(stage.bid("B"), isBackfill: true)
            let card = Card(in: stage.window)
            card.show(direct)
            #expect(card.badge == nil)
            card.show(backfill)
            #expect(card.badge != nil)
        }
    }

    @Test(
        arguments: zip(
            AdChoicesPosition.allCases,
            [(true, false), (false, false), (true, true), (false, true)]
        )
    )
    func `puts the badge into the corner that was preferred`(
        position: AdChoicesPosition,
        place: (isRight: Bool, isBottom: Bool)
    ) async throws {
        try await Stage.run { stage in
            let options = NativeAdViewAdOptions()
            options.preferredAdChoicesPosition = position
            let ad = try await stage.ad(stage.bid("A"), [options], isBackfill: true)
            let card = Card(in: stage.window)
            card.show(ad)
            card.layoutIfNeeded()
            let badge = try #require(card.badge)
            #expect((badge.frame.midX > 195) == place.isRight)
            #expect((badge.frame.midY > 200) == place.isBottom)
            await stage.tap(badge)
            #expect(stage.opened == ["https://privacy.example/"])
            #expect(!stage.listener.log.contains("click A"))
        }
    }

    @Test func `puts the badge into the app's own view for it`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"), isBackfill: true)
            let card = Card(in: stage.window)
            let room = AdChoicesView(frame: CGRect(x: 300, y: 100, width: 30, height: 30))
            card.addSubview(room)
            card.adChoicesView = room
            card.show(ad)
            #expect(card.badge?.superview === room)
        }
    }

    @Test func `registers any view, of which the parts click that were said to`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            let headline = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
            let body = UILabel(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
            let media = MediaView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
            for part in [headline, body, media] { view.addSubview(part) }
            stage.window.addSubview(view)
            ad.register(
                view,
                clickableAssetViews: [.headlineAsset: headline, .mediaViewAsset: media],
                nonclickableAssetViews: [.bodyAsset: body]
            )
            await stage.pass(0.2)
            #expect(stage.listener.log == ["impression A"])
            await stage.tap(body)
            await stage.tap(media)
            #expect(stage.opened.isEmpty)
            await stage.tap(headline)
            #expect(stage.opened.count == 1)
            ad.unregisterAdView()
            await stage.tap(headline)
            #expect(stage.opened.count == 1)
        }
    }

    @Test func `takes outlets that come after the ad`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"), isBackfill: true)
            let view = NativeAdView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            let headline = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
            let media = MediaView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
            let room = AdChoicesView(frame: CGRect(x: 300, y: 100, width: 30, height: 30))
            for part in [headline, media, room] { view.addSubview(part) }
            stage.window.addSubview(view)
            view.nativeAd = ad
            (view.headlineView, view.mediaView, view.adChoicesView) = (headline, media, room)
            await stage.pass(0.2)
            #expect(media.mediaContent === ad.mediaContent)
            #expect(room.subviews.count == 1)
            await stage.tap(headline)
            await stage.tap(media)
            #expect(stage.opened == Array(repeating: "https://land.example/A", count: 2))
            view.headlineView = nil
            await stage.tap(headline)
            #expect(stage.opened.count == 2)
        }
    }

    @Test func `lets views of an app hear of their ad and their media`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let view = Telling(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            let media = TellingMedia(frame: view.bounds)
            view.addSubview(media)
            view.mediaView = media
            stage.window.addSubview(view)
            view.nativeAd = ad
            let other = Card(in: stage.window, y: 400)
            other.show(ad)
            #expect(view.told == ["A", nil])
            #expect(media.changes == 1)
            await stage.pass(0.2)
            #expect(view.layouts > 0)
            #expect(media.sizeThatFits(CGSize(width: 100, height: 10)).height == 50)
        }
    }
}

/// An app's view that fills itself when it gets its ad.
@MainActor private final class Telling: NativeAdView {
    var told: [String?] = []
    var layouts = 0
    override var nativeAd: NativeAd? { didSet { told.append(nativeAd?.headline) } }

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}

@MainActor private final class TellingMedia: MediaView {
    var changes = 0
    override var mediaContent: MediaContent? { didSet { changes += 1 } }
}
