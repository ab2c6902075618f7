import Testing

@testable import NativeAds

@MainActor struct ExpiryTests {
    private let stage = Stage()
    private let markup =
        #"{"assets":[{"id":1,"title":{"text":"Hi"}}],"link":{"url":"https://a.example"}}"#

    @Test(
        arguments: [
            ("", 3540, 3600), (#""exp":120,"#, 60, 120), (#""exp":61,"#, 1, 61),
            (#""exp":0,"#, 3540, 3600), (#""exp":-5,"#, 3540, 3600),
        ] as [(String, Double, Double)]
    )
    func `warns a minute before its end`(bid: String, warning: Double, end: Double) async throws {
        let ad = try await stage.ad(markup, bid: bid)
        let record = stage.record(ad)
        await stage.clock.advance(by: end - 0.1)
        #expect(ad.state == .loaded)
        await stage.clock.advance(by: 1)
        #expect(ad.state == .expired)
        #expect(record.times(of: .willExpire) == [warning])
        #expect(record.times(of: .expired) == [end])
        #expect(throws: AdError.expired) { try ad.bind(Binding(view: "v")) }
    }

    @Test func `does not warn of the end of a life of a minute`() async throws {
        let ad = try await stage.ad(markup, bid: #""exp":60,"#)
        let record = stage.record(ad)
        await stage.clock.advance(by: 100)
        #expect(record.all == [.expired])
    }

    @Test func `does not expire once its impression counted`() async throws {
        let ad = try await stage.ad(markup)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "v"))
        await stage.show(ad, for: 0)
        ad.unbind()
        await stage.clock.advance(by: 7200)
        #expect(ad.state == .shown)
        #expect(record.times(of: .willExpire).isEmpty)
        #expect(record.times(of: .expired).isEmpty)
        try ad.bind(Binding(view: "v"))
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `counts nothing for an ad that expired on the screen's edge`() async throws {
        let ad = try await stage.ad(markup, bid: #""exp":30,"#)
        let record = stage.record(ad)
        try ad.bind(Binding(view: "v"))
        await stage.show(ad, for: 1, visible: 0)
        await stage.clock.advance(by: 30)
        #expect(!ad.wantsExposure)
        await stage.show(ad, for: 2)
        #expect(record.all == [.bound, .rendered, .expired])
        #expect(ad.state == .expired)
    }

    @Test func `grows older while the device sleeps`() async throws {
        let ad = try await stage.ad(markup)
        let record = stage.record(ad)
        await stage.clock.sleepDevice(3550)
        #expect(record.all == [.willExpire])
        await stage.clock.advance(by: 50)
        #expect(record.all == [.willExpire, .expired])
    }

    @Test func `leaves no timer behind when the ad goes`() async throws {
        var ad: NativeAd? = try await stage.ad(markup)
        #expect(ad != nil)
        #expect(stage.clock.sleeperCount == 1)
        ad = nil
        await stage.clock.settle()
        #expect(stage.clock.sleeperCount == 0)
    }
}
