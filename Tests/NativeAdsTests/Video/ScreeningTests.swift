import Foundation
import Testing
import VAST

@testable import NativeAds

/// A player on a screen, from the first look to the last.
@MainActor struct ScreeningTests {
    private let cinema = Cinema()
    private var clock: ManualClock { cinema.stage.clock }

    @Test func `plays at the first look and goes on where it was in whichever cell`() async throws {
        let show = try await cinema.show()
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
        #expect(cinema.calls("i") == 1)
        #expect(cinema.calls("start") == 1)
    }

    @Test func `lets the decoder go after ten seconds out of sight and reopens at the position`()
        async throws
    {
        let show = try await cinema.show()
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
        let show = try await cinema.show()
        await cinema.watch(show.controller, until: 1, seeing: fraction)
        #expect(show.controller.isPlaying == plays)
    }

    @Test func `does not play behind another app`() async throws {
        let show = try await cinema.show()
        await cinema.watch(show.controller, until: 1)
        await cinema.watch(show.controller, until: 2, isForeground: false)
        #expect(show.controller.state == .paused)
        #expect(show.record.video == ["0 start", "1 pause"])
    }

    @Test func `waiting for data is no pause`() async throws {
        let show = try await cinema.show()
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
        let show = try await cinema.show()
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

    @Test func `where the person starts it nothing is opened before they do`() async throws {
        let show = try await cinema.show { $0.autoplay = .manual }
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
        let show = try await cinema.show { $0.autoplay = .onWiFi }
        await cinema.watch(show.controller, until: 1)
        #expect(show.controller.isPlaying == plays)
    }

    @Test func `each change is told to whoever follows it`() async throws {
        let show = try await cinema.show()
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
        let show = try await cinema.show()
        let observation = show.ad.observe { [controller = show.controller] event in
            if event == .video(.start) { controller.pause() }
        }
        await cinema.watch(show.controller, until: 1)
        #expect(show.controller.state == .paused)
        #expect(show.record.video == ["0 start", "0 pause"])
        observation.cancel()
    }

    @Test func `a player that is driven by hand does nothing by itself`() async throws {
        let show = try await cinema.show()
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
        var show: Cinema.Show? = try await cinema.show()
        weak let ad = show?.ad
        let screen = try #require(show?.screen)
        await cinema.watch(show?.controller, until: 1)
        #expect(screen.opens == 1)
        show = nil
        await clock.settle()
        return (screen, ad)
    }
}
