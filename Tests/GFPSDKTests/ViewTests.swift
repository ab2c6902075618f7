import Foundation
import GFPSDK
import NativeAds
import NativeAdsUI
import OpenRTB
import Testing
import UIKit

/// What an ad view draws, registers and says.
@MainActor @Suite(.onScreen) struct ViewTests {
    @Test(arguments: [true, false], [true, false])
    func `a media view must be there as the setting says, else 5100 and nothing is tracked`(
        wantsMedia: Bool,
        hasMedia: Bool
    ) async throws {
        try await Stage.run { stage in
            stage.options.renderingSetting.hasMediaView = wantsMedia
            stage.answer(Stage.direct, Stage.bid(main: wantsMedia ? Self.main : nil))
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window, hasMedia: hasMedia)
            stage.listener.forget()
            card.nativeAd = ad
            #expect(stage.listener.calls.isEmpty)
            await stage.pass(2)
            await stage.tap(card.action)
            if wantsMedia == hasMedia {
                #expect(stage.listener.calls == ["rendered", "seen", "clicked"])
            } else {
                #expect(stage.listener.calls == ["ad failed 5100"])
                #expect(stage.listener.error?.codeName() == "GFPErrorNativeAdRendering")
                #expect(stage.calls("https://t.example/valid") == 0 && stage.opened.isEmpty)
            }
            #expect((ad.mediaData != nil) == wantsMedia)
        }
    }

    @Test func `a media view that comes after the ad, in one go with it, is there in time`()
        async throws
    {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window, hasMedia: false)
            card.addSubview(card.media)
            stage.listener.forget()
            card.nativeAd = ad
            card.mediaView = card.media
            await stage.pass(2)
            #expect(stage.listener.calls == ["rendered", "seen"])
            // Whoever takes it away is told once, and has the ad back with it.
            card.mediaView = nil
            card.titleLabel = nil
            card.titleLabel = card.title
            await stage.pass(0.2)
            #expect(stage.listener.calls == ["rendered", "seen", "ad failed 5100"])
            await stage.tap(card.title)
            #expect(stage.opened.isEmpty)
            card.mediaView = card.media
            await stage.pass(0.6)
            await stage.tap(card.title)
            #expect(stage.opened.count == 1 && stage.listener.count("ad failed 5100") == 1)
        }
    }

    @Test(arguments: [true, false], [true, false])
    func `without a media view nobody waits for the main media of an ad that has some`(
        isLazy: Bool,
        isVideo: Bool
    ) async throws {
        try await Stage.run { stage in
            stage.options.renderingSetting.hasMediaView = false
            stage.options.renderingSetting.useLazyMediaLoading = isLazy
            var bid = Stage.bid(vast: isVideo ? Stage.video : nil)
            if !isVideo {
                let main: JSONValue = ["url": "https://cdn.example/main.png", "type": 3]
                bid = Stage.bid(main: main)
            }
            stage.picture("main", fails: true)
            stage.picture("icon")
            stage.answer(Stage.direct, bid)
            let ad = try await stage.ad()
            #expect(ad.mediaLoadingState == .notAvailable && ad.mediaData == nil)
            #expect(ad.adStyleType == .feedNative)
            Card(in: stage.window, hasMedia: false).nativeAd = ad
            await stage.pass(2)
            #expect(stage.listener.count("seen") == 1)
            #expect(stage.listener.count("all loaded") == (isLazy ? 1 : 0))
            #expect(stage.listener.count("load failed") == 0)
            #expect(stage.calls("https://cdn.example/main.png") == 0)
        }
    }

    @Test func `icon and media are drawn, and texts are the app's to write`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            card.title.text = "mine"
            card.nativeAd = ad
            await stage.pass(0.2)
            await stage.shown { card.icon.image != nil && card.media.showsMedia }
            #expect(card.icon.image != nil && card.media.showsMedia)
            #expect(card.title.text == "mine" && card.text.text == nil && !card.text.isHidden)
            card.nativeAd = nil
            #expect(card.nativeAd == nil && card.icon.image == nil && !card.media.showsMedia)
            #expect(card.title.text == "mine")
        }
    }

    @Test func `an outlet that is set later is a part of the ad from then on`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            card.iconView = nil
            card.nativeAd = ad
            await stage.pass(0.2)
            await stage.tap(card.icon)
            #expect(stage.opened.isEmpty)
            card.iconView = card.icon
            await stage.shown { card.icon.image != nil }
            await stage.pass(1)
            await stage.tap(card.icon)
            #expect(stage.opened == ["https://land.example/"])
        }
    }

    @Test(arguments: [
        (GFPAdChoicesViewPosition.topRightCorner, 390.0, 0.0), (.topLeftCorner, 0, 0),
        (.bottomRightCorner, 390, 300), (.bottomLeftCorner, 0, 300),
    ])
    func `AdChoices is in the corner set, of backfill ads alone`(
        position: GFPAdChoicesViewPosition,
        x: Double,
        y: Double
    ) async throws {
        for isBackfill in [true, false] {
            try await Stage.run(hasBackfill: true) { stage in
                stage.options.renderingSetting.preferredAdChoicesViewPosition = position
                stage.answer(isBackfill ? Stage.backfill : Stage.direct, Stage.bid())
                stage.pictures()
                let ad = try await stage.ad()
                let card = Card(in: stage.window)
                card.nativeAd = ad
                await stage.pass(0.1)
                let badge = card.subviews.first { $0.accessibilityLabel == "AdChoices" }
                #expect((badge != nil) == isBackfill)
                guard let badge else { return }
                #expect(abs(badge.center.x - x) < 30 && abs(badge.center.y - y) < 30)
                await stage.tap(badge)
                #expect(stage.opened == ["https://privacy.example/"])
                #expect(stage.listener.count("clicked") == 0)
            }
        }
    }

    @Test func `AdChoices is in the view that has room for it`() async throws {
        try await Stage.run(hasBackfill: true) { stage in
            stage.answer(Stage.backfill, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            let room = UIView(frame: CGRect(x: 100, y: 260, width: 30, height: 30))
            card.addSubview(room)
            card.adChoicesView = room
            card.nativeAd = ad
            await stage.pass(0.1)
            #expect(room.subviews.contains { $0.accessibilityLabel == "AdChoices" })
            #expect(!card.subviews.contains { $0.accessibilityLabel == "AdChoices" })
        }
    }

    @Test(arguments: [true, false])
    func `a friendly obstruction hides nothing`(isFriendly: Bool) async throws {
        try await Stage.run { stage in
            let cover = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
            cover.backgroundColor = .black
            if isFriendly {
                stage.options.renderingSetting.omFriendlyObstructions = [
                    GFPOMFriendlyObstruction(with: cover, purpose: .other, reason: "a veil")
                ]
            }
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            Card(in: stage.window).nativeAd = ad
            stage.window.addSubview(cover)
            await stage.pass(2)
            #expect(stage.listener.count("seen") == (isFriendly ? 1 : 0))
        }
    }

    @Test func `further texts and pictures have views by their keys`() async throws {
        try await Stage.run { stage in
            let format: JSONValue = [
                "id": "gfp",
                "fields": [
                    "overlayBadge": ["url": "https://cdn.example/badge.png"], "promotion1": "-20 %",
                ],
            ]
            let extra: JSONValue = ["engagement": "1,024 likes", "badge": "AD", "notice": "18+"]
            stage.answer(
                Stage.direct,
                Stage.bid(ona: ["format": format, "extra": extra, "tags": ["visualKey": "card-1"]])
            )
            stage.pictures()
            stage.picture("badge")
            let ad = try await stage.ad()
            #expect(ad.extraText(with: GFPExtraAssetKey.engagement) == "1,024 likes")
            #expect(ad.extraText(with: GFPExtraAssetKey.promotion1) == "-20 %")
            #expect(ad.extraText(with: "other") == nil && ad.adVisualKey == "card-1")
            #expect(ad.badge == "AD" && ad.notice == "18+" && ad.socialContext == nil)
            let key = GFPExtraAssetKey.overlayBadge
            #expect(ad.extraImageUrl(with: key)?.absoluteString == "https://cdn.example/badge.png")
            let card = Card(in: stage.window)
            let (label, picture) = (UILabel(), UIImageView())
            picture.frame = CGRect(x: 340, y: 60, width: 40, height: 40)
            for view in [label, picture] { card.addSubview(view) }
            card.setExtraLabelWith("engagement", label: label)
            card.setExtraImageViewWith(key, imageView: picture)
            #expect(card.extraLabel(with: "engagement") === label)
            #expect(card.getAllExtraLabel().keys.sorted() == ["engagement"])
            #expect(card.extraImageView(with: key) === picture)
            #expect(card.getAllExtraImageView().keys.sorted() == [key])
            #expect(card.labels() == [card.title, card.text, card.action, label])
            card.nativeAd = ad
            await stage.shown { picture.image != nil }
            #expect(picture.image != nil && label.text == nil)
            #expect(ad.extraImage(with: key) != nil)
            card.setExtraLabelWith("engagement", label: nil)
            #expect(card.extraLabel(with: "engagement") == nil)
        }
    }

    @Test func `a further view of the app's clicks by its own word`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            let (part, stranger) = (UIView(), UIView())
            card.additionalRenderingViewDict = ["part": part]
            card.nativeAd = ad
            await stage.pass(0.2)
            card.additionalRenderingViewClicked(stranger)
            await stage.clock.settle()
            #expect(stage.opened.isEmpty)
            card.additionalRenderingViewClicked(part)
            await stage.clock.settle()
            #expect(stage.opened.count == 1 && stage.listener.count("clicked") == 1)
        }
    }

    @Test func `an ad that goes to another cell leaves the first`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let (first, second) = (Card(in: stage.window), Card(in: stage.window, y: 320))
            first.nativeAd = ad
            second.nativeAd = ad
            #expect(first.nativeAd == nil && second.nativeAd === ad)
            await stage.pass(2)
            #expect(stage.listener.count("seen") == 1)
        }
    }

    @Test func `an ad that is too old is refused, and says that it is`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            await stage.clock.advance(by: 3601)
            #expect(ad.isAdInvalidate)
            Card(in: stage.window).nativeAd = ad
            await stage.pass(0.1)
            #expect(stage.listener.calls.last == "ad failed 5100")
        }
    }

    @Test func `the media view takes the shape of its picture, light or dark, where it is told to`()
        async throws
    {
        try await Stage.run { stage in
            stage.options.renderingSetting.isImageSizePreferred = true
            stage.options.renderingSetting.adInterfaceStyle = .dark
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            card.nativeAd = ad
            #expect(card.media.isImageSizePreferred)
            #expect(card.media.overrideUserInterfaceStyle == .dark)
            ad.updateInterfaceStyle(.light)
            #expect(card.media.overrideUserInterfaceStyle == .light)
            card.nativeAd = nil
            #expect(!card.media.isImageSizePreferred)
            #expect(card.media.overrideUserInterfaceStyle == .unspecified)
        }
    }

    @Test func `a media view that another one replaces shows nothing of the ad any more`()
        async throws
    {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid(vast: Stage.video))
            stage.pictures()
            let card = Card(in: stage.window)
            card.nativeAd = try await stage.ad()
            await stage.pass(1)
            await stage.shown { card.media.showsMedia }
            let other = GFPMediaView(frame: card.media.frame)
            card.addSubview(other)
            card.mediaView = other
            await stage.pass(1)
            await stage.shown { other.showsMedia }
            #expect(!card.media.showsMedia && other.showsMedia)
            #expect(card.nativeAd?.mediaData?.videoController?.isPlaying == true)
        }
    }

    @Test func `what the app says itself of the media view's shape and look stays`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let card = Card(in: stage.window)
            card.media.isImageSizePreferred = true
            card.media.overrideUserInterfaceStyle = .dark
            for shown in [ad, nil] {
                card.nativeAd = shown
                #expect(card.media.isImageSizePreferred)
                #expect(card.media.overrideUserInterfaceStyle == .dark)
            }
        }
    }

    @Test func `light and dark reach the view that shows the ad, whoever let it go`() async throws {
        try await Stage.run { stage in
            stage.answer(Stage.direct, Stage.bid())
            stage.pictures()
            let ad = try await stage.ad()
            let bare = Card(in: stage.window, hasMedia: false)
            let card = Card(in: stage.window, y: 320)
            bare.nativeAd = ad
            card.nativeAd = ad
            bare.nativeAd = nil
            ad.updateInterfaceStyle(.dark)
            #expect(card.media.overrideUserInterfaceStyle == .dark)
        }
    }

    private static let main: JSONValue = [
        "url": "https://cdn.example/main.png", "w": 1200, "h": 600,
    ]
}
