import Foundation
import Testing

@testable import NativeAds

@MainActor struct MediaDiskTests {
    private let stage = Stage()
    private let url = URL.fixture("https://cdn.example/a.png")

    /// What is kept of an answer with these headers.
    private func kept(
        _ headers: [String: String] = [:],
        _ body: Data = .png(10, 20),
        at url: URL? = nil
    ) -> KeptMedia {
        KeptMedia(
            HTTPResponse(status: 200, headers: headers, body: body),
            at: url ?? self.url,
            now: stage.world.wallClock()
        )
    }

    private func answer(
        _ status: Int = 200,
        _ headers: [String: String] = [:],
        _ body: Data = .png(10, 20)
    ) {
        stage.network.add(
            .init(
                .url(url.absoluteString),
                .success(HTTPResponse(status: status, headers: headers, body: body)),
                times: 1
            )
        )
    }

    /// Asks as an app that was started anew.
    private func load() async -> Picture? {
        let loader = PictureLoader(stage.configuration, world: stage.world)
        return try? await loader.picture(at: url)
    }

    private var files: [Files.Entry] {
        get throws {
            try stage.world.files.list(
                stage.world.folders.caches.appendingPathComponent("pictures")
            )
        }
    }

    @Test func `finds a picture after a restart, until it expires`() async {
        answer(200, ["Cache-Control": "public, max-age=60"])
        answer(200, [:], .png(30, 40))
        #expect(await load()?.height == 20)
        #expect(await load()?.height == 20)
        #expect(stage.network.sent.count == 1)
        await stage.clock.advance(by: 61)
        #expect(await load()?.height == 40)
        #expect(stage.network.sent.count == 2)
    }

    @Test(arguments: [
        (
            ["ETag": #"W/"7""#, "Last-Modified": "Thu, 01 Jan 2026 12:00:00 GMT"],
            ["If-None-Match": #"W/"7""#]
        ),
        (
            ["Last-Modified": "Thu, 01 Jan 2026 12:00:00 GMT"],
            ["If-Modified-Since": "Thu, 01 Jan 2026 12:00:00 GMT"]
        ),
        ([:], [:]),
    ])
    func `asks for an expired picture only if it is another by now`(
        validators: [String: String],
        conditions: [String: String]
    ) async {
        answer(200, validators.merging(["Cache-Control": "max-age=60"]) { $1 })
        answer(304, ["Cache-Control": "max-age=600"])
        _ = await load()
        #expect(stage.network.sent[0].request.headers == [:])
        await stage.clock.advance(by: 61)
        #expect((await load()?.height == 20) == !conditions.isEmpty)
        #expect(stage.network.sent[1].request.headers == conditions)
        guard !conditions.isEmpty else { return }
        // The answer that it is the same began a new life, with the same bytes.
        await stage.clock.advance(by: 599)
        #expect(await load()?.height == 20)
        #expect(stage.network.sent.count == 2)
    }

    @Test(
        arguments: [
            ("max-age=60", 503, true), ("max-age=60", nil, true), ("max-age=60", 404, false),
            ("max-age=60, must-revalidate", 503, false),
            ("max-age=60, stale-if-error=0", nil, false),
            ("no-cache", 503, false),
        ] as [(String, Int?, Bool)]
    )
    func `an expired picture stands in for a server in trouble`(
        rules: String,
        status: Int?,
        serves: Bool
    ) async {
        answer(200, ["Cache-Control": rules, "ETag": "1"])
        if let status { answer(status) }
        let offline = ScriptedNetwork.Rule(.url(url.absoluteString), .failure(.offline))
        stage.network.add(offline)
        #expect(await load() != nil)
        await stage.clock.advance(by: 61)
        #expect((await load()?.height == 20) == serves)
        await stage.clock.advance(by: CacheLife.usualGrace)
        #expect(await load() == nil)
    }

    @Test(arguments: ["no-store", "max-age=0"])
    func `what may not be kept, or is of no use, is asked for each time`(rules: String) async throws
    {
        answer(200, ["Cache-Control": rules])
        answer(200, ["Cache-Control": rules], .png(30, 40))
        let loader = PictureLoader(stage.configuration, world: stage.world)
        #expect(try await loader.picture(at: url).height == 20)
        #expect(try files.isEmpty)
        #expect(try await loader.picture(at: url).height == 40)
    }

    @Test func `a file that was cut or damaged anywhere is no picture`() throws {
        let file = kept(["ETag": "x"]).file
        #expect(KeptMedia(file, at: url)?.body == Data.png(10, 20))
        for count in 0..<file.count {
            #expect(KeptMedia(file.prefix(count), at: url) == nil)
        }
        for place in file.indices {
            var damaged = file
            damaged[place] ^= 0x20
            let body = KeptMedia(damaged, at: url)?.body
            #expect(body == nil || body == Data.png(10, 20))
            if place > 20 { #expect(KeptMedia(damaged, at: url) == nil) }
        }
        #expect(KeptMedia(file + Data([0]), at: url) == nil)
        #expect(KeptMedia(file, at: .fixture("https://cdn.example/b.png")) == nil)
        #expect(KeptMedia(Data("1 99999999999 \(url)\n".utf8) + .png(10, 20), at: url) == nil)
    }

    @Test func `a damaged file goes, and the picture is fetched again`() async throws {
        answer()
        answer(200, [:], .png(30, 40))
        _ = await load()
        let file = try #require(try files.first)
        try stage.world.files.append(file.url, Data([1]))
        #expect(await load()?.height == 40)
        #expect(await load()?.height == 40)
        #expect(stage.network.sent.count == 2)
    }

    @Test func `makes room by removing what was not used for longest`() async throws {
        var world = stage.world
        world.files = .memory(now: world.wallClock)
        var disk = MediaDisk(world: world, limit: 2_000)
        let urls = (0..<20).map { URL.fixture("https://cdn.example/\($0)") }
        for url in urls {
            disk.keep(kept([:], Data(repeating: 7, count: 100), at: url))
            await stage.clock.advance(by: 1)
            #expect(disk.media(at: urls[0]) != nil)
        }
        let folder = world.folders.caches.appendingPathComponent("pictures")
        let total = try world.files.list(folder).reduce(0) { $0 + $1.size }
        #expect((500...2_000).contains(total))
        #expect(disk.media(at: urls[19]) != nil)
        #expect(disk.media(at: urls[1]) == nil)
    }

    @Test(arguments: [(250, true), (251, false)])
    func `keeps nothing that would take more than a quarter of the room`(count: Int, isKept: Bool) {
        var disk = MediaDisk(world: stage.world, limit: 1_000)
        disk.keep(kept([:], Data(count: 100)))
        // What takes its place is not kept, and what was there is out of date.
        disk.keep(kept([:], Data(count: count)))
        let bytes = disk.media(at: url)?.body.count
        #expect(bytes == (isKept ? count : nil))
    }

    @Test func `sweeps what a crash left half written, and no draft of another engine`()
        async throws
    {
        var world = stage.world
        world.files = .memory(now: world.wallClock)
        let folder = world.folders.caches.appendingPathComponent("pictures")
        let drafts = ["old", "young"].map { folder.appendingPathComponent("\($0).new") }
        try world.files.append(drafts[0], Data(count: 9))
        await stage.clock.advance(by: 3_601)
        try world.files.append(drafts[1], Data(count: 9))
        var disk = MediaDisk(world: world, limit: 10_000)
        disk.keep(kept())
        let names = try world.files.list(folder).map(\.url.lastPathComponent)
        #expect(names.contains("young.new") && !names.contains("old.new"))
    }

    @Test func `a clock that was set back makes no picture young`() throws {
        let start = stage.world.wallClock()
        let picture = kept(["Cache-Control": "max-age=60"])
        #expect(picture.isFresh(at: start.addingTimeInterval(59)))
        #expect(picture.isFresh(at: start.addingTimeInterval(-59)))
        #expect(!picture.isFresh(at: start.addingTimeInterval(61)))
        #expect(!picture.isFresh(at: start.addingTimeInterval(-86_400)))
    }

    @Test func `keeps in memory what was used last, while it is fresh`() throws {
        let picture = try Picture(.png(1, 1))
        var memory = PictureMemory(limit: picture.data.count * 2)
        let urls = (0..<3).map { URL.fixture("https://cdn.example/\($0)") }
        let (now, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 60))
        memory.keep(picture, at: urls[0], until: end)
        memory.keep(picture, at: urls[1], until: end)
        _ = memory.picture(at: urls[0], now: now)
        memory.keep(picture, at: urls[2], until: end)
        #expect(urls.map { memory.picture(at: $0, now: now) != nil } == [true, false, true])
        #expect(memory.picture(at: urls[0], now: end) == nil)
        memory.clear()
        #expect(memory.picture(at: urls[2], now: now) == nil)
    }

    @Test func `a warning of the system empties the memory, not the disk`() async throws {
        let (changes, system) = AsyncStream.makeStream(of: WorldChange.self)
        stage.world.changes = { changes }
        answer()
        let loader = PictureLoader(stage.configuration, world: stage.world)
        _ = try await loader.picture(at: url)
        for file in try files { try stage.world.files.remove(file.url) }
        system.yield(.active)
        await stage.clock.settle()
        _ = try await loader.picture(at: url)
        #expect(stage.network.sent.count == 1)
        system.yield(.memoryWarning)
        await stage.clock.settle()
        _ = try? await loader.picture(at: url)
        #expect(stage.network.sent.count == 2)
    }
}
