import Foundation
import Testing
import VAST

@testable import NativeAds

/// A player on a screen, from the first look to the last.
@MainActor struct ScreeningTests {
    private let cinema = Cinema()
    private var clock: ManualClock { cinema.stage.clock }

    private struct Show {
        let ad: NativeAd
        let controller: VideoController
        let screen: FakeScreen
        let record: Record
    }

    private func show(
        _ vast: String = Cinema.vast(),
        _ change: (inout VideoOptions) -> Void = { _ in }
    ) async throws -> Show {
        change(&cinema.stage.configuration.video)
        let ad = try await cinema.ad(Cinema.markup(vast))
        let controller = try #require(ad.videoController)
        let screen = FakeScreen(clock)
        controller.attach(screen)
        return Show(
            ad: ad,
            controller: controller,
            screen: screen,
            record: cinema.stage.record(ad)
        )
    }

    private func calls(_ name: String) -> Int {
        cinema.stage.calls.count { $0 == "https://v.example/\(name)" }
    }

    @Test func `plays at the first look and goes on where it was in whichever cell`() async throws {
        let show = try await show()
        await cinema.watch(show.controller, until: 3)
        await cinema.watch(show.controller, until: 3.9, seeing: 0)
        #expect(show.controller.currentTime == 3)
        await clock.advance(to: 4)
        await cinema.watch(show.controller, until: 6)
        await cinema.watch(show.controller, until: 6.9, seeing: 0.4)
        #expect(abs(show.controller.currentTime - 5) < 0.01)
        await clock.advance(to: 7)
        show.controller.look(.none)
        #expect(show.controller.state == .paused)
        await clock.advance(to: 9)
        await cinema.watch(show.controller, until: 10)
        #expect(show.screen.opens == 1)
        #expect(show.screen.times("play") == [0, 4, 9])
        #expect(show.screen.times("pause") == [3, 6])
        #expect(
            show.record.video == [
                "0 start", "3 pause", "4 resume", "6 firstQuartile", "6 pause", "9 resume",
            ]
        )
        #expect(calls("i") == 1)
        #expect(calls("start") == 1)
    }

    @Test func `lets the decoder go after ten seconds out of sight and reopens at the position`()
        async throws
    {
        let show = try await show()
        await cinema.watch(show.controller, until: 3)
        show.controller.look(.none)
        await clock.advance(to: 12.9)
        #expect(show.screen.closes == 0)
        await clock.advance(to: 20)
        #expect(show.screen.times("close") == [13])
        #expect(cinema.ads.openVideos == 0)
        #expect(show.controller.currentTime == 3)
        #expect(show.controller.state == .paused)
        await cinema.watch(show.controller, until: 38)
        #expect(show.screen.log.contains("20 open https://cdn.example/v.mp4 3"))
        #expect(
            show.record.video == [
                "0 start", "3 pause", "20 resume", "22 firstQuartile", "27 midpoint",
                "32 thirdQuartile", "37 complete",
            ]
        )
        #expect(show.controller.state == .ended)
    }

    @Test(arguments: [(0.5, true), (0.49, false), (0.0, false)])
    func `half of the media view is enough, and less is not`(
        fraction: Double,
        plays: Bool
    ) async throws {
        let show = try await show()
        await cinema.watch(show.controller, until: 1, seeing: fraction)
        #expect(show.controller.isPlaying == plays)
    }

    @Test func `does not play behind another app`() async throws {
        let show = try await show()
        await cinema.watch(show.controller, until: 1)
        await cinema.watch(show.controller, until: 2, isForeground: false)
        #expect(show.controller.state == .paused)
        #expect(show.record.video == ["0 start", "1 pause"])
    }

    @Test func `a pause of the person holds in every cell, until somebody plays`() async throws {
        let show = try await show()
        await cinema.watch(show.controller, until: 2)
        show.controller.pause()
        show.controller.pause()
        await cinema.watch(show.controller, until: 3)
        await cinema.watch(show.controller, until: 4, seeing: 0)
        await cinema.watch(show.controller, until: 5)
        #expect(show.controller.state == .paused)
        show.controller.play()
        #expect(show.controller.isPlaying)
        await cinema.watch(show.controller, until: 6)
        #expect(show.record.video == ["0 start", "2 pause", "5 resume"])
        #expect(abs(show.controller.currentTime - 3) < 0.01)
    }

    @Test func `a video that stops goes back without a rewind, and plays when told to`()
        async throws
    {
        let show = try await show()
        await cinema.watch(show.controller, until: 2)
        show.controller.stop()
        await cinema.watch(show.controller, until: 4)
        #expect(show.controller.state == .idle)
        #expect(show.controller.currentTime == 0)
        #expect(show.screen.times("close") == [2])
        show.controller.play()
        await cinema.watch(show.controller, until: 5)
        #expect(show.record.video == ["0 start", "2 pause", "4 resume"])
        #expect(calls("rewind") == 0)
    }

    @Test func `what is sought past earns nothing, and who goes back is told of as rewinding`()
        async throws
    {
        let show = try await show()
        await cinema.watch(show.controller, until: 1)
        show.controller.seek(to: 12)
        #expect(show.controller.currentTime == 12)
        await cinema.watch(show.controller, until: 5)
        #expect(show.record.video == ["0 start"])
        #expect(calls("rewind") == 0)
        show.controller.seek(to: 0.5)
        await cinema.watch(show.controller, until: 10)
        #expect(show.record.video == ["0 start", "9.5 firstQuartile"])
        #expect(calls("rewind") == 1)
        show.controller.seek(to: .nan)
        show.controller.seek(to: -5)
        #expect(show.controller.currentTime == 0)
        show.controller.seek(to: 99)
        #expect(show.controller.currentTime == 20)
    }

    @Test func `a seek while nothing is open earns nothing either`() async throws {
        let show = try await show()
        await cinema.watch(show.controller, until: 1)
        await cinema.watch(show.controller, until: 12, seeing: 0)
        #expect(show.screen.closes == 1)
        show.controller.seek(to: 8)
        await clock.advance(to: 60)
        await cinema.watch(show.controller, until: 70)
        #expect(show.screen.log.contains("60 open https://cdn.example/v.mp4 8"))
        #expect(show.record.video == ["0 start", "1 pause", "60 resume"])
    }

    @Test func `what has ended stays so until it is played again, which counts once`() async throws
    {
        let show = try await show()
        await cinema.watch(show.controller, until: 22)
        #expect(show.controller.state == .ended)
        await cinema.watch(show.controller, until: 23, seeing: 0)
        await cinema.watch(show.controller, until: 24)
        #expect(show.controller.state == .ended)
        #expect(show.record.video.last == "20 complete")
        show.controller.replay()
        await cinema.watch(show.controller, until: 46)
        #expect(show.record.video.last == "20 complete")
        #expect(show.record.video.count == 5)
        #expect(show.screen.times("seek 0") == [24])
        #expect(calls("rewind") == 1)
        #expect(show.controller.state == .ended)
    }

    @Test func `a loop goes round without end, completes once and rewinds nothing`() async throws {
        let show = try await show { $0.atEnd = .loop }
        await cinema.watch(show.controller, until: 45)
        #expect(show.screen.times("seek 0") == [20, 40])
        #expect(show.controller.isPlaying)
        #expect(abs(show.controller.currentTime - 5) < 0.01)
        #expect(
            show.record.video == [
                "0 start", "5 firstQuartile", "10 midpoint", "15 thirdQuartile", "20 complete",
            ]
        )
        #expect(calls("rewind") == 0)
    }

    @Test func `a film without a single frame to play does not loop for ever`() async throws {
        let show = try await show { $0.atEnd = .loop }
        show.screen.duration = 0
        await cinema.watch(show.controller, until: 3)
        #expect(show.controller.state == .ended)
        #expect(show.screen.log.count < 10)
    }

    @Test(arguments: [
        ("00:00:05", 5.0), ("20%", 4), ("5", 5), ("00:00:15.333", 15.333), ("100%", 20),
        ("110%", nil), ("00:00:45", nil), ("%", nil), ("", nil),
    ])
    func `the rest can be skipped from the offset on`(text: String, offset: Double?) async throws {
        let show = try await show(Cinema.vast(skip: text))
        #expect(show.controller.skipOffset == offset)
        await cinema.watch(show.controller, until: 3.5)
        show.controller.skip()
        #expect(show.controller.isPlaying)
        guard let offset else { return }
        show.controller.seek(to: offset - 0.05)
        #expect(!show.controller.canSkip)
        show.controller.seek(to: offset)
        #expect(show.controller.canSkip)
    }

    @Test func `a skip is no pause, and nothing counts after it`() async throws {
        let show = try await show(Cinema.vast(skip: "00:00:02"))
        await cinema.watch(show.controller, until: 3)
        show.controller.skip()
        show.controller.skip()
        await cinema.watch(show.controller, until: 5)
        #expect(show.controller.state == .ended)
        #expect(show.record.video == ["0 start", "3 skip"])
        show.controller.replay()
        await cinema.watch(show.controller, until: 30)
        #expect(show.record.video == ["0 start", "3 skip"])
    }

    @Test func `the sound is told of when somebody turns it on or off`() async throws {
        let show = try await show()
        await cinema.watch(show.controller, until: 1)
        show.controller.isMuted = false
        show.controller.isMuted = false
        await cinema.watch(show.controller, until: 2)
        show.controller.isMuted = true
        await cinema.watch(show.controller, until: 3)
        #expect(show.record.video == ["0 start", "1 unmute", "2 mute"])
        #expect(show.screen.times("mute") == [0, 2])
    }

    @Test func `waiting for data is no pause`() async throws {
        let show = try await show()
        show.screen.hole = 3
        await cinema.watch(show.controller, until: 6)
        #expect(show.controller.state == .loading)
        show.screen.hole = nil
        show.controller.pause()
        show.controller.play()
        await cinema.watch(show.controller, until: 7)
        #expect(show.record.video == ["0 start", "6 pause", "6 resume"])
    }

    @Test func `goes on by itself after something else stopped it, without a word`() async throws {
        let show = try await show()
        await cinema.watch(show.controller, until: 2)
        show.screen.isInterrupted = true
        show.controller.screenChanged()
        await cinema.watch(show.controller, until: 5)
        #expect(show.controller.state == .loading)
        show.screen.isInterrupted = false
        await cinema.watch(show.controller, until: 6)
        #expect(show.controller.isPlaying)
        #expect(show.record.video == ["0 start"])
    }

    @Test(arguments: [401, 402, 405])
    func `the next file's turn comes when one fails, and the last one's code is told once`(
        code: Int
    ) async throws {
        let show = try await show(Cinema.vast(files: ["a.mp4", "b.mp4"]))
        show.screen.failures = ["https://cdn.example/a.mp4": 401]
        await cinema.watch(show.controller, until: 3)
        #expect(show.controller.isPlaying)
        #expect(show.record.video == ["0.1 start"] || show.record.video == ["0 start"])
        show.screen.failures["https://cdn.example/b.mp4"] = code
        await cinema.watch(show.controller, until: 6)
        #expect(show.controller.state == .failed)
        #expect(show.record.video.last?.hasSuffix("error") == true)
        #expect(show.screen.opens == 2)
        #expect(show.screen.closes == 2)
        let errors = cinema.stage.calls.filter { $0.contains("/error") }
        #expect(errors == ["https://v.example/error?c=\(code)"])
        #expect(cinema.ads.openVideos == 0)
        show.controller.play()
        #expect(show.controller.state == .failed)
    }

    @Test func `a file that goes on failing where another one was takes over at its position`()
        async throws
    {
        let show = try await show(Cinema.vast(files: ["a.mp4", "b.mp4"]))
        await cinema.watch(show.controller, until: 7)
        show.screen.failures = ["https://cdn.example/a.mp4": 405]
        await cinema.watch(show.controller, until: 12)
        #expect(show.screen.log.contains { $0.hasSuffix("open https://cdn.example/b.mp4 7") })
        #expect(!show.record.video.contains { $0.hasSuffix("error") })
        #expect(show.record.video.count { $0.hasSuffix("start") } == 1)
    }

    @Test func `a file that does not come in fifteen seconds is error 402`() async throws {
        let show = try await show()
        show.screen.opensAfter = 1000
        await cinema.watch(show.controller, until: 14.9)
        #expect(show.controller.state == .loading)
        await cinema.watch(show.controller, until: 16)
        #expect(show.controller.state == .failed)
        #expect(cinema.stage.calls.contains("https://v.example/error?c=402"))
    }

    @Test func `a screen that plays none of the files is error 403`() async throws {
        let show = try await show()
        show.screen.types = ["video/webm"]
        await cinema.watch(show.controller, until: 1)
        #expect(show.controller.state == .failed)
        #expect(show.screen.opens == 0)
        #expect(cinema.stage.calls == ["https://v.example/error?c=403"])
    }

    @Test func `where the person starts it nothing is opened before they do`() async throws {
        let show = try await show { $0.autoplay = .manual }
        await cinema.watch(show.controller, until: 3)
        #expect(show.controller.state == .idle)
        #expect(show.screen.log.isEmpty)
        show.controller.play()
        await cinema.watch(show.controller, until: 4)
        await cinema.watch(show.controller, until: 5, seeing: 0)
        await cinema.watch(show.controller, until: 6)
        #expect(show.controller.isPlaying)
        #expect(show.record.video == ["3 start", "4 pause", "5 resume"])
    }

    @Test(arguments: [
        (DeviceFacts.Connection.wifi, true), (.wired, true), (.cellular, false), (nil, false),
    ])
    func `on Wi-Fi only, it waits for the person elsewhere`(
        connection: DeviceFacts.Connection?,
        plays: Bool
    ) async throws {
        cinema.stage.world.device = {
            var facts = DeviceFacts()
            facts.connection = connection
            return facts
        }
        let show = try await show { $0.autoplay = .onWiFi }
        await cinema.watch(show.controller, until: 1)
        #expect(show.controller.isPlaying == plays)
    }

    @Test func `each change is told to whoever follows it`() async throws {
        let show = try await show()
        var seen: [VideoProgress] = []
        let observation = show.controller.observe { seen.append($0) }
        await cinema.watch(show.controller, until: 0.2)
        show.controller.pause()
        observation.cancel()
        show.controller.play()
        #expect(seen.map(\.state) == [.playing, .playing, .playing, .paused])
        #expect(seen.map(\.time) == [0, 0.1, 0.2, 0.2])
        #expect(seen.last?.duration == 20)
        #expect(seen.last?.fraction == 0.01)
        #expect(seen.last.map { abs($0.bufferedTime - 5.2) < 0.01 } == true)
    }

    @Test func `what an observer does in the middle of it comes after it`() async throws {
        let show = try await show()
        let observation = show.ad.observe { [controller = show.controller] event in
            if event == .video(.start) { controller.pause() }
        }
        await cinema.watch(show.controller, until: 1)
        #expect(show.controller.state == .paused)
        #expect(show.record.video == ["0 start", "0 pause"])
        observation.cancel()
    }

    @Test func `a player that is driven by hand does nothing by itself`() async throws {
        let show = try await show()
        await cinema.watch(show.controller, until: 1)
        show.ad.playVideoByHand()
        #expect(show.screen.closes == 1)
        await cinema.watch(show.controller, until: 3)
        show.controller.play()
        #expect(show.screen.opens == 1)
        #expect(cinema.ads.openVideos == 0)
        let before = show.record.video
        show.ad.play(PlaybackSample(position: 1, state: .playing))
        await clock.settle()
        #expect(show.record.video == before + ["3 resume"])
    }

    @Test func `an ad that is let go closes its screen and frees its decoder`() async throws {
        let (screen, gone) = try await leave()
        #expect(gone == nil)
        await clock.settle()
        #expect(screen.closes == 1)
        #expect(cinema.ads.openVideos == 0)
    }

    private func leave() async throws -> (FakeScreen, NativeAd?) {
        var show: Show? = try await show()
        weak let ad = show?.ad
        let screen = try #require(show?.screen)
        await cinema.watch(show?.controller, until: 1)
        #expect(screen.opens == 1)
        show = nil
        await clock.settle()
        return (screen, ad)
    }
}
