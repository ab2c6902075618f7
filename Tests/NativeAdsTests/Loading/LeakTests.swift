import Testing

@testable import NativeAds

@MainActor struct LeakTests {
    private let stage = Stage()

    @Test func `frees engine, pictures and ad when they are let go`() async throws {
        stage.answer(.response(bids: [.bid(.markup())]))
        stage.servePictures(after: 1)
        weak var engine: NativeAds?
        weak var ad: NativeAd?
        weak var hub: EventHub<AdEvent>?
        weak var shelf: PictureShelf?
        do {
            let ads = stage.engine()
            engine = ads
            let outcome = stage.load(ads)
            await stage.clock.advance(by: 2)
            let loaded = try outcome.ad
            (ad, hub, shelf) = (loaded, loaded.hub, loaded.shelf)
            let record = stage.record(loaded)
            try loaded.bind(Binding(view: "cell"))
            await stage.show(loaded, for: 0.2)
            loaded.tap(nil)
            await stage.clock.settle()
            #expect(record.times(of: .impression).count == 1)
        }
        await stage.clock.settle()
        #expect(ad == nil)
        #expect(shelf == nil)
        #expect(hub == nil)
        #expect(engine == nil)
        #expect(stage.clock.sleeperCount == 0)
    }

    @Test func `frees everything after a load that nobody waits for`() async {
        stage.answer(.response(bids: [.bid(.markup())]), after: 1)
        stage.servePictures(after: 90)
        weak var engine: NativeAds?
        do {
            let ads = stage.engine()
            engine = ads
            _ = stage.load(ads)
            await stage.clock.settle()
        }
        await stage.clock.advance(by: 61)
        #expect(engine == nil)
        #expect(stage.clock.sleeperCount == 0)
    }
}
