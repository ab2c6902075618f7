import Foundation
import OpenRTB
import Testing

@testable import NativeAds

/// Several units in one request.
@MainActor struct UnitLoadTests {
    private let stage = Stage()
    private let link = #"{"link":{"url":"https://a.example"}}"#

    /// Loads units by their names, and what became of each.
    private func load(
        _ units: [UnitLoad],
        by ads: NativeAds? = nil
    ) -> (task: Task<[Result<[NativeAd], AdError>], Never>, heard: Locked<[Int]>) {
        let ads = ads ?? stage.engine()
        let heard = Locked<[Int]>([])
        let task = Task {
            await ads.load(units: units) { place, _ in heard.withLock { $0.append(place) } }
        }
        return (task, heard)
    }

    private func unit(_ name: String, _ change: (inout UnitLoad) -> Void = { _ in }) -> UnitLoad {
        var unit = UnitLoad(name, assets: .headline)
        change(&unit)
        return unit
    }

    /// The errors' reasons, or the bids' ids, in the order of the units.
    private func words(_ outcomes: [Result<[NativeAd], AdError>]) -> [String] {
        outcomes.map { outcome in
            switch outcome {
            case .success(let ads): ads.map(\.creative.bidID).joined(separator: ",")
            case .failure(let error): error.reason.rawValue
            }
        }
    }

    private func imps(of index: Int = 0) throws -> [JSONValue] {
        let body = try #require(stage.network.sent[index].request.body)
        return try #require(try JSONValue.read(body)["imp"]?.array)
    }

    @Test func `asks for all with one request, and deals the bids out by what they answer`()
        async throws
    {
        stage.answer(
            .response(bids: [
                .bid(link, id: "c", impid: "3", price: 9), .bid(link, id: "a1", price: 1),
                .bid(link, id: "a2", price: 2), .bid(link, id: "x", impid: "4"),
                .bid(link, id: "y", impid: ""),
            ])
        )
        let load = load([unit("A") { $0.count = 2 }, unit("B"), unit("C")])
        let outcomes = await load.task.value
        #expect(words(outcomes) == ["a2,a1", "noFill", "c"])
        #expect(stage.network.urls == [Stage.auction])
        let imps = try imps()
        #expect(imps.map { $0["id"]?.string } == ["1", "2", "3"])
        #expect(imps.map { $0["tagid"]?.string } == ["A", "B", "C"])
        #expect(try outcomes[0].get().map(\.unit) == ["A", "A"])
        #expect(try outcomes[2].get().first?.creative.impID == "3")
        #expect(load.heard.withLock { $0.sorted() } == [0, 1, 2])
    }

    @Test func `a unit that cannot be asked for takes no other with it`() async throws {
        stage.answer(.response(bids: [.bid(link, id: "b", impid: "1")]))
        let outcomes = await load([
            unit("A") { $0.count = 0 }, unit("B"), unit("C") { $0.timeout = -1 },
            unit("D") { $0.assets = [AssetRequest(id: 1, content: .title(length: -4))] },
        ]).task.value
        #expect(words(outcomes) == ["invalidRequest", "b", "invalidRequest", "invalidRequest"])
        #expect(try imps().map { $0["tagid"]?.string } == ["B"])
    }

    @Test func `nobody is asked where no unit can be asked for`() async {
        let outcomes = await load([unit("A") { $0.count = 0 }]).task.value
        #expect(words(outcomes) == ["invalidRequest"])
        #expect(await load([]).task.value.isEmpty)
        #expect(stage.network.sent.isEmpty)
    }

    @Test(arguments: [
        (500, "", "network"), (400, "", "invalidRequest"), (200, "no JSON", "badResponse"),
        (204, "", "noFill"), (200, "{}", "noFill"),
    ])
    func `what becomes of the request becomes of each unit`(
        status: Int,
        body: String,
        reason: String
    ) async {
        stage.answer(body, status: status)
        let outcomes = await load([unit("A"), unit("B")]).task.value
        #expect(words(outcomes) == [reason, reason])
        #expect(stage.network.sent.count == 1)
    }

    @Test func `each unit has a deadline of its own, and the rest still gets its ads`() async {
        stage.answer(
            .response(bids: [.bid(link, id: "a"), .bid(link, id: "b", impid: "2")]),
            after: 5
        )
        let load = load([unit("A") { $0.timeout = 2 }, unit("B") { $0.timeout = 10 }])
        await stage.clock.advance(by: 3)
        #expect(load.heard.withLock { $0 } == [0])
        #expect(stage.network.cancelled.isEmpty)
        await stage.clock.advance(by: 3)
        #expect(words(await load.task.value) == ["timeout", "b"])
        #expect(load.heard.withLock { $0 } == [0, 1])
        #expect(stage.clock.sleeperCount <= 1, "nothing waits but the ad's own end")
    }

    @Test func `ends with the last deadline, and the request with it`() async {
        stage.answer("", after: 50)
        let load = load([unit("A") { $0.timeout = 2 }, unit("B") { $0.timeout = 4 }])
        await stage.clock.advance(by: 4)
        #expect(words(await load.task.value) == ["timeout", "timeout"])
        await stage.clock.settle()
        #expect(stage.network.cancelled == [.fixture(Stage.auction)])
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `is cancelled as a whole`() async {
        stage.answer("", after: 50)
        let load = load([unit("A"), unit("B")])
        await stage.clock.advance(by: 1)
        load.task.cancel()
        await stage.clock.settle()
        #expect(words(await load.task.value) == ["cancelled", "cancelled"])
        #expect(stage.network.cancelled.count == 1)
        #expect(stage.clock.sleeperCount == 0)
        #expect(load.heard.withLock { $0.sorted() } == [0, 1])
    }

    @Test func `is cancelled before anything is sent`() async {
        let load = load([unit("A"), unit("B")])
        load.task.cancel()
        await stage.clock.settle()
        #expect(words(await load.task.value) == ["cancelled", "cancelled"])
        #expect(stage.network.sent.isEmpty)
    }

    @Test func `asks the backfill for each unit that is empty`() async {
        let stage = Stage(hasBackfill: true)
        stage.answer(.response(bids: [.bid(link, id: "a")]))
        stage.answer(.response(bids: [.bid(link, id: "f")]), at: Stage.backfill)
        let outcomes = await load(
            [
                unit("A"), unit("B"), unit("C") { $0.options.usesBackfill = false },
            ],
            by: stage.engine()
        ).task.value
        #expect(words(outcomes) == ["a", "f", "noFill"])
        #expect(stage.network.urls == [Stage.auction, Stage.backfill])
    }

    @Test func `one creative may be shown in two places, and in each once`() async {
        let same = #""crid":"same","#
        stage.answer(
            .response(bids: [
                .bid(link, id: "a", more: same), .bid(link, id: "a2", more: same),
                .bid(link, id: "b", impid: "2", more: same),
            ])
        )
        let outcomes = await load([unit("A") { $0.count = 2 }, unit("B")]).task.value
        #expect(words(outcomes) == ["a", "b"])
    }

    @Test func `says so where the units speak of different people`() async throws {
        let ads = stage.engine()
        var notes: [String] = []
        let observation = ads.observe { if case .note(let text) = $0 { notes.append(text) } }
        _ = await load(
            [
                unit("A") { $0.options.targeting = Targeting(contentURL: "https://a.example") },
                unit("B") { $0.options.targeting = Targeting(contextID: "b") },
            ],
            by: ads
        ).task.value
        #expect(notes.filter { $0.contains("different") }.count == 1)
        let body = try #require(stage.network.sent.first?.request.body)
        #expect(try JSONValue.read(body)["app"]?["content"]?["url"] == "https://a.example")
        #expect(try imps()[1]["ext"]?["ona"]?["context"] == "b")
        observation.cancel()
    }

    @Test func `sends what is more than twenty units in further requests`() async throws {
        let outcomes = await load((0..<45).map { unit("u\($0)") }).task.value
        #expect(outcomes.count == 45)
        #expect(stage.network.sent.count == 3)
        let counts = try (0..<3).map { try imps(of: $0).count }
        #expect(counts.sorted() == [5, 20, 20])
    }

    @Test func `tells what is odd about the answer once`() async {
        let ads = stage.engine()
        var notes: [String] = []
        let observation = ads.observe { if case .note(let text) = $0 { notes.append(text) } }
        stage.answer(.response(bids: [.bid("7", id: "bad"), .bid(link, id: "b", impid: "2")]))
        _ = await load([unit("A"), unit("B")], by: ads).task.value
        #expect(notes.filter { $0.contains("/seatbid/0/bid/0") }.count == 1)
        observation.cancel()
    }

    @Test func `frees everything when it is over`() async {
        weak var engine: NativeAds?
        do {
            let ads = stage.engine()
            engine = ads
            _ = await ads.load(units: [unit("A"), unit("B")])
        }
        await stage.clock.settle()
        #expect(engine == nil)
    }
}
