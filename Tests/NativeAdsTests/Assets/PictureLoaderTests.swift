import Foundation
import Testing

@testable import NativeAds

@MainActor struct PictureLoaderTests {
    private let stage = Stage()
    private let url = URL.fixture("https://cdn.example/a.jpg")

    private func loader() -> PictureLoader {
        PictureLoader(stage.configuration, world: stage.world)
    }

    private func start(_ loader: PictureLoader, _ url: URL) -> Task<Picture?, Never> {
        Task { try? await loader.picture(at: url) }
    }

    @Test func `downloads once for five who ask, and keeps the picture`() async {
        stage.servePictures(after: 1)
        let loader = loader()
        let tasks = (0..<5).map { _ in start(loader, url) }
        await stage.clock.advance(by: 1)
        for task in tasks {
            #expect(await task.value?.width == 1200)
        }
        #expect(await start(loader, url).value != nil)
        #expect(stage.network.sent.count == 1)
    }

    @Test func `stops the download with the last who asked`() async {
        stage.servePictures(after: 1)
        let loader = loader()
        let (first, second) = (start(loader, url), start(loader, url))
        await stage.clock.settle()
        first.cancel()
        await stage.clock.settle()
        #expect(stage.network.cancelled.isEmpty)
        second.cancel()
        await stage.clock.settle()
        #expect(stage.network.cancelled == [url])
        #expect(await second.value == nil)
        let third = start(loader, url)
        await stage.clock.advance(by: 1)
        #expect(await third.value != nil)
    }

    @Test(
        arguments: [
            ("http://cdn.example/a.jpg", false, nil),
            ("http://cdn.example/a.jpg", true, "https://cdn.example/a.jpg"),
            ("http://cdn.example:80/a%20b.jpg?w=1", true, "https://cdn.example/a%20b.jpg?w=1"),
            ("http://cdn.example:8080/a.jpg", true, "https://cdn.example:8080/a.jpg"),
            ("http://127.0.0.1:8080/a.jpg", false, "http://127.0.0.1:8080/a.jpg"),
            ("http://localhost/a.jpg", true, "http://localhost/a.jpg"),
            ("http://[::1]:1/a.jpg", false, "http://[::1]:1/a.jpg"),
            ("http://127.0.0.1.evil.example/a.jpg", false, nil),
            ("data:image/png;base64,iVBORw0KGgo=", true, nil),
        ] as [(String, Bool, String?)]
    )
    func `requests nothing insecure`(text: String, upgrades: Bool, requested: String?) async {
        stage.configuration.upgradesInsecurePictures = upgrades
        stage.servePictures("http")
        #expect((await start(loader(), .fixture(text)).value != nil) == (requested != nil))
        #expect(stage.network.urls == [requested].compactMap { $0 })
    }

    @Test func `refuses a body over 50 MB`() async {
        stage.network.add(
            .init(
                .url(url.absoluteString),
                .success(HTTPResponse(status: 200, body: Data(count: (50 << 20) + 1)))
            )
        )
        let loader = loader()
        do throws(AdError) {
            _ = try await loader.picture(at: url)
            Issue.record("It took 50 MB and one byte.")
        } catch {
            #expect(error.sentence == "The picture is larger than 50 MB.")
        }
    }

    @Test(
        arguments: [
            (20_000, 20_000, true), (20_001, 20_000, false), (60_000, 60_000, false),
            (.max, 2, false), (12_000, 9_000, true),
        ] as [(UInt32, UInt32, Bool)]
    )
    func `takes no picture that would fill the memory`(width: UInt32, height: UInt32, fits: Bool) {
        #expect(((try? Picture(.png(width, height))) != nil) == fits)
    }

    @Test func `lets an ad's downloads go with the ad`() async throws {
        stage.configuration.pictures = .onDemand
        stage.servePictures(after: 5)
        var ad: NativeAd? = try await stage.ad(.markup(), assets: .standard)
        ad?.shelf.start()
        await stage.clock.settle()
        ad = nil
        await stage.clock.settle()
        #expect(stage.network.cancelled == [URL.fixture("https://cdn.example/m.jpg")])
    }

    @Test(
        arguments: [
            ("a.png", "image/png", .webp(30, 20), .webp),
            ("a", "application/octet-stream", .jpeg(30, 20), .jpeg),
            ("a.jpg", "text/html", .png(30, 20), .png),
            ("a.webp", "image/webp", .gif(30, 20), .gif),
            ("a.svg", "image/svg+xml", Data("<svg xmlns='x'>".utf8), nil),
            ("a.jpg", "image/jpeg", Data("<html>".utf8), nil), ("a.jpg", "image/jpeg", Data(), nil),
            ("a.jpg", "image/jpeg", Data([0xFF, 0xD8, 0xFF]), nil),
        ] as [(String, String, Data, PictureFormat?)]
    )
    func `judges a picture by its bytes, not by its name or type`(
        name: String,
        type: String,
        body: Data,
        format: PictureFormat?
    ) async {
        let url = URL.fixture("https://cdn.example/\(name)")
        let answer = HTTPResponse(status: 200, headers: ["Content-Type": type], body: body)
        stage.network.add(.init(.url(url.absoluteString), .success(answer)))
        #expect(await start(loader(), url).value?.format == format)
    }

    @Test func `goes on with a download that another ad still wants`() async throws {
        stage.configuration.pictures = .lazy
        stage.answer(.response(bids: [.bid(.markup())]))
        stage.servePictures(after: 5)
        let ads = stage.engine()
        let (one, other) = (stage.load(ads), stage.load(ads))
        await stage.clock.settle()
        let kept = try other.ad
        one.results = []
        await stage.clock.settle()
        #expect(stage.network.cancelled.isEmpty)
        await stage.clock.advance(by: 5)
        #expect(kept.pictureState(.main) == .loaded)
        #expect(stage.calls == ["https://cdn.example/m.jpg"])
    }

    @Test func `gives up what no ad wants any more`() async throws {
        stage.configuration.pictures = .lazy
        stage.answer(.response(bids: [.bid(.markup())]))
        stage.servePictures(after: 5)
        let ads = stage.engine()
        let (one, other) = (stage.load(ads), stage.load(ads))
        await stage.clock.settle()
        (one.results, other.results) = ([], [])
        await stage.clock.settle()
        #expect(stage.network.cancelled == [URL.fixture("https://cdn.example/m.jpg")])
    }
}

extension Data {
    /// The first bytes of a lossy WebP of that size.
    fileprivate static func webp(_ width: UInt8, _ height: UInt8) -> Data {
        let chunk = [0, 0, 0, 0x9D, 0x01, 0x2A, width, 0, height, 0]
        return Data("RIFF".utf8) + Data([22, 0, 0, 0]) + Data("WEBPVP8 ".utf8)
            + Data([10, 0, 0, 0]) + Data(chunk.map { UInt8($0) })
    }

    /// The first bytes of a baseline JPEG of that size.
    fileprivate static func jpeg(_ width: UInt8, _ height: UInt8) -> Data {
        Data([0xFF, 0xD8, 0xFF, 0xC0, 0, 11, 8, 0, height, 0, width, 1, 1, 0x11, 0, 0xFF, 0xD9])
    }

    /// The first bytes of a GIF of that size.
    fileprivate static func gif(_ width: UInt8, _ height: UInt8) -> Data {
        Data("GIF89a".utf8) + Data([width, 0, height, 0, 0, 0, 0])
    }
}
