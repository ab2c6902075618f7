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

    @Test(
        arguments: [
            (300, "", 3300, 3600), (300, #""exp":301,"#, 1, 301), (300, #""exp":300,"#, 240, 300),
            (300, #""exp":90,"#, 30, 90), (0, "", 3540, 3600), (-5, "", 3540, 3600),
            (.nan, "", 3540, 3600), (.infinity, "", 3540, 3600), (0.5, "", 3599.5, 3600),
        ] as [(Double, String, Double, Double)]
    )
    func `warns as early as it is told to, within its life`(
        time: Double,
        bid: String,
        warning: Double,
        end: Double
    ) async throws {
        stage.configuration.expiryWarning = time
        let ad = try await stage.ad(markup, bid: bid)
        let record = stage.record(ad)
        await stage.clock.advance(by: end + 1)
        #expect(record.times(of: .willExpire) == [warning])
        #expect(record.times(of: .expired) == [end])
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
        #expect(ad.state == .expired)
    }

    @Test func `leaves no timer behind when the ad goes`() async throws {
        var ad: NativeAd? = try await stage.ad(markup)
        #expect(ad != nil)
        #expect(stage.clock.sleeperCount == 1)
        ad = nil
        await stage.clock.settle()
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test(
        arguments: [
            (.nan, 3600), (-5, 0), (0, 0), (.infinity, .infinity), (120, 120),
        ] as [(Double, Double)]
    )
    func `takes any number for a life`(life: Double, end: Double) {
        let machine = ExpiryMachine(life: life, soldAt: 0)
        #expect(machine.end == end)
        #expect(machine.isExpired(at: 1e9) == end.isFinite)
    }

    @Test func `keeps for ever, without a timer, what the settings never let expire`() async throws
    {
        stage.configuration.expiry = .infinity
        let ad = try await stage.ad(markup)
        #expect(stage.clock.sleeperCount == 0)
        await stage.clock.advance(by: 1e9)
        #expect(ad.state == .loaded)
    }

    @Test(arguments: [-1e7, 1e7])
    func `does not notice the wall clock`(jump: Double) async throws {
        let ad = try await stage.ad(markup, bid: #""exp":120,"#)
        let record = stage.record(ad)
        stage.clock.jumpWallClock(by: jump)
        await stage.clock.advance(by: 119)
        #expect(ad.state == .loaded)
        await stage.clock.advance(by: 1)
        #expect(record.all == [.willExpire, .expired])
    }

    @Test func `lives from its sale on, however long its pictures take`() async throws {
        stage.answer(.response(bids: [.bid(.markup(), more: #""exp":100,"#)]), after: 1)
        stage.servePictures(after: 30)
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 40)
        let record = stage.record(try outcome.ad)
        await stage.clock.advance(by: 100)
        #expect(record.times(of: .expired) == [101])
    }

    @Test func `gives out no ad that expired while its pictures came, but the next best`()
        async throws
    {
        stage.answer(
            .response(bids: [
                .bid(.markup(main: "slow.jpg"), id: "a", price: 2, more: #""exp":20,"#),
                .bid(.markup(), id: "b", price: 1),
            ])
        )
        stage.servePictures("https://cdn.example/slow", after: 30)
        stage.servePictures()
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 31)
        #expect(try outcome.ad.creative.bidID == "b")
    }

    @Test func `lives from its sale on, also where it was only the second choice`() async throws {
        stage.answer(
            .response(bids: [
                .bid(.markup(main: "slow.jpg"), id: "a", price: 2),
                .bid(.markup(), id: "b", price: 1, more: #""exp":50,"#),
            ])
        )
        stage.network.add(
            .init(
                .prefix("https://cdn.example/slow"),
                .success(HTTPResponse(status: 404)),
                after: 20
            )
        )
        stage.servePictures()
        let outcome = stage.load(stage.engine())
        await stage.clock.advance(by: 21)
        let record = stage.record(try outcome.ad)
        await stage.clock.advance(by: 100)
        #expect(record.times(of: .expired) == [50])
    }

    @Test func `is late where all that could be given out at the deadline has expired`() async {
        let markup = #"""
            {"assets":[{"id":2,"img":{"url":"https://cdn.example/m.jpg"}},
            {"id":3,"img":{"url":"https://slow.example/i.png"}}],"link":{"url":"https://a.example"}}
            """#
        stage.answer(.response(bids: [.bid(markup, more: #""exp":20,"#)]))
        stage.servePictures()
        stage.servePictures("https://slow.example/", after: 100)
        let outcome = stage.load(stage.engine(), assets: [.main(id: 2), .icon(id: 3)])
        await stage.clock.advance(by: 61)
        #expect(outcome.time == 60)
        #expect(outcome.error?.reason == .timeout)
    }

    @Test func `may be bound in its last minute, and counts until its end`() async throws {
        let ad = try await stage.ad(markup, bid: #""exp":100,"#)
        let record = stage.record(ad)
        await stage.clock.advance(by: 99)
        try ad.bind(Binding(view: "v"))
        await stage.show(ad, for: 0)
        await stage.clock.advance(by: 100)
        #expect(record.times(of: .impression) == [99])
        #expect(ad.state == .shown)
        #expect(record.times(of: .expired).isEmpty)
    }
}
