import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor struct LoadingTests {
    private let stage = Stage()

    @Test func `returns an ad with its parts and pictures`() async throws {
        stage.answer(.response(bids: [.bid(.markup())]), after: 0.2)
        stage.servePictures(after: 0.3)
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 0.4)
        #expect(outcome.results.isEmpty)
        await stage.clock.advance(by: 0.2)
        let ad = try outcome.ad
        #expect(outcome.time == 0.5)
        #expect(ad.headline == "Rain coats")
        #expect(ad.source == .direct)
        #expect(ad.pictureState(.main) == .loaded)
        #expect(ad.loadedPicture(.main)?.width == 1200)
        #expect(ad.creative.link?.url.absoluteString == "https://shop.example/r")
    }

    @Test func `asks no backfill for a unit whose ad server forbids it`() async {
        let stage = Stage(hasBackfill: true)
        stage.answer(#"{"id":"r","seatbid":[],"ext":{"ona":{"backfill":false}}}"#)
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(outcome.error == .noFill)
        #expect(stage.network.urls == [Stage.auction])
    }

    /// What the ad says of its source, by who answered and what the bid claims.
    @Test(
        arguments: [
            (Stage.auction, nil, .direct), (Stage.auction, "backfill", .backfill),
            (Stage.auction, "nobody", .direct), (Stage.backfill, nil, .backfill),
            (Stage.backfill, "direct", .backfill),
        ] as [(String, String?, AdSource)]
    )
    func `knows who sold the ad`(url: String, claim: String?, expected: AdSource) async throws {
        let stage = Stage(hasBackfill: true)
        let claimed = claim.map { #""ext":{"ona":{"source":"\#($0)"}},"# } ?? ""
        let answer = String.response(bids: [.bid(.markup(), more: claimed)])
        if url == Stage.backfill { stage.answer("", status: 204) }
        stage.answer(answer, at: url)
        stage.servePictures()
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(try outcome.ad.source == expected)
    }

    @Test func `calls no tracker at load, only assets`() async throws {
        let markup = #"""
            {"assets":[{"id":2,"img":{"url":"https://cdn.example/m.jpg"}}],
            "imptrackers":["https://t.example/i"],"link":{"url":"https://shop.example"}}
            """#
        stage.answer(.response(bids: [.bid(markup, more: #""nurl":"https://t.example/win","#)]))
        stage.servePictures()
        _ = stage.load(stage.engine(), assets: [.main(id: 2)])
        await stage.clock.advance(by: 1)
        #expect(stage.calls == ["https://cdn.example/m.jpg"])
    }

    /// What an answer with this status and body comes to.
    @Test(
        arguments: [
            (204, "", .noFill), (200, "", .noFill), (200, " \n", .noFill),
            (200, #"{"id":"r","nbr":2}"#, .noFill), (200, #"{"id":"r","seatbid":[]}"#, .noFill),
            (200, #"{"id":"r","seatbid":[{"bid":[]}]}"#, .noFill),
            (200, "<html>captive portal</html>", .badResponse), (200, #"{"id":"#, .badResponse),
            (200, "null", .badResponse), (200, "[]", .badResponse), (200, "\u{0}", .badResponse),
            (200, #""text""#, .badResponse), (200, "{}", .noFill), (200, "\u{FEFF} ", .badResponse),
            (200, #"{"seatbid":{}}"#, .noFill), (200, #"{"seatbid":[{"bid":[17]}]}"#, .noFill),
            (200, #"{"seatbid":"none"}"#, .noFill), (204, "<html>", .noFill),
            (400, "bad imp", .invalidRequest), (404, "", .invalidRequest), (429, "", .network),
            (503, "", .network), (500, "<html>", .network), (302, "", .badResponse),
        ] as [(Int, String, AdError)]
    )
    func `tells one typed error an answer`(status: Int, body: String, expected: AdError) async {
        stage.answer(body, status: status)
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 1)
        #expect(outcome.results.count == 1)
        #expect(outcome.error?.reason == expected.reason)
        if status != 204, status != 200 { #expect(outcome.error?.status == status) }
    }

    @Test(
        arguments: [
            (.offline, .network), (.dns, .network), (.tls, .network), (.timeout, .timeout),
            (.cancelled, .network), (.tooLarge, .badResponse), (.other("odd"), .network),
        ] as [(TransportError, AdError)]
    )
    func `tells one typed error a broken transport`(
        failure: TransportError,
        expected: AdError
    ) async {
        stage.network.add(.init(.url(Stage.auction), .failure(failure)))
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 1)
        #expect(outcome.results.count == 1)
        #expect(outcome.error?.reason == expected.reason)
    }

    @Test(arguments: [
        "imp[0].tagid names no unit\nmore", #"{"error":"imp[0].tagid names no unit"}"#,
    ])
    func `repeats what the server said about a request it refuses`(body: String) async {
        stage.answer(body, status: 400)
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(outcome.error?.sentence == "HTTP 400: imp[0].tagid names no unit")
    }

    @Test func `fails at the deadline and gives the request up`() async {
        stage.answer(.response(bids: [.bid(.markup())]), after: 90)
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 59.9)
        #expect(outcome.results.isEmpty)
        await stage.clock.advance(by: 0.2)
        #expect(outcome.error?.reason == .timeout)
        #expect(outcome.time == 60)
        #expect(stage.network.cancelled == [URL.fixture(Stage.auction)])
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `ends with its task, once, and leaves nothing behind`() async {
        stage.answer(.response(bids: [.bid(.markup())]), after: 5)
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 1)
        outcome.task?.cancel()
        await stage.clock.advance(by: 10)
        #expect(outcome.results.count == 1)
        #expect(outcome.error?.reason == .cancelled)
        #expect(outcome.time == 1)
        #expect(stage.network.cancelled.count == 1)
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `stops the pictures of a load that is cancelled`() async {
        stage.answer(.response(bids: [.bid(.markup())]))
        stage.servePictures(after: 5)
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 1)
        outcome.task?.cancel()
        await stage.clock.settle()
        #expect(outcome.error?.reason == .cancelled)
        #expect(stage.network.cancelled.map(\.absoluteString) == ["https://cdn.example/m.jpg"])
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `sends nothing for a task that is cancelled already`() async {
        let ads = stage.engine()
        let task = Task { try await ads.load("home") }
        task.cancel()
        await #expect(throws: AdError.cancelled) { try await task.value }
        #expect(stage.network.sent.isEmpty)
    }

    @Test func `drops a damaged bid with a note and delivers the rest`() async throws {
        let ads = stage.engine()
        var notes: [String] = []
        let observation = ads.observe { if case .note(let text) = $0 { notes.append(text) } }
        defer { observation.cancel() }
        stage.answer(
            .response(bids: [
                .bid(#""{\"assets\":[{\"id\":1,\"title\":{\"te""#, id: "bad", price: 2),
                .bid(.markup(), id: "good", price: 1),
            ])
        )
        stage.servePictures()
        let outcome = stage.load(ads, count: 2)
        await stage.clock.settle()
        #expect(outcome.ads.map(\.creative.bidID) == ["good"])
        #expect(notes.contains { $0.contains("/seatbid/0/bid/0") })
    }

    @Test func `sinks the bid whose required main picture fails and takes the next`() async throws {
        stage.answer(
            .response(bids: [
                .bid(.markup(main: "gone.jpg"), id: "a", price: 2), .bid(.markup(), id: "b"),
            ])
        )
        stage.network.add(
            .init(.url("https://cdn.example/gone.jpg"), .success(HTTPResponse(status: 404)))
        )
        stage.servePictures()
        let outcome = stage.load(stage.engine())
        await stage.clock.settle()
        #expect(try outcome.ad.creative.bidID == "b")
    }

    @Test func `gives up the other pictures of a bid that has sunk`() async throws {
        let markup = #"""
            {"assets":[{"id":2,"img":{"url":"https://cdn.example/gone.jpg"}},
            {"id":3,"img":{"url":"https://slow.example/i.png"}}],"link":{"url":"https://a.example"}}
            """#
        stage.servePictures("https://slow.example/", after: 100)
        stage.answer(
            .response(bids: [
                .bid(markup, id: "a", price: 2), .bid(.markup(), id: "b"),
            ])
        )
        stage.servePictures("https://cdn.example/m", after: 3)
        let outcome = stage.load(stage.engine(), assets: [.main(id: 2), .icon(id: 3)])
        await stage.clock.advance(by: 1)
        #expect(stage.network.cancelled.map(\.absoluteString) == ["https://slow.example/i.png"])
        await stage.clock.advance(by: 2)
        #expect(try outcome.ad.creative.bidID == "b")
    }

    @Test func `says once the ad is there why an optional picture of it was refused`() async throws
    {
        let markup = #"""
            {"assets":[{"id":2,"img":{"url":"https://cdn.example/m.jpg"}},
            {"id":3,"img":{"url":"https://svg.example/i.png"}}],"link":{"url":"https://a.example"}}
            """#
        stage.answer(.response(bids: [.bid(markup)]))
        stage.servePictures()
        stage.network.add(
            .init(
                .url("https://svg.example/i.png"),
                .success(HTTPResponse(status: 200, body: Data("<svg/>".utf8)))
            )
        )
        let ads = stage.engine()
        var notes: [String] = []
        let observation = ads.observe { if case .note(let text) = $0 { notes.append(text) } }
        defer { observation.cancel() }
        let outcome = stage.load(ads, assets: [.main(id: 2), .icon(id: 3)])
        await stage.clock.settle()
        #expect(try outcome.ad.pictureState(.icon) == .failed)
        #expect(notes.count == 1)
        #expect(notes.allSatisfy { $0.hasPrefix("icon: The picture is an SVG drawing") })
    }

    @Test func `loads an ad whose optional icon fails and says so in its state`() async throws {
        let markup = #"""
            {"assets":[{"id":2,"img":{"url":"https://cdn.example/m.jpg"}},
            {"id":3,"img":{"url":"https://cdn.example/i.svg"}}],"link":{"url":"https://a.example"}}
            """#
        stage.network.add(
            .init(
                .url("https://cdn.example/i.svg"),
                .success(HTTPResponse(status: 200, body: Data("<svg>".utf8)))
            )
        )
        stage.servePictures()
        let ad = try await stage.ad(markup, assets: [.main(id: 2), .icon(id: 3)])
        #expect(ad.pictureState(.icon) == .failed)
        #expect(ad.pictureState(.main) == .loaded)
        #expect(ad.pictureState("badge") == .notAvailable)
    }

    @Test func `gives out at the deadline an ad whose icon is still on its way`() async throws {
        let markup = #"""
            {"assets":[{"id":2,"img":{"url":"https://cdn.example/m.jpg"}},
            {"id":3,"img":{"url":"https://slow.example/i.png"}}],"link":{"url":"https://a.example"}}
            """#
        stage.servePictures()
        stage.servePictures("https://slow.example/", after: 100)
        stage.answer(.response(bids: [.bid(markup)]))
        let outcome = stage.load(stage.engine(), assets: [.main(id: 2), .icon(id: 3)], timeout: 5)
        await stage.clock.advance(by: 6)
        #expect(outcome.time == 5)
        #expect(try outcome.ad.pictureState(.icon) == .failed)
        #expect(stage.network.cancelled.map(\.absoluteString) == ["https://slow.example/i.png"])
    }

    @Test func `waits for no picture where they are on demand, and fetches them when asked`()
        async throws
    {
        stage.configuration.pictures = .onDemand
        stage.servePictures(after: 1)
        let ad = try await stage.ad(.markup(), assets: .standard)
        #expect(ad.pictureState(.main) == .loading)
        #expect(stage.calls.isEmpty)
        let picture = Task { try await ad.picture(.main) }
        await stage.clock.advance(by: 1)
        #expect(try await picture.value.height == 627)
    }
}

extension AssetRequest {
    static func main(id: Int) -> AssetRequest {
        AssetRequest(id: id, required: true, content: .image(ImageRequest(type: .main)))
    }

    static func icon(id: Int) -> AssetRequest {
        AssetRequest(id: id, content: .image(ImageRequest(type: .icon)))
    }
}
