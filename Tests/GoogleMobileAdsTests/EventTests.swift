import Foundation
import GoogleMobileAds
import NativeAds
import OpenRTB
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct EventTests {
    private static let mute: JSONObject = [
        "mute": [
            "reasons": ["Seen too often", "Not for me"], "url": "https://t.example/mute?r=[REASON]",
        ]
    ]

    @Test func `tells of a click as the person leaves for the browser`() async throws {
        try await Stage.run { stage in
            let card = Card(in: stage.window)
            card.show(try await stage.ad(stage.bid("A")))
            await stage.pass(0.2)
            await stage.tap(card.button)
            #expect(stage.listener.log == ["impression A", "click A", "will leave A"])
        }
    }

    @Test func `counts no click where nothing could be opened`() async throws {
        try await Stage.run { stage in
            stage.opens = false
            let card = Card(in: stage.window)
            card.show(try await stage.ad(stage.bid("A")))
            await stage.pass(0.2)
            await stage.tap(card.button)
            #expect(!stage.listener.log.contains("click A"))
        }
    }

    @Test func `tells nobody who is gone, and goes on counting`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            ad.delegate = nil
            let card = Card(in: stage.window)
            card.show(ad)
            await stage.pass(0.2)
            #expect(stage.listener.log.isEmpty)
            #expect(stage.urls.contains("https://t.example/impression/A"))
        }
    }

    @Test func `says once what the impression earned`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A", price: 2.5), isBackfill: true)
            var values: [AdValue] = []
            ad.paidEventHandler = { values.append($0) }
            let card = Card(in: stage.window)
            card.show(ad)
            #expect(values.isEmpty)
            await stage.pass(1)
            #expect(values.map(\.value) == [NSDecimalNumber(string: "0.0025")])
            #expect(values.map(\.currencyCode) == ["EUR"])
            #expect(values.map(\.precision) == [.precise])
        }
    }

    @Test func `takes the price of the publisher's own ads for the publisher's`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            var precision: AdValuePrecision?
            ad.paidEventHandler = { precision = $0.precision }
            Card(in: stage.window).show(ad)
            await stage.pass(0.2)
            #expect(precision == .publisherProvided)
        }
    }

    @Test func `mutes an ad for a reason, once, where both sides want it`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(
                stage.bid("A", ona: Self.mute),
                [NativeMuteThisAdLoaderOptions()]
            )
            #expect(ad.isCustomMuteThisAdAvailable)
            #expect(ad.muteThisAdReasons?.map(\.reason) == ["Seen too often", "Not for me"])
            let reason = ad.muteThisAdReasons?.last
            ad.muteThisAd(with: reason)
            ad.muteThisAd(with: nil)
            await stage.settle()
            #expect(stage.listener.log == ["muted A"])
            #expect(stage.urls.last == "https://t.example/mute?r=Not%20for%20me")
        }
    }

    @Test func `mutes no ad that was not loaded for that`() async throws {
        try await Stage.run { stage in
            let off = NativeMuteThisAdLoaderOptions()
            off.isCustomMuteThisAdRequested = false
            for options in [nil, [off]] {
                let ad = try await stage.ad(stage.bid("A", ona: Self.mute), options)
                #expect(!ad.isCustomMuteThisAdAvailable)
                ad.muteThisAd(with: nil)
                await stage.settle()
                #expect(stage.listener.log.isEmpty)
            }
        }
    }

    @Test(arguments: [true, false])
    func `clicks by a swipe, and by taps only where they are allowed`(taps: Bool) async throws {
        try await Stage.run { stage in
            let options = NativeAdCustomClickGestureOptions(
                swipeGestureDirection: .left,
                tapsAllowed: taps
            )
            let card = Card(in: stage.window)
            card.show(try await stage.ad(stage.bid("A"), [options]))
            await stage.pass(0.2)
            stage.listener.log = []
            await stage.swipe(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 20))
            #expect(stage.listener.log == ["swipe A", "will leave A"])
            stage.listener.log = []
            await stage.swipe(from: CGPoint(x: 100, y: 20), to: CGPoint(x: 300, y: 20))
            #expect(stage.listener.log.isEmpty)
            await stage.tap(card.headline)
            #expect(stage.listener.log == (taps ? ["click A", "will leave A"] : []))
        }
    }

    @Test func `clicks by a gesture of the app once that is enabled`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            #expect(ad.isCustomClickGestureEnabled)
            ad.recordCustomClickGesture()
            await stage.settle()
            #expect(stage.opened.isEmpty)
            ad.enableCustomClickGestures()
            stage.listener.during { ad.recordCustomClickGesture() }
            await stage.settle()
            #expect(stage.listener.log == ["click A", "will leave A"])
            #expect(stage.opened == ["https://land.example/A"])
        }
    }

    @Test func `lets no click wait to be confirmed`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let confirming = Confirming()
            ad.unconfirmedClickDelegate = confirming
            let card = Card(in: stage.window)
            card.show(ad)
            ad.registerClickConfirming(card.button)
            await stage.pass(0.2)
            await stage.tap(card.headline)
            ad.cancelUnconfirmedClick()
            #expect(stage.listener.log.contains("click A"))
            #expect(confirming.calls == 0)
        }
    }

    /// The engine says how far a page inside the app has come.
    @Test func `tells of pages inside the app from before they come until they are gone`()
        async throws
    {
        try await Stage.run { stage in
            var shown: EngineAd?
            stage.host.onLoad = { shown = $0 }
            let ad = try await stage.ad(stage.bid("A"))
            let phases: [PresentationPhase] = [
                .willPresent, .didPresent, .willDismiss, .didDismiss,
            ]
            for phase in phases { shown?.tell(phase) }
            await stage.settle()
            #expect(
                stage.listener.log == ["will present A", "will dismiss A", "did dismiss A"]
            )
            withExtendedLifetime(ad) {}
        }
    }

    @Test(arguments: [0, Double.leastNonzeroMagnitude, 1e-127, 1e300])
    func `says nothing of a price that is none`(price: Double) async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A", price: price))
            var values: [NSDecimalNumber] = []
            ad.paidEventHandler = { values.append($0.value) }
            Card(in: stage.window).show(ad)
            await stage.pass(0.2)
            #expect(stage.listener.log == ["impression A"])
            #expect(values.isEmpty)
        }
    }

    @Test func `takes a tap for a tap after a swipe that came too soon after another`() async throws
    {
        try await Stage.run { stage in
            let options = NativeAdCustomClickGestureOptions(
                swipeGestureDirection: .left,
                tapsAllowed: true
            )
            let card = Card(in: stage.window)
            card.show(try await stage.ad(stage.bid("A"), [options]))
            await stage.pass(0.2)
            stage.listener.log = []
            let (right, left) = (CGPoint(x: 300, y: 20), CGPoint(x: 100, y: 20))
            UIKitHost.drag(from: right, to: left, duration: 0.2, in: stage.window)
            await stage.settle()
            await stage.swipe(from: right, to: left)
            await stage.tap(card.headline)
            let clicks = stage.listener.log.filter { $0 != "will leave A" }
            #expect(clicks == ["swipe A", "click A"])
        }
    }

    @Test func `clicks by a swipe on any view that the ad is registered on, and no longer`()
        async throws
    {
        try await Stage.run { stage in
            let options = NativeAdCustomClickGestureOptions(
                swipeGestureDirection: .left,
                tapsAllowed: false
            )
            let ad = try await stage.ad(stage.bid("A"), [options])
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
            stage.window.addSubview(view)
            ad.register(view, clickableAssetViews: [:], nonclickableAssetViews: [:])
            await stage.pass(0.2)
            stage.listener.log = []
            await stage.swipe(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 20))
            #expect(stage.listener.log == ["swipe A", "will leave A"])
            let card = Card(in: stage.window, y: 400)
            card.show(ad)
            await stage.swipe(from: CGPoint(x: 300, y: 20), to: CGPoint(x: 100, y: 20))
            #expect(stage.opened.count == 1)
            await stage.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
            #expect(stage.opened.count == 2)
            card.nativeAd = nil
            await stage.swipe(from: CGPoint(x: 300, y: 420), to: CGPoint(x: 100, y: 420))
            #expect(stage.opened.count == 2)
        }
    }
}

@MainActor private final class Confirming: NSObject, NativeAdUnconfirmedClickDelegate {
    var calls = 0

    func nativeAd(
        _ nativeAd: GoogleAd,
        didReceiveUnconfirmedClickOnAssetID assetID: GADNativeAssetIdentifier
    ) {
        calls += 1
    }

    func nativeAdDidCancelUnconfirmedClick(_ nativeAd: GoogleAd) { calls += 1 }
}
