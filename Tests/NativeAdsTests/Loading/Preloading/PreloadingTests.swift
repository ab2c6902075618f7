import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor struct PreloadingTests {
    private let stage = Stage()
    private let changes = AsyncStream.makeStream(of: WorldChange.self)

    init() {
        let changes = changes.stream
        stage.world.changes = { changes }
    }

    private static let text = #"{"assets":[{"id":1,"title":{"text":"Hi"}}]}"#

    /// Answers each auction with one bid or more, each of its own creative.
    private func sell(_ count: Int = 1, more: String = "", after: Double = 0) {
        let bids = (0..<count).map { number in
            String.bid(Self.text, id: "b\(number)", more: #""crid":"c\#(number)",\#(more)"#)
        }
        stage.answer(.response(bids: bids), after: after)
    }

    private func fail(_ error: TransportError, times: Int) {
        stage.network.add(.init(.url(Stage.auction), .failure(error), times: times))
    }

    private func preload(_ ads: NativeAds, _ count: Int = 1) {
        ads.preload("home", count: count, assets: .headline)
    }

    private var auctions: [Double] {
        stage.network.sent.filter { $0.request.url.absoluteString == Stage.auction }.map(\.time)
    }

    /// The errors that were told of pools, from now on.
    private func failures(_ ads: NativeAds) -> (Record, Observation) {
        let record = Record()
        let observation = ads.observe { [clock = stage.clock] event in
            if case .preloadFailed = event { record.events.append((clock.uptime, event)) }
        }
        return (record, observation)
    }

    @Test func `keeps as many ready as were wanted, and replaces what is taken`() async throws {
        sell(2)
        let ads = stage.engine()
        #expect(ads.take("home") == nil)
        preload(ads, 2)
        #expect(ads.take("home") == nil)
        await stage.clock.settle()
        #expect(ads.readyAds("home") == 2)
        let (first, second) = (ads.take("home"), ads.take("home"))
        #expect(first != nil && second != nil && first !== second)
        await stage.clock.settle()
        #expect(ads.readyAds("home") >= 1)
        #expect(ads.take("home") != nil)
    }

    @Test func `gives out ads that are whole`() async throws {
        stage.answer(.response(bids: [.bid(.markup())]))
        stage.servePictures(after: 2)
        let ads = stage.engine()
        ads.preload("home")
        await stage.clock.advance(by: 1)
        #expect(ads.take("home") == nil)
        await stage.clock.advance(by: 1)
        #expect(ads.take("home")?.pictureState(.main) == .loaded)
    }

    @Test func `tells of lazy media once the app has the ad, although it was there before`()
        async throws
    {
        stage.configuration.pictures = .lazy
        stage.answer(.response(bids: [.bid(.markup())]))
        stage.servePictures(after: 2)
        let ads = stage.engine()
        ads.preload("home")
        await stage.clock.advance(by: 3)
        let ad = try #require(ads.take("home"))
        let record = stage.record(ad)
        #expect(record.all.isEmpty)
        await stage.clock.settle()
        #expect(record.all == [.mediaReady])
    }

    @Test func `asks seven times while offline, tells each failure once, and waits for a sign`()
        async throws
    {
        fail(.offline, times: 7)
        sell()
        let ads = stage.engine()
        let (record, observation) = failures(ads)
        defer { observation.cancel() }
        preload(ads)
        await stage.clock.advance(by: 5000)
        #expect(auctions == [0, 1, 3, 7, 15, 31, 63])
        #expect(record.events.map(\.time) == auctions)
        let expected = AdEvent.preloadFailed(unit: "home", error: AdError(transport: .offline))
        #expect(record.all.allSatisfy { $0 == expected })
        #expect(stage.clock.sleeperCount == 0)
        changes.continuation.yield(.reachable)
        await stage.clock.settle()
        #expect(auctions.last == 5000)
        #expect(ads.readyAds("home") == 1)
    }

    @Test func `takes any other answer for a sign that the network is back`() async throws {
        fail(.offline, times: 7)
        sell()
        let ads = stage.engine()
        preload(ads)
        await stage.clock.advance(by: 100)
        _ = try? await ads.engine.pictures.picture(at: .fixture("https://cdn.example/x.png"))
        await stage.clock.settle()
        #expect(auctions.count == 8)
        #expect(ads.readyAds("home") == 1)
    }

    @Test func `asks again when the app does after it fell silent`() async throws {
        fail(.offline, times: 7)
        sell()
        let ads = stage.engine()
        preload(ads)
        await stage.clock.advance(by: 100)
        #expect(ads.take("home") == nil)
        await stage.clock.settle()
        #expect(auctions.count == 8)
        #expect(ads.take("home") != nil)
    }

    @Test func `asks an empty source not before half a minute, then gives out what comes`()
        async throws
    {
        stage.network.add(
            .init(.url(Stage.auction), .success(HTTPResponse(status: 204)), times: 10)
        )
        sell()
        let ads = stage.engine()
        let (record, observation) = failures(ads)
        defer { observation.cancel() }
        preload(ads)
        for _ in 0..<29 {
            await stage.clock.advance(by: 1)
            #expect(ads.take("home") == nil)
        }
        #expect(auctions == [0])
        await stage.clock.advance(by: 5000)
        #expect(record.events.count == 10)
        #expect(auctions.count == 11)
        #expect(ads.readyAds("home") == 1)
    }

    @Test func `honours what the server says about when to ask again`() async throws {
        stage.network.add(
            .init(
                .url(Stage.auction),
                .success(HTTPResponse(status: 429, headers: ["Retry-After": "90"])),
                times: 1
            )
        )
        sell()
        let ads = stage.engine()
        preload(ads)
        await stage.clock.advance(by: 89)
        #expect(ads.take("home") == nil)
        await stage.clock.advance(by: 2)
        #expect(auctions == [0, 90])
    }

    @Test func `never gives out an expired ad, and has another in its place a minute before`()
        async throws
    {
        sell()
        let ads = stage.engine()
        preload(ads)
        await stage.clock.advance(by: 3539)
        #expect(auctions == [0])
        await stage.clock.advance(by: 1)
        #expect(auctions == [0, 3540])
        await stage.clock.advance(by: 3500)
        #expect(ads.readyAds("home") == 1)
        let ad = try #require(ads.take("home"))
        #expect(ad.state == .loaded)
        #expect(stage.clock.bootTime == 7040)
    }

    @Test func `gives out an ad in its last minute where there is no other`() async throws {
        stage.answer(.response(bids: [.bid(Self.text)]), times: 1)
        let ads = stage.engine()
        preload(ads)
        await stage.clock.advance(by: 3550)
        #expect(auctions.count > 1)
        #expect(ads.take("home")?.state == .loaded)
        #expect(ads.take("home") == nil)
    }

    @Test func `gives out nothing that expired while the device slept, at once`() async throws {
        sell(after: 1)
        // The device slept, and nobody has been woken yet.
        let slept = Locked(0.0)
        stage.world.bootTime = { [clock = stage.clock] in
            clock.bootTime + slept.withLock { $0 }
        }
        let ads = stage.engine()
        preload(ads)
        await stage.clock.advance(by: 1)
        stage.clock.jumpWallClock(by: -1e6)
        #expect(ads.readyAds("home") == 1)
        slept.withLock { $0 = 4000 }
        #expect(ads.readyAds("home") == 0)
        #expect(ads.take("home") == nil)
        await stage.clock.advance(by: 1)
        #expect(ads.take("home")?.state == .loaded)
    }

    @Test func `gives out no second ad of a campaign that may be seen once`() async throws {
        let caps = #""caps":[{"event":"impression","limit":1,"seconds":3600}]"#
        sell(2, more: #""ext":{"ona":{"campaign":"k",\#(caps)}},"#)
        let ads = stage.engine()
        preload(ads, 2)
        await stage.clock.settle()
        #expect(ads.readyAds("home") == 2)
        let first = try #require(ads.take("home"))
        try first.bind(Binding(view: "cell"))
        await stage.show(first, for: 0.1)
        #expect(first.state == .shown)
        #expect(ads.readyAds("home") == 0)
        #expect(ads.take("home") == nil)
    }

    @Test func `asks a seller of short-lived ads twice a minute and no more`() async throws {
        sell(more: #""exp":1,"#)
        let ads = stage.engine()
        preload(ads)
        await stage.clock.advance(by: 119)
        #expect(auctions == [0, 30, 60, 90])
    }

    @Test func `does nothing while the app is away, and goes on when it is back`() async throws {
        fail(.offline, times: 2)
        sell(after: 5)
        let ads = stage.engine()
        preload(ads)
        await stage.clock.advance(by: 0.5)
        changes.continuation.yield(.background)
        await stage.clock.advance(by: 1000)
        #expect(auctions == [0])
        #expect(stage.clock.sleeperCount == 0)
        changes.continuation.yield(.active)
        await stage.clock.advance(by: 4)
        #expect(auctions == [0, 1000.5, 1002.5])
        changes.continuation.yield(.background)
        await stage.clock.advance(by: 100)
        #expect(stage.network.cancelled == [.fixture(Stage.auction)])
        #expect(ads.take("home") == nil)
        changes.continuation.yield(.active)
        await stage.clock.advance(by: 5)
        #expect(ads.take("home") != nil)
    }

    @Test func `fills a pool that is begun while the app is away when it is back`() async throws {
        sell()
        let ads = stage.engine()
        preload(ads)
        await stage.clock.settle()
        changes.continuation.yield(.background)
        await stage.clock.settle()
        ads.preload("other", assets: .headline)
        await stage.clock.advance(by: 100)
        #expect(auctions == [0])
        changes.continuation.yield(.active)
        await stage.clock.settle()
        #expect(ads.readyAds("other") == 1)
    }

    @Test func `serves who waits first, each with an ad of its own`() async throws {
        sell(3, after: 1)
        let ads = stage.engine()
        preload(ads)
        let tasks = (0..<3).map { _ in Task { try await ads.next("home") } }
        await stage.clock.advance(by: 3)
        var ids: Set<String> = []
        for task in tasks {
            ids.insert(try await task.value.id)
        }
        #expect(ids.count == 3)
    }

    @Test func `waits through failures, but not for a source that has nothing`() async throws {
        fail(.offline, times: 2)
        stage.network.add(.init(.url(Stage.auction), .success(HTTPResponse(status: 204))))
        let ads = stage.engine()
        preload(ads)
        let first = Task { try await ads.next("home") }
        await stage.clock.advance(by: 4)
        await #expect(throws: AdError.noFill) { try await first.value }
        let second = Task { try await ads.next("home") }
        await stage.clock.settle()
        await #expect(throws: AdError.noFill) { try await second.value }
        #expect(auctions == [0, 1, 3])
    }

    @Test func `says at the deadline why there is none`() async throws {
        fail(.offline, times: 7)
        sell(after: 100)
        let ads = stage.engine()
        preload(ads)
        let waiting = Task { try await ads.next("home", timeout: 5) }
        await stage.clock.advance(by: 5)
        await #expect(throws: AdError(transport: .offline)) { try await waiting.value }
        let other = stage.engine()
        other.preload("else", assets: .headline)
        let late = Task { try await other.next("else", timeout: 0.5) }
        await stage.clock.advance(by: 1)
        await #expect(throws: (any Error).self) { try await late.value }
    }

    @Test func `ends with its task, and the ad is for the next`() async throws {
        sell(after: 1)
        let ads = stage.engine()
        preload(ads)
        let waiting = Task { try await ads.next("home") }
        await stage.clock.settle()
        waiting.cancel()
        await stage.clock.settle()
        await #expect(throws: AdError.cancelled) { try await waiting.value }
        await stage.clock.advance(by: 1)
        #expect(ads.readyAds("home") == 1)
        #expect(stage.clock.sleeperCount == 1)
    }

    @Test func `says how to preload where nothing is`() async throws {
        let ads = stage.engine()
        do {
            _ = try await ads.next("home")
            Issue.record("It gave out an ad.")
        } catch {
            #expect(error.reason == .invalidRequest)
            #expect(error.sentence.contains(#"preload("home")"#))
        }
    }

    @Test func `keeps ten at most and one at least, and says so`() async throws {
        sell(30)
        let ads = stage.engine()
        var notes: [String] = []
        let observation = ads.observe { if case .note(let text) = $0 { notes.append(text) } }
        defer { observation.cancel() }
        preload(ads, 50)
        await stage.clock.settle()
        #expect(ads.readyAds("home") == 10)
        ads.preload("none", count: 0, assets: .headline)
        await stage.clock.settle()
        #expect(ads.readyAds("none") == 1)
        #expect(notes.count == 2)
    }

    @Test func `starts afresh for other assets, and stops when told to`() async throws {
        sell()
        let ads = stage.engine()
        preload(ads)
        await stage.clock.settle()
        ads.preload("home", assets: [AssetRequest(id: 9, content: .title(length: 20))])
        #expect(ads.readyAds("home") == 0)
        await stage.clock.settle()
        #expect(ads.readyAds("home") == 1)
        let waiting = Task { () async throws -> NativeAd in
            _ = ads.take("home")
            return try await ads.next("home")
        }
        ads.stopPreloading("home")
        await stage.clock.settle()
        #expect(ads.readyAds("home") == 0)
        await #expect(throws: (any Error).self) { try await waiting.value }
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `lets go of everything with the engine`() async throws {
        fail(.offline, times: 1)
        sell(2, after: 5)
        weak var engine: NativeAds?
        weak var pool: AdPool?
        do {
            let ads = stage.engine()
            preload(ads, 2)
            await stage.clock.advance(by: 7)
            #expect(ads.readyAds("home") == 2)
            _ = ads.take("home")
            await stage.clock.settle()
            (engine, pool) = (ads, ads.preloader["home"])
        }
        await stage.clock.settle()
        #expect(engine == nil && pool == nil)
        #expect(stage.clock.sleeperCount == 0)
        #expect(stage.network.cancelled.count == 1)
    }
}
