import Foundation
import Testing

@testable import NativeAds

@MainActor struct AdLifeTests {
    private let stage = Stage()

    @Test func `counts everything once however often it is bound`() async throws {
        let ad = try await stage.ad(Stage.counted, bid: #""nurl":"https://t.example/win","#)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "root"))
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 1.5)
        try ad.bind(Binding(view: "root"))
        try ad.bind(Binding(view: "other"))
        await stage.show(ad, for: 3)
        #expect(
            record.all == [
                .bound, .rendered, .impression, .viewable(.mrc50), .viewable(.mrc100), .bound,
            ]
        )
        #expect(
            stage.calls == [
                "https://t.example/win", "https://t.example/i", "https://t.example/old",
                "https://t.example/v50", "https://t.example/v100",
            ]
        )
        #expect(!ad.wantsExposure)
        #expect(ad.state == .shown)
    }

    @Test func `registers the same view twice without a second event or win notice`() async throws {
        let ad = try await stage.ad(Stage.counted, bid: #""nurl":"https://t.example/win","#)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "root", roles: [.headline]))
        try ad.bind(Binding(view: "root", roles: [.headline]))
        await stage.clock.settle()
        #expect(record.all == [.bound])
        #expect(stage.calls == ["https://t.example/win"])
    }

    @Test(arguments: [#""eventtrackers":[],"#, "", #""eventtrackers":null,"#])
    func `calls the seller's own events whatever the markup's trackers are`(
        trackers: String
    ) async throws {
        let ad = try await stage.ad(
            #"{\#(trackers)"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example"}}"#,
            bid: #"""
                "burl":"https://srv.example/bill?p=${AUCTION_PRICE}",
                "ext":{"prebid":{"events":{"imp":"https://srv.example/imp?b=b"}}},
                """#
        )
        let record = stage.record(ad)
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 0.2)
        #expect(record.times(of: .impression) == [0])
        #expect(
            stage.calls == ["https://srv.example/bill?p=1.2", "https://srv.example/imp?b=b"]
        )
    }

    @Test func `wants to be looked at no more when the main picture it waits for has failed`()
        async throws
    {
        stage.configuration.pictures = .lazy
        stage.configuration.countsOnlyWithMain = true
        stage.network.add(
            .init(.prefix("https://cdn.example/"), .failure(.offline), after: 0.5)
        )
        let ad = try await stage.ad(.markup(), assets: .standard)
        let record = stage.record(ad)
        let picture = Task { try? await ad.picture(.main) }
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 0.3)
        #expect(ad.wantsExposure)
        await stage.show(ad, for: 2)
        _ = await picture.value
        #expect(!ad.wantsExposure)
        #expect(record.times(of: .rendered) == [0])
        #expect(record.times(of: .impression).isEmpty)
    }

    @Test func `an ad without a size counts nothing, whatever rule holds`() async throws {
        stage.configuration.impression = .rendered
        let ad = try await stage.ad(Stage.counted)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "root"))
        for area in [0, -100, Double.nan, .infinity] {
            ad.sample(ExposureSample(visible: 1, area: area))
        }
        await stage.clock.settle()
        #expect(record.all == [.bound])
        #expect(stage.calls.isEmpty)
    }

    /// Two ads meet their rules in one sample: what each calls follows what each tells.
    @Test func `a request follows the event that caused it, and the same life has the same order`()
        async throws
    {
        var lives: [[String]] = []
        for _ in 0..<10 {
            let stage = Stage()
            var life: [String] = []
            let trace = Locked<[String]>([])
            stage.network.observe { sent in
                let url = sent.request.url.absoluteString
                if url.hasPrefix("https://t.example/") { trace.withLock { $0.append(url) } }
            }
            stage.network.add(.init(.prefix("https://t.example/b"), .failure(.offline), times: 2))
            var observations: [Observation] = []
            var ads: [NativeAd] = []
            for name in ["a", "b", "c"] {
                let ad = try await stage.ad(
                    #"""
                    {"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example"},
                    "imptrackers":["https://t.example/\#(name)1","https://t.example/\#(name)2"]}
                    """#
                )
                observations.append(
                    ad.observe { event in trace.withLock { $0.append("\(name) \(event)") } }
                )
                try ad.bind(Binding(view: name))
                ads.append(ad)
            }
            for ad in ads { ad.sample(ExposureSample(visible: 1, area: 100)) }
            await stage.clock.advance(by: 100)
            life = trace.withLock { $0 }
            lives.append(life)
            for name in ["a", "b", "c"] {
                let told = try #require(life.firstIndex(of: "\(name) impression"))
                let called = try #require(life.firstIndex(of: "https://t.example/\(name)1"))
                #expect(told < called)
            }
            #expect(life.count == 17)
        }
        #expect(Set(lives).count == 1)
    }

    @Test func `starts the second anew on the next cell`() async throws {
        let ad = try await stage.ad(Stage.counted)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "cell 1"))
        await stage.show(ad, for: 0.8)
        ad.unbind()
        ad.unbind()
        #expect(!ad.wantsExposure)
        await stage.clock.advance(by: 10)
        try ad.bind(Binding(view: "cell 2"))
        #expect(ad.wantsExposure)
        await stage.show(ad, for: 1.2)
        #expect(record.times(of: .impression) == [0])
        #expect(record.times(of: .viewable(.mrc50)) == [11.8])
    }

    @Test func `starts the second anew on another view, however fast it moves there`() async throws
    {
        let ad = try await stage.ad(Stage.counted)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "cell 1"))
        await stage.show(ad, for: 0.8)
        try ad.bind(Binding(view: "cell 2"))
        await stage.show(ad, for: 0.9)
        #expect(record.times(of: .viewable(.mrc50)).isEmpty)
        await stage.show(ad, for: 0.2)
        #expect(record.times(of: .viewable(.mrc50)) == [1.8])
    }

    @Test func `gives the impression to the ad that is on the view`() async throws {
        let (a, b) = (try await stage.ad(Stage.counted), try await stage.ad(Stage.counted))
        let (recordA, recordB) = (stage.record(a), stage.record(b))
        try a.bind(Binding(view: "cell"))
        a.unbind()
        try b.bind(Binding(view: "cell"))
        a.sample(ExposureSample(visible: 1, area: 100))
        await stage.show(b, for: 0.1)
        #expect(recordA.times(of: .impression).isEmpty)
        #expect(recordB.times(of: .impression) == [0])
    }

    @Test func `a cell that is given another ad clicks and counts for that one alone`() async throws
    {
        stage.configuration.impression = .mrc50
        var a: NativeAd? = try await stage.ad(Stage.counted)
        let b = try await stage.ad(Stage.counted)
        let recordA = stage.record(try #require(a))
        let recordB = stage.record(b)
        try a?.bind(Binding(view: "cell"))
        await stage.show(try #require(a), for: 0.5)
        a?.unbind()
        try b.bind(Binding(view: "cell"))
        await stage.show(b, for: 1.5)
        for role in [AssetRole.callToAction, .headline] {
            b.tap(role)
            await stage.clock.settle()
        }
        a = nil
        await stage.clock.settle()
        #expect(recordA.all == [.bound, .rendered])
        #expect(recordB.times(of: .impression) == [1.5])
        #expect(recordB.times(of: .clicked(asset: .callToAction)).count == 1)
        #expect(recordB.times(of: .clicked(asset: .headline)).count == 1)
        #expect(b.state == .shown)
    }

    @Test func `does not notice the wall clock`() async throws {
        let ad = try await stage.ad(Stage.counted)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 0.5)
        stage.clock.jumpWallClock(by: -3600)
        await stage.show(ad, for: 0.6)
        #expect(record.times(of: .viewable(.mrc50)) == [1])
    }

    @Test func `writes a tracker down before the event reaches the app, and calls it after`()
        async throws
    {
        let files = stage.world.files
        var order: [String] = []
        let written = Locked<[String]>([])
        stage.world.files.append = { url, data in
            try files.append(url, data)
            written.withLock { $0.append("written") }
        }
        let ad = try await stage.ad(Stage.counted)
        let observation = ad.observe { [network = stage.network] event in
            guard event == .impression else { return }
            order += written.withLock { $0 } + ["event"] + network.urls.suffix(1)
        }
        defer { observation.cancel() }
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 0)
        #expect(order.prefix(2) == ["written", "event"])
        #expect(order.last?.hasPrefix("https://ads.example/") == true)
        #expect(stage.calls.contains("https://t.example/i"))
    }

    @Test func `waits for the main picture where the settings say so`() async throws {
        stage.configuration.pictures = .lazy
        stage.configuration.countsOnlyWithMain = true
        stage.servePictures(after: 1)
        let ad = try await stage.ad(.markup(), assets: .standard)
        let record = stage.record(ad)
        let picture = Task { _ = try await ad.picture(.main) }
        try ad.bind(Binding(view: "root"))
        await stage.show(ad, for: 2)
        try await picture.value
        #expect(record.times(of: .rendered) == [0])
        #expect(record.times(of: .impression) == [1])
    }

    @Test func `refuses a view with or without a media view where the settings say so`()
        async throws
    {
        stage.configuration.hasMediaView = true
        let ad = try await stage.ad(Stage.counted)
        #expect(throws: AdError.mediaViewMismatch) { try ad.bind(Binding(view: "v")) }
        try ad.bind(Binding(view: "v", hasMediaView: true))
        #expect(ad.state == .bound)
    }

    @Test func `ends its streams when it goes`() async throws {
        var ad: NativeAd? = try await stage.ad(Stage.counted)
        let events = try #require(ad).events
        let reader = Task {
            var all: [AdEvent] = []
            for await event in events { all.append(event) }
            return all
        }
        try ad?.bind(Binding(view: "v"))
        ad = nil
        #expect(await reader.value == [.bound])
    }
}
