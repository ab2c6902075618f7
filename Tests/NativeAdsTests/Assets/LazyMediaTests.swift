import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor struct LazyMediaTests {
    private let stage = Stage()

    init() {
        stage.configuration.pictures = .lazy
    }

    private static let both = #"""
        {"assets":[{"id":1,"title":{"text":"Hi"}},{"id":3,"img":{"url":"https://cdn.example/i.png"}},
        {"id":2,"img":{"url":"https://cdn.example/m.jpg"}}],"link":{"url":"https://a.example"}}
        """#

    /// Loads an ad and listens from within the load's callback on; notes what comes before its end.
    private func load(
        _ markup: String,
        assets: [AssetRequest] = .standard
    ) -> Task<(NativeAd, Record), any Error> {
        stage.answer(.response(bids: [.bid(markup)]), after: 1)
        let ads = stage.engine()
        return Task {
            let ad = try await ads.load("home", assets: assets)
            let record = stage.record(ad)
            record.events.append((stage.clock.uptime, .note("callback")))
            return (ad, record)
        }
    }

    private func serve(_ name: String, status: Int = 200, after: Double) {
        stage.network.add(
            .init(
                .url("https://cdn.example/\(name)"),
                .success(HTTPResponse(status: status, body: .png(40, 20))),
                after: after
            )
        )
    }

    @Test
    func `fetches the pictures side by side once the app has its ad, and says when all are there`()
        async throws
    {
        serve("m.jpg", after: 2)
        serve("i.png", after: 1)
        let task = load(Self.both)
        await stage.clock.advance(by: 5)
        let (ad, record) = try await task.value
        #expect(
            record.all == [
                .note("callback"), .assetState(.main, .loading), .assetState(.icon, .loading),
                .assetState(.icon, .loaded), .assetState(.main, .loaded), .mediaReady,
            ]
        )
        #expect(record.times(of: .mediaReady) == [3])
        #expect(stage.network.sent.map(\.time) == [0, 1, 1])
        #expect(ad.pictureState(.icon) == .loaded)
    }

    @Test func `says at the first failure that not all will come, and lets the others come`()
        async throws
    {
        serve("m.jpg", after: 2)
        serve("i.png", status: 404, after: 1)
        let task = load(Self.both)
        await stage.clock.advance(by: 5)
        let (ad, record) = try await task.value
        #expect(record.times(of: .mediaFailed) == [2])
        #expect(record.times(of: .mediaReady).isEmpty)
        #expect(record.all.last == .assetState(.main, .loaded))
        #expect(ad.pictureState(.icon) == .failed)
    }

    @Test func `says once that pictures failed, however many do`() async throws {
        serve("m.jpg", status: 500, after: 2)
        serve("i.png", status: 404, after: 1)
        let task = load(Self.both)
        await stage.clock.advance(by: 5)
        let record = try await task.value.1
        #expect(record.times(of: .mediaFailed) == [2])
        #expect(record.all.last == .assetState(.main, .failed))
    }

    @Test(
        arguments: [
            (Data("<svg/>".utf8), "is an SVG drawing"), (Data("<html>".utf8), "is a web page"),
            (.png(60_000, 60_000), "is too large"), (nil, nil),
        ] as [(Data?, String?)]
    )
    func `leaves a note where a picture is refused, none where it cannot be had`(
        body: Data?,
        reason: String?
    ) async throws {
        serve("m.jpg", after: 1)
        let answer = HTTPResponse(status: body == nil ? 404 : 200, body: body ?? .png(40, 20))
        stage.network.add(.init(.url("https://cdn.example/i.png"), .success(answer), after: 1))
        let task = load(Self.both)
        await stage.clock.advance(by: 5)
        let record = try await task.value.1
        let failure = try #require(record.all.firstIndex(of: .assetState(.icon, .failed)))
        #expect(record.all[failure + 1] == .mediaFailed)
        let notes = record.all.compactMap { event in
            if case .note(let text) = event, text != "callback" { text } else { nil }
        }
        #expect(notes.count == (reason == nil ? 0 : 1))
        #expect(notes.allSatisfy { $0.hasPrefix("icon: ") && $0.contains(reason ?? "") })
    }

    @Test func `says of an ad without pictures that they are all there, after the callback`()
        async throws
    {
        let task = load(#"{"assets":[{"id":1,"title":{"text":"Hi"}}]}"#, assets: .headline)
        await stage.clock.advance(by: 1)
        #expect(try await task.value.1.all == [.note("callback"), .mediaReady])
    }

    @Test func `fetches once what the app asked for in the callback`() async throws {
        serve("m.jpg", after: 1)
        serve("i.png", after: 1)
        stage.answer(.response(bids: [.bid(Self.both)]))
        let ads = stage.engine()
        let task = Task {
            let ad = try await ads.load("home", assets: .standard)
            let record = stage.record(ad)
            return (ad, record, try await ad.picture(.main))
        }
        await stage.clock.advance(by: 2)
        let (_, record, picture) = try await task.value
        #expect(picture.width == 40)
        #expect(stage.calls.sorted() == ["https://cdn.example/i.png", "https://cdn.example/m.jpg"])
        #expect(record.times(of: .mediaReady) == [1])
    }

    @Test(arguments: [PictureLoadingMode.eager, .onDemand])
    func `says nothing of the kind where pictures are not lazy`(
        mode: PictureLoadingMode
    )
        async throws
    {
        stage.configuration.pictures = mode
        serve("m.jpg", after: 1)
        serve("i.png", after: 1)
        let task = load(Self.both)
        await stage.clock.advance(by: 5)
        #expect(try await task.value.1.all == [.note("callback")])
    }

    @Test func `fetches nothing for an ad that the app lets go in the callback`() async throws {
        stage.answer(.response(bids: [.bid(Self.both)]))
        let ads = stage.engine()
        let task = Task { _ = try await ads.load("home", assets: .standard) }
        await stage.clock.advance(by: 1)
        try await task.value
        #expect(stage.calls.isEmpty)
    }
}
