import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

@MainActor @Suite(.onScreen) struct LoadingTests {
    @Test func `an ad is received once, by delegate and closure, after load has returned`() async {
        let stage = AdropStage()
        await stage.run {
            stage.answer([AdropStage.bid("A")])
            let ad = stage.ad()
            #expect(!ad.isLoaded)
            ad.load()
            #expect(stage.heard.told.isEmpty)
            await stage.clock.settle()
            #expect(stage.heard.told == ["received"] && stage.heard.closures == ["received"])
            #expect(stage.heard.ads.first === ad && ad.isLoaded && !ad.isBackfilled)
            await stage.pass(100)
            #expect(stage.heard.told == ["received"])
        }
    }

    @Test func `load may be called from any thread, and calls back on the main one`() async {
        let stage = AdropStage()
        await stage.run {
            stage.answer([AdropStage.bid("A")])
            let ad = stage.ad()
            await offMain { ad.load() }
            await stage.clock.settle()
            #expect(stage.heard.told == ["received"])
        }
    }

    @concurrent private func offMain(_ work: @Sendable () -> Void) async { work() }

    @Test func `a load keeps the ad until its outcome`() async {
        let stage = AdropStage()
        await stage.run {
            stage.answer([AdropStage.bid("A")], after: 2)
            AdropNativeAd.loadOnly(heardBy: stage.heard)
            await stage.pass(3)
            #expect(stage.heard.told == ["received"])
        }
    }

    @Test func `context and unit are in the request`() async throws {
        let stage = AdropStage()
        try await stage.run {
            let ad = stage.ad("feed", contextId: "article_123")
            ad.load()
            await stage.clock.settle()
            let imp = try stage.request()["imp"]?[0]
            #expect(imp?["tagid"] == "feed" && imp?["ext"]?["ona"]?["context"] == "article_123")
            #expect(ad.unitId == "feed" && ad.contextId == "article_123")
        }
    }

    @Test func `it is received when its pictures are there, not before`() async {
        let stage = AdropStage()
        await stage.run {
            stage.network.add(
                .init(.url("https://cdn.example/slow.png"), .success(.init(status: 404)), after: 3)
            )
            stage.answer([
                AdropStage.bid("A") { native in
                    native["assets"]?.set(
                        2,
                        ["id": 3, "img": ["url": "https://cdn.example/slow.png"]]
                    )
                }
            ])
            stage.ad().load()
            await stage.pass(2.9)
            #expect(stage.heard.told.isEmpty)
            await stage.pass(0.2)
            #expect(stage.heard.told == ["received"])
        }
    }
}

extension AdropNativeAd {
    /// Loads an ad that nobody keeps.
    fileprivate static func loadOnly(heardBy delegate: any AdropNativeAdDelegate) {
        let ad = AdropNativeAd(unitId: "unit")
        ad.delegate = delegate
        ad.load()
    }
}

extension JSONValue {
    fileprivate mutating func set(_ index: Int, _ element: JSONValue) {
        guard var list = array else { return }
        list[index] = element
        self = .array(list)
    }
}
