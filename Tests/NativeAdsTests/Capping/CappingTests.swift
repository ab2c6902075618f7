import Foundation
import OpenRTB
import Testing

@testable import NativeAds

@MainActor
struct CappingTests {
    private static let caps =
        #""ext":{"ona":{"campaign":"spring","caps":[{"event":"impression","limit":1,"seconds":3600}]}},"#
    private static let file = URL(fileURLWithPath: "/virtual/state/caps.log")

    private let stage = Stage()

    init() {
        stage.answer(.response(bids: [.bid(.markup(), more: Self.caps)]))
        stage.servePictures()
    }

    /// The campaigns that the last request to an auction named.
    private var told: JSONValue? {
        get throws {
            let body = try #require(
                stage.network.sent.last { $0.request.url.absoluteString == Stage.auction }
            ).request.body
            return try JSONValue.read(body ?? Data())["imp"]?[0]?["ext"]?["ona"]?["capped"]
        }
    }

    private func load(_ ads: NativeAds) async -> Outcome {
        let outcome = stage.load(ads)
        await stage.clock.settle()
        return outcome
    }

    /// Loads an ad of the campaign and shows it until its impression counts.
    private func see(_ ads: NativeAds) async throws {
        let ad = try await load(ads).ad
        try ad.bind(Binding(view: "v"))
        await stage.show(ad, for: 0.1)
    }

    @Test func `names a campaign at its cap in the request, and leaves its bid out with a note`()
        async throws
    {
        let ads = stage.engine()
        var notes: [AdEvent] = []
        let observation = ads.observe { notes.append($0) }
        try await see(ads)
        #expect(try told == nil)
        #expect(await load(ads).error?.reason == .noFill)
        #expect(try told == ["spring"])
        #expect(
            notes == [
                .note(#"direct: Bid "b1" is of the campaign "spring", which is at its cap."#)
            ]
        )
        await stage.clock.advance(by: 3600)
        #expect(await load(ads).ads.count == 1)
        #expect(try told == nil)
        observation.cancel()
    }

    @Test func `counts across launches, and forgets nothing that was written whole`() async throws {
        var ads: NativeAds? = stage.engine()
        try await see(#require(ads))
        let data = try stage.world.files.read(Self.file)
        #expect(data?.isEmpty == false)
        ads = nil
        await stage.clock.settle()
        // The next run was killed in the middle of a write.
        try stage.world.files.append(Self.file, Data(#"{"source":"dir"#.utf8))
        #expect(await load(stage.engine()).error?.reason == .noFill)
        #expect(try told == ["spring"])
        #expect(try stage.world.files.read(Self.file) == data)
    }

    @Test func `a wall clock that jumps makes no cap shorter or longer`() async throws {
        let ads = stage.engine()
        try await see(ads)
        stage.clock.jumpWallClock(by: 86_400)
        #expect(await load(ads).ads.isEmpty)
        stage.clock.jumpWallClock(by: -10 * 86_400)
        #expect(await load(ads).ads.isEmpty)
        await stage.clock.advance(by: 3600)
        #expect(await load(ads).ads.count == 1)
    }

    @Test func `a clock set back between two launches makes a cap last no longer than its time`()
        async throws
    {
        var ads: NativeAds? = stage.engine()
        try await see(#require(ads))
        ads = nil
        await stage.clock.settle()
        stage.clock.jumpWallClock(by: -365 * 86_400)
        let later = stage.engine()
        #expect(await load(later).ads.isEmpty)
        await stage.clock.advance(by: 3600)
        #expect(await load(later).ads.count == 1)
    }

    @Test func `without consent to storage it counts in memory and leaves no file`() async throws {
        let purposes = Locked("1")
        stage.world.defaults = { key in
            switch key {
            case "IABTCF_gdprApplies": .number(1)
            case "IABTCF_PurposeConsents": .string(purposes.withLock { $0 })
            default: nil
            }
        }
        let ads = stage.engine()
        try await see(ads)
        #expect(try stage.world.files.read(Self.file) != nil)
        purposes.withLock { $0 = "0" }
        #expect(await load(ads).ads.isEmpty)
        #expect(try told == ["spring"])
        #expect(try stage.world.files.read(Self.file) == nil)
        purposes.withLock { $0 = "1" }
        #expect(await load(ads).ads.isEmpty)
        #expect(try stage.world.files.read(Self.file) != nil)
    }

    @Test func `reads no file that is too large to be its own`() async throws {
        var ads: NativeAds? = stage.engine()
        try await see(#require(ads))
        ads = nil
        await stage.clock.settle()
        try stage.world.files.append(Self.file, Data(repeating: 0x0A, count: 16 << 20))
        #expect(await load(stage.engine()).ads.count == 1)
        #expect(try told == nil)
    }

    @Test func `goes on counting where nothing can be written`() async throws {
        struct Full: Error {}
        stage.world.files.append = { _, _ in throw Full() }
        stage.world.files.replace = { _, _ in throw Full() }
        let ads = stage.engine()
        try await see(ads)
        #expect(await load(ads).ads.isEmpty)
        #expect(try told == ["spring"])
    }
}
