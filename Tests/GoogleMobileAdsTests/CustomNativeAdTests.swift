import Foundation
import GoogleMobileAds
import OpenRTB
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct CustomNativeAdTests {
    private func ad(on stage: Stage) async throws -> CustomNativeAd {
        stage.answer(stage.customBid("A"))
        await stage.load(types: [.customNative])
        #expect(stage.listener.log == ["custom A", "finish"])
        stage.listener.log = []
        return try #require(stage.listener.customAds.last)
    }

    @Test func `has texts, pictures and their keys`() async throws {
        try await Stage.run { stage in
            let ad = try await ad(on: stage)
            #expect(ad.formatID == "10063170")
            #expect(ad.availableAssetKeys == ["Title", "Hero"])
            #expect(ad.string(forKey: "Title") == "A")
            #expect(ad.string(forKey: "Hero") == nil)
            #expect(ad.image(forKey: "Hero")?.image?.size == CGSize(width: 40, height: 40))
            #expect(ad.image(forKey: "Title") == nil)
            #expect(ad.responseInfo.responseIdentifier == "auction-1")
        }
    }

    @Test func `asks for the formats that the delegate can show, once`() async throws {
        try await Stage.run { stage in
            stage.listener.formats = ["1", "2"]
            await stage.load(types: [.native, .customNative])
            #expect(stage.listener.formatQuestions == 1)
            let ona = stage.request()["imp"]?[0]?["ext"]?["ona"]
            #expect(ona?["formats"]?.array?.map(\.string) == ["1", "2"])
        }
    }

    @Test func `hands on each ad to the protocol of its kind, and none that was not asked for`()
        async throws
    {
        try await Stage.run { stage in
            let options = MultipleAdsAdLoaderOptions()
            options.numberOfAds = 3
            stage.answer(
                stage.bid("A", price: 3),
                stage.customBid("B"),
                stage.customBid("C", format: "unknown")
            )
            await stage.load([options], types: [.native, .customNative])
            #expect(stage.listener.log == ["receive A", "custom B", "finish"])
        }
    }

    @Test func `hands on no native ad that lacks what each has, also beside custom ones`()
        async throws
    {
        try await Stage.run { stage in
            let options = MultipleAdsAdLoaderOptions()
            options.numberOfAds = 3
            stage.answer(
                stage.bid("A", price: 3, lacks: [1]),
                stage.bid("B", price: 2, lacks: [2]),
                stage.customBid("C")
            )
            await stage.load([options], types: [.native, .customNative])
            #expect(stage.listener.log == ["custom C", "finish"])
        }
    }

    @Test func `counts the impression when the app says so, the first time`() async throws {
        try await Stage.run { stage in
            let ad = try await ad(on: stage)
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            stage.window.addSubview(view)
            ad.displayAdMeasurement?.view = view
            try ad.displayAdMeasurement?.start()
            await stage.pass(1)
            #expect(stage.listener.log.isEmpty)
            stage.listener.during {
                ad.recordImpression()
                ad.recordImpression()
            }
            await stage.settle()
            #expect(stage.listener.log == ["impression"])
            #expect(stage.urls.count { $0 == "https://t.example/impression/A" } == 1)
        }
    }

    @Test func `cannot measure without a view, or an ad that is too old`() async throws {
        try await Stage.run { stage in
            let ad = try await ad(on: stage)
            @MainActor func refusal() -> PresentationError.Code? {
                do {
                    try ad.displayAdMeasurement?.start()
                    return nil
                } catch {
                    return (error as? PresentationError)?.code
                }
            }
            #expect(refusal() == .adNotReady)
            let view = UIView()
            ad.displayAdMeasurement?.view = view
            await stage.wait(3700)
            #expect(refusal() == .adNotReady)
        }
    }

    @Test func `opens its page by a click, and tells of it`() async throws {
        try await Stage.run { stage in
            let ad = try await ad(on: stage)
            stage.listener.during { ad.performClickOnAsset(withKey: "Hero") }
            await stage.settle()
            #expect(stage.listener.log == ["click"])
            #expect(stage.opened == ["https://land.example/A"])
        }
    }

    @Test func `lets a handler have the clicks, which count all the same`() async throws {
        try await Stage.run { stage in
            let ad = try await ad(on: stage)
            var keys: [String] = []
            ad.customClickHandler = { keys.append($0) }
            ad.performClickOnAsset(withKey: "Title")
            await stage.settle()
            #expect(keys == ["Title"])
            #expect(stage.listener.log == ["click"])
            #expect(stage.opened.isEmpty)
            await stage.wait(1)
            ad.customClickHandler = nil
            ad.performClickOnAsset(withKey: GADCustomNativeAdMediaViewKey)
            await stage.settle()
            #expect(stage.opened == ["https://land.example/A"])
        }
    }

    @Test func `keeps no handler that the app has taken back`() async throws {
        try await Stage.run { stage in
            let ad = try await ad(on: stage)
            weak var kept: UIView?
            do {
                let view = UIView()
                kept = view
                ad.customClickHandler = { _ in view.isHidden = true }
            }
            ad.performClickOnAsset(withKey: "Title")
            await stage.wait(1)
            ad.customClickHandler = nil
            #expect(kept == nil)
        }
    }
}
