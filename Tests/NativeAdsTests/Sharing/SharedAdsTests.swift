import Foundation
import Testing

@testable import NativeAds

@MainActor struct SharedAdsTests {
    private let stage = Stage()

    private func shared(_ settings: NativeAds.Configuration? = nil) -> SharedAds {
        SharedAds(settings, world: stage.world)
    }

    /// What launches an app with those values.
    private func launch(_ values: [LaunchSetting: String]) {
        stage.world.launch = { values[$0] }
    }

    @Test func `nobody gets ads before somebody said where they come from`() {
        let error = #expect(throws: AdError.self) { try shared().ads() }
        #expect(error?.reason == .notConfigured)
        for way in [
            "NativeAds.configure", "OpenNativeAdsEndpoint", "OPEN_NATIVE_ADS_ENDPOINT",
        ] {
            #expect(error?.sentence.contains(way) == true)
        }
    }

    @Test func `goes by what the app was launched with, until it says otherwise in time`() throws {
        launch([
            .endpoint: " https://ads.example/auction\n", .backfill: "https://backfill.example",
        ])
        let settings = try shared().ads().configuration
        #expect(settings.endpoint.absoluteString == "https://ads.example/auction")
        #expect(settings.backfill?.absoluteString == "https://backfill.example")
        let said = shared()
        #expect(said.configure(stage.configuration))
        #expect(try said.ads().configuration.backfill == nil)
    }

    @Test(arguments: ["ads.example", "ftp://ads.example", "https://", "//", "$(ENDPOINT)"])
    func `names a launch value that is no address`(text: String) {
        launch([.endpoint: text])
        let error = #expect(throws: AdError.self) { try shared().ads() }
        #expect(error?.reason == .notConfigured)
        #expect(error?.sentence.contains("\"\(text)\"") == true)
        launch([.endpoint: "https://ads.example", .backfill: text])
        let other = #expect(throws: AdError.self) { try shared().ads() }
        #expect(other?.reason == .notConfigured)
    }

    @Test(arguments: ["", " "]) func `a launch value that is empty says nothing`(text: String) {
        launch([.endpoint: text])
        let error = #expect(throws: AdError.self) { try shared().ads() }
        #expect(error == AdError(.notConfigured))
        launch([.endpoint: "https://ads.example", .backfill: text])
        #expect((try? shared().ads())?.configuration.backfill == nil)
    }

    @Test func `the first settings win, and the same once more are fine`() throws {
        let shared = shared()
        var notes: [String] = []
        let observation = shared.observe { if case .note(let text) = $0 { notes.append(text) } }
        #expect(shared.configure(stage.configuration))
        #expect(shared.configure(stage.configuration))
        #expect(notes.isEmpty)
        var others = stage.configuration
        others.timeout = 5
        #expect(!shared.configure(others))
        #expect(notes.count == 1)
        #expect(try shared.ads().configuration.timeout == 60)
        observation.cancel()
    }

    @Test func `settings that come after ads were asked for are ignored`() throws {
        launch([.endpoint: "https://launched.example"])
        let shared = shared()
        _ = try shared.ads()
        #expect(!shared.configure(stage.configuration))
        #expect(try shared.ads().configuration.endpoint.host == "launched.example")
    }

    @Test func `a test has a process of its own`() throws {
        let own = shared()
        try SharedAds.$current.withValue(own) {
            #expect(NativeAds.configure(endpoint: .fixture(Stage.auction)))
            #expect(SharedAds.current === own)
            let ads = try SharedAds.current.ads()
            #expect(ads.configuration.endpoint == .fixture(Stage.auction))
        }
        #expect(SharedAds.current !== own)
    }

    @Test func `a world that is handed in with the settings is the process's`() async {
        let other = Stage()
        let shared = shared()
        await SharedAds.$current.withValue(shared) {
            #expect(NativeAds.configure(stage.configuration, world: other.world))
            _ = try? await SharedAds.current.ads().load("home", assets: .headline)
        }
        #expect(other.network.urls == [Stage.auction])
        #expect(stage.network.sent.isEmpty)
    }

    @Test func `makes a dialect's own object once a process`() {
        final class Settings {}
        final class Others {}
        let (one, two) = (shared(), shared())
        let settings = one.state(Settings.init)
        _ = one.state(Others.init)
        #expect(one.state(Settings.init) === settings)
        #expect(two.state(Settings.init) !== settings)
    }
}

/// What all that load by one process have in common.
@MainActor struct SharedPartsTests {
    private let stage = Stage(hasBackfill: true)
    private let shared: SharedAds

    init() {
        shared = SharedAds(stage.configuration, world: stage.world)
        stage.answer(.response(bids: [.bid(Stage.counted)]), at: Stage.auction)
    }

    private func ad(
        adjusting adjust: (inout NativeAds.Configuration) -> Void = { _ in }
    ) async throws -> NativeAd {
        let outcome = stage.load(try shared.ads(adjusting: adjust), assets: .headline)
        await stage.clock.settle()
        return try outcome.ad
    }

    @Test func `there is one of each part, however often ads are made`() throws {
        let (one, two) = (try shared.ads().engine, try shared.ads { $0.timeout = 5 }.engine)
        #expect(one.trackers === two.trackers && one.mailroom === two.mailroom)
        #expect(one.caps === two.caps && one.videos === two.videos)
        #expect(one.decoders === two.decoders && one.sound === two.sound)
        let loaders = [one, two].compactMap { $0.pictures as? PictureLoader }
        #expect(loaders.count == 2 && loaders.first === loaders.last)
    }

    @Test func `each load is held to its own settings`() async throws {
        let first = try await ad { $0.impression = .rendered }
        let second = try await ad { $0.impression = .mrc50 }
        for (ad, events) in [
            (first, [.bound, .rendered, .impression]), (second, [.bound, .rendered]),
        ]
            as [(NativeAd, [AdEvent])]
        {
            let record = stage.record(ad)
            try ad.bind(Binding(view: "v"))
            await stage.show(ad, for: 0)
            #expect(record.all == events)
        }
        #expect(try shared.ads().configuration.impression == .onePixel)
    }

    @Test func `a campaign's cap holds in all dialects`() async throws {
        let bid =
            #""cid":"c1","ext":{"ona":{"campaign":"c1","caps":[{"event":"impression","limit":1,"seconds":600}]}},"#
        let stage = Stage()
        stage.answer(.response(bids: [.bid(Stage.counted, more: bid)]))
        let shared = SharedAds(stage.configuration, world: stage.world)
        let first = stage.load(try shared.ads(), assets: .headline)
        await stage.clock.settle()
        let ad = try first.ad
        try ad.bind(Binding(view: "v"))
        await stage.show(ad, for: 0)
        let second = stage.load(try shared.ads { $0.timeout = 5 }, assets: .headline)
        await stage.clock.settle()
        #expect(second.error?.reason == .noFill)
    }

    @Test func `one log claims the trackers of all`() async throws {
        let claims = Locked<[String]>([])
        let stage = Stage()
        let claim = stage.world.files.claim
        stage.world.files.claim = { url in
            claims.withLock { $0.append(url.lastPathComponent) }
            return claim(url)
        }
        let shared = SharedAds(stage.configuration, world: stage.world)
        for _ in 0..<3 { _ = try shared.ads() }
        await stage.clock.settle()
        #expect(claims.withLock { $0 }.filter { $0.hasPrefix("trackers") } == ["trackers-1.lock"])
    }

    @Test func `tells of each ad before whoever loaded it has it`() async throws {
        var log: [String] = []
        shared.onLoad = { log.append("told \($0.unit)") }
        let ads = try shared.ads()
        let task = Task {
            _ = try? await ads.load("home", assets: .headline)
            log.append("loaded")
        }
        await stage.clock.settle()
        await task.value
        #expect(log == ["told home", "loaded"])
    }

    @Test func `what concerns no single ad is told in one place`() async throws {
        var notes: [String] = []
        let observation = shared.observe { if case .note(let text) = $0 { notes.append(text) } }
        _ = try? await shared.ads().load("home", count: 500, assets: .headline)
        #expect(notes.contains { $0.contains("500") })
        observation.cancel()
    }

    @Test func `nothing is sent before the first load, and what was left is sent once`()
        async throws
    {
        _ = try shared.ads()
        await stage.clock.settle()
        #expect(stage.network.sent.isEmpty)
    }

    @Test func `ads go on when nobody holds what they were loaded by`() async throws {
        let ad = try await ad()
        let record = stage.record(ad)
        try ad.bind(Binding(view: "v"))
        await stage.show(ad, for: 2)
        #expect(record.all.contains(.viewable(.mrc100)))
        #expect(stage.calls.contains("https://t.example/i"))
    }
}
