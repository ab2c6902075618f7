import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor struct LoadLimitTests {
    private let stage = Stage(hasBackfill: true)
    private static let text = #"{"assets":[{"id":1,"title":{"text":"Hi"}}]}"#

    /// Notes what concerns no single ad, from now on.
    private func notes(_ ads: NativeAds) -> (Locked<[String]>, Observation) {
        let notes = Locked<[String]>([])
        let observation = ads.observe { event in
            if case .note(let text) = event { notes.withLock { $0.append(text) } }
        }
        return (notes, observation)
    }

    @Test(arguments: [0, -1, -.infinity, .nan] as [Double])
    func `refuses a load that is given no time`(timeout: Double) async {
        let outcome = stage.load(stage.engine(), timeout: timeout)
        await stage.clock.settle()
        #expect(outcome.error?.reason == .invalidRequest)
        #expect(stage.network.sent.isEmpty)
    }

    @Test func `waits as long as the transport does where the deadline never comes`() async {
        stage.answer(.response(bids: [.bid(Self.text)]), after: 1e6)
        let outcome = stage.load(stage.engine(), assets: .headline, timeout: .infinity)
        await stage.clock.advance(by: 1e6)
        #expect(outcome.ads.count == 1)
    }

    @Test(arguments: [0, -1, .min])
    func `refuses to load no ads`(count: Int) async {
        let outcome = stage.load(stage.engine(), count: count)
        await stage.clock.settle()
        #expect(outcome.error?.reason == .invalidRequest)
        #expect(stage.network.sent.isEmpty)
    }

    @Test func `asks for a hundred ads at most and says so`() async throws {
        let ads = stage.engine()
        let (notes, observation) = notes(ads)
        defer { observation.cancel() }
        _ = stage.load(ads, count: .max)
        await stage.clock.settle()
        let body = try #require(stage.network.sent.first?.request.body)
        #expect(try BidRequest.read(body).value.imp.first?.native?.request.plcmtcnt == 100)
        #expect(notes.withLock { $0 }.count == 1)
    }

    @Test func `heeds no answer that comes after the outcome`() async {
        // A transport that cannot be stopped.
        let (clock, body) = (stage.clock, String.response(bids: [.bid("17")]))
        stage.world.send = { _ in
            await Task { try? await clock.sleep(until: 90) }.value
            return HTTPResponse(status: 200, body: Data(body.utf8))
        }
        let ads = stage.engine()
        let (notes, observation) = notes(ads)
        defer { observation.cancel() }
        let outcome = stage.load(ads)
        await clock.advance(by: 200)
        #expect(outcome.time == 60)
        #expect(outcome.results.count == 1)
        #expect(notes.withLock { $0 }.isEmpty)
    }

    @Test func `notes a hundred of ten thousand damaged bids and how many more there are`()
        async throws
    {
        stage.answer(.response(bids: (0..<10_000).map { .bid("17", id: "\($0)") }))
        let ads = stage.engine()
        let (notes, observation) = notes(ads)
        defer { observation.cancel() }
        _ = stage.load(ads)
        await stage.clock.settle()
        let texts = notes.withLock { $0 }
        #expect(texts.count == 101)
        #expect(texts.last == "direct: there are 9900 more notes.")
    }

    @Test func `says which assets of a delivered ad were left out`() async throws {
        stage.answer(
            .response(bids: [
                .bid(
                    #"""
                    {"assets":[{"id":1,"title":{"text":"First"}},{"id":1,"title":{"text":"Second"}},
                    {"id":1,"img":{"url":"https://cdn.example/x.jpg"}}]}
                    """#
                )
            ])
        )
        let ads = stage.engine()
        let (notes, observation) = notes(ads)
        defer { observation.cancel() }
        let outcome = stage.load(ads, assets: .headline)
        await stage.clock.settle()
        #expect(try outcome.ad.headline == "First")
        let texts = notes.withLock { $0 }
        #expect(texts.contains { $0.hasPrefix(#"direct bid "b1"/assets/1"#) })
        #expect(texts.contains { $0.hasPrefix(#"direct bid "b1"/assets/2"#) })
    }

    @Test func `asks the backfill once after the direct ad's main picture failed`() async throws {
        stage.answer(.response(bids: [.bid(.markup(main: "gone.jpg"))]))
        stage.answer(.response(bids: [.bid(.markup())]), at: Stage.backfill)
        stage.network.add(
            .init(.url("https://cdn.example/gone.jpg"), .success(HTTPResponse(status: 404)))
        )
        stage.servePictures()
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(try outcome.ad.source == .backfill)
        #expect(
            stage.network.urls == [
                Stage.auction, "https://cdn.example/gone.jpg", Stage.backfill,
                "https://cdn.example/m.jpg",
            ]
        )
    }

    @Test(arguments: [false, true])
    func `shows no creative twice in a batch of two sellers`(keepsDuplicates: Bool) async throws {
        stage.configuration.topsUpFromBackfill = true
        stage.configuration.keepsDuplicates = keepsDuplicates
        stage.answer(.response(bids: [.bid(Self.text, id: "a", more: #""crid":"c","#)]))
        stage.answer(
            .response(bids: [
                .bid(Self.text, id: "b", price: 2, more: #""crid":"c","#),
                .bid(Self.text, id: "d", price: 1, more: #""crid":"e","#),
            ]),
            at: Stage.backfill
        )
        let outcome = stage.load(stage.engine(), count: 3, assets: .headline)
        await stage.clock.settle()
        let expected = keepsDuplicates ? ["a", "b", "d"] : ["a", "d"]
        #expect(outcome.ads.map(\.creative.bidID) == expected)
    }

    @Test func `takes the backfill's copy of a creative whose direct bid came to nothing`()
        async throws
    {
        stage.configuration.topsUpFromBackfill = true
        stage.answer(
            .response(bids: [.bid(.markup(main: "gone.jpg"), more: #""crid":"c","#)])
        )
        stage.answer(.response(bids: [.bid(.markup(), more: #""crid":"c","#)]), at: Stage.backfill)
        stage.servePictures("https://cdn.example/m")
        let outcome = stage.load(stage.engine(), count: 2)
        await stage.clock.settle()
        #expect(outcome.ads.map(\.source) == [.backfill])
    }

    @Test func `drops a bid without a creative's id only where all of it is repeated`() async {
        stage.answer(
            .response(bids: [
                .bid(Self.text, id: "a"), .bid(Self.text, id: "a"), .bid(Self.text, id: "b"),
            ])
        )
        let outcome = stage.load(stage.engine(), count: 5, assets: .headline)
        await stage.clock.settle()
        #expect(outcome.ads.map(\.creative.bidID) == ["a", "b"])
    }
}
