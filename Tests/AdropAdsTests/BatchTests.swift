import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import AdropAds

@MainActor @Suite(.onScreen) struct BatchTests {
    private func load(_ stage: AdropStage) async {
        AdropNativeAd.loads(unitId: "unit", contextId: "c", delegate: stage.heard)
        #expect(stage.heard.told.isEmpty)
        await stage.pass(1)
    }

    @Test func `five ads of one request, the dearest first, however many are sold`() async throws {
        let stage = AdropStage()
        try await stage.run {
            let names = ["A", "B", "C", "D", "E", "F"]
            stage.answer(names.enumerated().map { AdropStage.bid($1, price: Double($0)) })
            await load(stage)
            #expect(stage.heard.told == ["batch F title, E title, D title, C title, B title"])
            let request = try stage.request()
            #expect(stage.requests(to: AdropStage.direct) == 1)
            #expect(AdropNativeAd.maxLoadsBatch == 5)
            #expect(request["imp"]?[0]?["ext"]?["ona"]?["context"] == "c")
            let native = request["imp"]?[0]?["native"]?["request"]?.string
            #expect(try JSONValue.read(native ?? "")["plcmtcnt"] == 5)
        }
    }

    @Test func `each ad is complete, and tells the delegate what happens to it`() async {
        let stage = AdropStage()
        await stage.run {
            stage.network.add(
                .init(.url("https://cdn.example/gone.png"), .success(.init(status: 404)))
            )
            stage.answer([
                AdropStage.bid("A"),
                AdropStage.bid("gone", price: 9),
            ])
            await load(stage)
            // The ad whose main picture cannot be had is no ad.
            #expect(stage.heard.told == ["batch A title"])
            let areLoaded = stage.heard.batch.allSatisfy { $0.isLoaded }
            #expect(areLoaded)
            let card = AdropCard(in: stage.window)
            card.bind()
            card.view.setNativeAd(stage.heard.batch[0])
            await stage.pass(0.2)
            await stage.tap(card.headline)
            #expect(stage.heard.told == ["batch A title", "impression", "clicked"])
            #expect(stage.heard.ads.first === stage.heard.batch[0])
        }
    }

    @Test func `6 where nothing is sold, and the backfill is not asked`() async {
        let stage = AdropStage(hasBackfillModule: true)
        await stage.run {
            stage.answer([AdropStage.bid("A")], from: AdropStage.backfill)
            await load(stage)
            #expect(stage.heard.told == ["batch failed 6"])
            #expect(stage.requests(to: AdropStage.backfill) == 0)
        }
    }

    @Test(arguments: [(["A", "B"], "batch A title"), (["B"], "batch failed 6")])
    func `what the server passed on to its own backfill is left out`(
        names: [String],
        told: String
    ) async {
        let stage = AdropStage()
        await stage.run {
            stage.answer(
                names.map { AdropStage.bid($0, ona: ["source": $0 == "B" ? "backfill" : "direct"]) }
            )
            await load(stage)
            #expect(stage.heard.told == [told])
        }
    }

    @Test(arguments: [0, 2, 3, 4])
    func `a batch fails for the reasons of an ad`(code: Int) async {
        let stage = AdropStage(region: "DE")
        await stage.run(initializes: code != 2) {
            if code == 0 { stage.network.isOffline = true }
            if code == 3 { stage.answer(HTTPResponse(status: 400)) }
            if code == 4 { Adrop.initialize(targetCountries: ["KR"]) }
            await load(stage)
            #expect(stage.heard.told == ["batch failed \(code)"])
        }
    }

    @Test func `ads that nobody keeps are dropped, those in a view are kept by it`() async {
        let stage = AdropStage()
        await stage.run {
            stage.heard.keepsBatch = false
            stage.answer([AdropStage.bid("A"), AdropStage.bid("B")])
            let card = AdropCard(in: stage.window)
            card.bind()
            let listener = BatchBinder(card)
            AdropNativeAd.loads(unitId: "unit", delegate: listener)
            await stage.pass(1)
            #expect(listener.first != nil && listener.second == nil)
            #expect(listener.told == ["impression"] && card.headline.text == "A title")
        }
    }

    @Test func `two batches at once are two requests`() async {
        let stage = AdropStage()
        await stage.run {
            stage.answer([AdropStage.bid("A")])
            AdropNativeAd.loads(unitId: "unit", delegate: stage.heard)
            AdropNativeAd.loads(unitId: "unit", delegate: stage.heard)
            await stage.pass(1)
            #expect(stage.heard.told == ["batch A title", "batch A title"])
        }
    }
}

/// Binds the first ad of a batch and keeps none.
@MainActor private final class BatchBinder: AdropNativeAdDelegate {
    weak var first: AdropNativeAd?
    weak var second: AdropNativeAd?
    var told: [String] = []
    private let card: AdropCard

    init(_ card: AdropCard) { self.card = card }

    func onAdReceived(_ ad: AdropNativeAd) { told.append("received") }
    func onAdFailedToReceive(_ ad: AdropNativeAd, _ errorCode: AdropErrorCode) {
        told.append("failed")
    }
    func onAdImpression(_ ad: AdropNativeAd) { told.append("impression") }
    func onAdsReceived(_ ads: [AdropNativeAd]) {
        (first, second) = (ads.first, ads.last)
        if let ad = ads.first { card.view.setNativeAd(ad) }
    }
}
