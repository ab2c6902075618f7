import Foundation
import Testing

@testable import NativeAds

/// The video as the main media of an ad, where it waits for a window and where it does not.
@MainActor struct LazyVideoTests {
    private let cinema = Cinema()
    private var stage: Stage { cinema.stage }

    init() {
        cinema.stage.configuration.pictures = .lazy
    }

    private func serve(_ name: String, status: Int = 200, after: Double = 0) {
        stage.network.add(
            .init(
                .url("https://cdn.example/\(name)"),
                .success(HTTPResponse(status: status, body: .png(40, 20))),
                after: after
            )
        )
    }

    /// Loads an ad and listens from within the load's callback on.
    private func load(
        _ markup: String,
        options: LoadOptions = LoadOptions()
    ) async throws -> (ad: NativeAd, record: Record) {
        stage.answer(.response(bids: [.bid(markup)]), times: 1)
        let ads = cinema.ads
        let task = Task {
            let ad = try await ads.load("home", assets: Cinema.assets, options: options)
            let record = stage.record(ad)
            record.events.append((stage.clock.uptime, .note("callback")))
            return (ad, record)
        }
        await stage.clock.settle()
        return try await task.value
    }

    private func screen(on ad: NativeAd) async throws -> (VideoController, FakeScreen) {
        let task = Task { await ad.prepareVideo() }
        await stage.clock.settle()
        let controller = try #require(await task.value)
        let screen = FakeScreen(stage.clock)
        controller.attach(screen)
        return (controller, screen)
    }

    private func wrapped(after: Double = 0) -> String {
        stage.answer(Cinema.vast(), at: "https://w.example/next", after: after)
        return """
            <VAST version="3.0"><Ad><Wrapper><AdSystem>W</AdSystem>
            <VASTAdTagURI>https://w.example/next</VASTAdTagURI></Wrapper></Ad></VAST>
            """
    }

    @Test func `asks for nothing of the video, and has no player, before a window`() async throws {
        let (ad, record) = try await load(Cinema.markup(wrapped()))
        #expect(record.all == [.note("callback")])
        #expect(stage.calls.isEmpty)
        #expect(ad.videoController == nil)
        #expect(ad.assetState(.main) == .loading)
        let (controller, _) = try await screen(on: ad)
        #expect(stage.calls == ["https://w.example/next"])
        #expect(ad.videoController === controller)
        #expect(record.all == [.note("callback"), .assetState(.main, .loading)])
    }

    @Test func `a registered ad in a window is enough for the document`() async throws {
        let (ad, _) = try await load(Cinema.markup(wrapped()))
        try ad.bind(Binding(view: "cell", hasMediaView: true))
        ad.sample(ExposureSample(visible: 0, area: 100))
        await stage.clock.settle()
        #expect(stage.calls == ["https://w.example/next"])
        #expect(ad.videoController != nil)
    }

    @Test func `is ready with the first frame and all pictures, once`() async throws {
        serve("p.jpg", after: 1)
        let (ad, record) = try await load(Cinema.markup(Cinema.vast(), picture: "p.jpg"))
        let (controller, screen) = try await screen(on: ad)
        screen.opensAfter = 2
        await cinema.watch(controller, until: 1.5, seeing: 0.2)
        #expect(record.times(of: .mediaReady).isEmpty)
        #expect(ad.assetState(.main) == .loading)
        #expect(ad.pictureState(.main) == .loaded)
        await cinema.watch(controller, until: 4)
        #expect(screen.opens == 1)
        #expect(ad.assetState(.main) == .loaded)
        #expect(record.times(of: .assetState(.main, .loaded)) == [2])
        #expect(record.times(of: .mediaReady) == [2])
        #expect(record.times(of: .mediaFailed).isEmpty)
    }

    @Test func `opens once before it is seen, and not again after its time out of sight`()
        async throws
    {
        let (ad, record) = try await load(Cinema.markup(Cinema.vast()))
        let (controller, screen) = try await screen(on: ad)
        await cinema.watch(controller, until: 30, seeing: 0)
        #expect(record.times(of: .mediaReady) == [0])
        #expect(screen.opens == 1)
        #expect(screen.closes == 1)
        #expect(record.video.isEmpty)
        await cinema.watch(controller, until: 31)
        #expect(controller.isPlaying)
    }

    @Test func `one that waits for a decoder out of sight is loaded when its turn comes`()
        async throws
    {
        var ads: [(ad: NativeAd, record: Record)] = []
        var players: [VideoController] = []
        for _ in 0..<4 {
            ads.append(try await load(Cinema.markup(Cinema.vast())))
            players.append(try await screen(on: ads[ads.count - 1].ad).0)
        }
        await cinema.watch(players[0], players[1], players[2], players[3], until: 11, seeing: 0)
        #expect(ads.map { $0.record.times(of: .mediaReady) } == [[0], [0], [0], [10]])
    }

    @Test func `its time out of sight begins with its first frame`() async throws {
        let (ad, record) = try await load(Cinema.markup(Cinema.vast()))
        let (controller, screen) = try await screen(on: ad)
        screen.opensAfter = 12
        await cinema.watch(controller, until: 30, seeing: 0)
        #expect(record.times(of: .mediaReady) == [12])
        #expect(screen.opens == 1)
        #expect(screen.times("close") == [22])
    }

    @Test func `nobody waits for it in the background, and it is loaded after that`() async throws {
        let (ad, record) = try await load(Cinema.markup(Cinema.vast()))
        let (controller, screen) = try await screen(on: ad)
        screen.opensAfter = 100
        await cinema.watch(controller, until: 1, seeing: 0)
        controller.look(.none)
        await stage.clock.advance(to: 60)
        #expect(controller.state == .idle)
        #expect(record.times(of: .mediaFailed).isEmpty)
        screen.opensAfter = 5
        await cinema.watch(controller, until: 66, seeing: 0)
        #expect(record.times(of: .mediaReady) == [65])
        #expect(screen.opens == 2)
    }

    @Test func `without patience for what is out of sight its first frame is told all the same`()
        async throws
    {
        stage.configuration.video.releaseDelay = 0
        let (ad, record) = try await load(Cinema.markup(Cinema.vast()))
        let (controller, screen) = try await screen(on: ad)
        screen.opensAfter = 1
        await cinema.watch(controller, until: 3, seeing: 0)
        #expect(record.times(of: .mediaReady) == [1])
        #expect(screen.closes == 1)
    }

    @Test func `where the video fails the state is the picture's from then on`() async throws {
        serve("p.jpg", status: 404, after: 3)
        let (ad, record) = try await load(Cinema.markup(Cinema.vast(), picture: "p.jpg"))
        let (controller, screen) = try await screen(on: ad)
        screen.failures = ["https://cdn.example/v.mp4": 405]
        await cinema.watch(controller, until: 4)
        let states = record.all.compactMap { event in
            if case .assetState(.main, let state) = event { state } else { nil }
        }
        #expect(states == [.loading, .failed, .loading, .failed])
        #expect(record.times(of: .mediaFailed) == [0])
    }

    @Test func `the first failure is told, and the picture takes the video's place`() async throws {
        serve("p.jpg", after: 3)
        let (ad, record) = try await load(Cinema.markup(Cinema.vast(), picture: "p.jpg"))
        let (controller, screen) = try await screen(on: ad)
        screen.failures = ["https://cdn.example/v.mp4": 405]
        await cinema.watch(controller, until: 1)
        #expect(ad.assetState(.main) == .loading)
        await cinema.watch(controller, until: 4)
        #expect(ad.assetState(.main) == .loaded)
        #expect(record.times(of: .mediaFailed) == [0])
        #expect(record.times(of: .mediaReady).isEmpty)
        #expect(record.times(of: .assetState(.main, .loaded)) == [3])
        #expect(ad.state == .loaded)
        #expect(ad.mediaSize == MediaSize(width: 40, height: 20))
    }

    @Test func `a document that leads nowhere is a failure, and without a picture nothing is left`()
        async throws
    {
        let (ad, record) = try await load(Cinema.markup("<html>none</html>"))
        let task = Task { await ad.prepareVideo() }
        await stage.clock.settle()
        #expect(await task.value == nil)
        #expect(ad.assetState(.main) == .failed)
        #expect(record.all.contains(.mediaFailed))
        #expect(ad.videoController == nil)
    }

    @Test func `where a person starts the video it is ready with its document`() async throws {
        stage.configuration.video.autoplay = .manual
        let (ad, record) = try await load(Cinema.markup(Cinema.vast()))
        let (controller, screen) = try await screen(on: ad)
        await cinema.watch(controller, until: 1)
        #expect(screen.opens == 0)
        #expect(record.times(of: .mediaReady) == [0])
        #expect(ad.assetState(.main) == .loaded)
    }

    @Test func `a view without a place for the video waits for its document only`() async throws {
        let (ad, record) = try await load(Cinema.markup(Cinema.vast()))
        try ad.bind(Binding(view: "cell"))
        ad.sample(ExposureSample(visible: 1, area: 100))
        await stage.clock.settle()
        #expect(record.times(of: .mediaReady) == [0])
        #expect(ad.assetState(.main) == .loaded)
    }

    @Test func `a player by hand makes it ready as it plays`() async throws {
        let (ad, record) = try await load(Cinema.markup(Cinema.vast()))
        ad.playVideoByHand()
        ad.play(PlaybackSample(state: .loading))
        await stage.clock.settle()
        #expect(record.times(of: .mediaReady).isEmpty)
        ad.play(PlaybackSample(position: 0, state: .playing))
        await stage.clock.settle()
        #expect(record.times(of: .mediaReady) == [0])
    }

    @Test func `an impression that needs the main media waits for the first frame`() async throws {
        stage.configuration.countsOnlyWithMain = true
        let (ad, record) = try await load(Cinema.markup(Cinema.vast()))
        let (controller, screen) = try await screen(on: ad)
        screen.opensAfter = 1
        try ad.bind(Binding(view: "cell", hasMediaView: true))
        for tenth in 0...20 {
            await stage.clock.advance(to: Double(tenth) / 10)
            controller.look(VideoSight(fraction: 1))
            ad.sample(ExposureSample(visible: 1, mediaVisible: 1, area: 100))
        }
        await stage.clock.settle()
        #expect(record.times(of: .rendered) == [0])
        #expect(record.times(of: .impression) == [1])
    }

    @Test func `eagerly it is there with its document, and a load can ask for that alone`()
        async throws
    {
        let eager = LoadOptions(pictures: .eager)
        let (ad, record) = try await load(Cinema.markup(wrapped()), options: eager)
        #expect(stage.calls == ["https://w.example/next"])
        #expect(ad.videoController != nil)
        #expect(ad.assetState(.main) == .loaded)
        #expect(record.all == [.note("callback")])
    }

    @Test func `a load's own video options win`() async throws {
        var video = VideoOptions()
        video.startsMuted = false
        let options = LoadOptions(pictures: .eager, video: video)
        let (ad, _) = try await load(Cinema.markup(Cinema.vast()), options: options)
        #expect(ad.videoController?.isMuted == false)
        #expect(ad.videoController?.options == video)
    }

    @Test func `with pictures off none is fetched, and the app's own main image counts`()
        async throws
    {
        stage.configuration.countsOnlyWithMain = true
        let off = LoadOptions(pictures: .off)
        let (ad, record) = try await load(.markup(), options: off)
        await stage.clock.settle()
        #expect(stage.calls.isEmpty)
        await #expect(throws: AdError.picturesAreOff) { _ = try await ad.picture(.main) }
        try ad.bind(Binding(view: "cell", hasMediaView: true))
        await stage.show(ad, for: 1)
        #expect(record.times(of: .impression).isEmpty)
        ad.mainImageWasSet()
        ad.mainImageWasSet()
        await stage.show(ad, for: 1)
        #expect(record.times(of: .impression) == [1])
        #expect(record.times(of: .assetState(.main, .loaded)) == [1])
        #expect(ad.assetState(.main) == .loaded)
    }
}

@MainActor struct MediaSizeTests {
    private let cinema = Cinema()

    @Test func `the size of the video's file is known with the ad, then that of its frames`()
        async throws
    {
        let ad = try await cinema.ad(Cinema.markup(Cinema.vast(), picture: "p.jpg"))
        #expect(ad.mediaSize == MediaSize(width: 640, height: 360))
        #expect(ad.mediaSize.height(forWidth: 320) == 180)
        let controller = try #require(ad.videoController)
        #expect(abs(controller.aspectRatio - 16 / 9) < 0.001)
    }

    @Test func `of a lazy ad the document itself says how large its film is, and asks nobody`()
        async throws
    {
        cinema.stage.configuration.pictures = .lazy
        let ad = try await cinema.ad(Cinema.markup(Cinema.vast()))
        #expect(ad.videoController == nil)
        #expect(ad.mediaSize == MediaSize(width: 640, height: 360))
    }

    @Test func `without a video it is that of the picture as announced`() async throws {
        cinema.stage.configuration.pictures = .onDemand
        let ad = try await cinema.ad(.markup())
        #expect(ad.mediaSize == MediaSize(width: 1200, height: 627))
        #expect(cinema.stage.calls.isEmpty)
    }

    @Test(arguments: [(nil, nil), (0, 10), (10, 0), (-1, -1), (100, nil)] as [(Int?, Int?)])
    func `what is not known is zero`(width: Int?, height: Int?) {
        let size = MediaSize(width: width, height: height)
        #expect(size == .unknown)
        #expect(size.aspectRatio == 0)
        #expect(size.height(forWidth: 100) == 0)
    }

    @Test(arguments: [0, -5, Double.nan, .infinity])
    func `no width has no height`(width: Double) {
        #expect(MediaSize(width: 4, height: 3).height(forWidth: width) == 0)
    }
}
