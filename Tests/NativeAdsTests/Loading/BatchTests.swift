import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor struct BatchTests {
    private let stage = Stage(hasBackfill: true)

    private var batch: String {
        func bid(_ id: String, _ creative: String, _ price: Double, impid: String = "1") -> String {
            .bid(
                #"{"assets":[{"id":1,"title":{"text":"\#(id)"}}],"imptrackers":["https://t.example/\#(id)"]}"#,
                id: id,
                impid: impid,
                price: price,
                more: #""crid":"\#(creative)","#
            )
        }
        return .response(bids: [
            bid("a", "c1", 3), bid("b", "c1", 2), bid("c", "c2", 1), bid("d", "c3", 4, impid: "9"),
        ])
    }

    private let title = [AssetRequest(id: 1, required: true, content: .title(length: 25))]

    @Test func `orders ads by price, drops repeats and bids for what was not asked`() async throws {
        stage.answer(batch)
        let outcome = stage.load(stage.engine(), count: 5, assets: title)
        await stage.clock.settle()
        #expect(outcome.ads.map(\.creative.bidID) == ["a", "c"])
        #expect(Set(outcome.ads.map(\.id)).count == 2)
        let body = try #require(stage.network.sent.first?.request.body)
        let request = try BidRequest.read(body).value
        #expect(request.imp.count == 1)
        #expect(request.imp.first?.native?.request.plcmtcnt == 5)
    }

    @Test func `keeps repeats where that is wanted`() async {
        stage.configuration.keepsDuplicates = true
        stage.answer(batch)
        let outcome = stage.load(stage.engine(), count: 5, assets: title)
        await stage.clock.settle()
        #expect(outcome.ads.map(\.creative.bidID) == ["a", "b", "c"])
    }

    @Test func `counts each ad of a batch by itself`() async {
        stage.answer(batch)
        let outcome = stage.load(stage.engine(), count: 5, assets: title)
        await stage.clock.settle()
        for ad in outcome.ads {
            try? ad.bind(Binding(view: ad.creative.bidID))
            await stage.show(ad, for: 0.1)
        }
        #expect(stage.calls == ["https://t.example/a", "https://t.example/c"])
    }

    @Test func `asks the backfill after a direct no fill and says who sold the ad`() async throws {
        stage.answer("", status: 204)
        stage.answer(.response(bids: [.bid(.markup())]), at: Stage.backfill)
        stage.servePictures()
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(try outcome.ad.source == .backfill)
    }

    @Test func `tells an empty backfill apart from a no fill`() async {
        stage.answer("", status: 204)
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(outcome.error?.reason == .backfillNoFill)
        #expect(stage.network.urls == [Stage.auction, Stage.backfill])
    }

    @Test func `asks no backfill when the direct source is out of order`() async {
        stage.answer("", status: 503)
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(outcome.error?.reason == .network)
        #expect(stage.network.urls == [Stage.auction])
    }

    @Test func `holds both sources to one deadline`() async {
        stage.network.add(
            .init(.url(Stage.auction), .success(HTTPResponse(status: 204)), after: 40)
        )
        stage.network.add(
            .init(.url(Stage.backfill), .success(HTTPResponse(status: 204)), after: 40)
        )
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 100)
        #expect(outcome.time == 60)
        #expect(outcome.error?.reason == .timeout)
    }

    @Test func `completes a batch from the backfill where that is wanted`() async throws {
        stage.configuration.topsUpFromBackfill = true
        stage.answer(batch)
        stage.answer(
            .response(bids: [
                .bid(#"{"assets":[{"id":1,"title":{"text":"x"}}]}"#, id: "x", price: 9)
            ]),
            at: Stage.backfill
        )
        let outcome = stage.load(stage.engine(), count: 5, assets: title)
        await stage.clock.settle()
        #expect(outcome.ads.map(\.creative.bidID) == ["a", "c", "x"])
        let body = try #require(stage.network.sent.last?.request.body)
        #expect(try BidRequest.read(body).value.imp.first?.native?.request.plcmtcnt == 3)
    }
}
