import Foundation
import Testing

@testable import NativeAds

/// A player on a screen, from the first look to the last.
@MainActor struct ScreeningTests {
    private let cinema = Cinema()
    private var clock: ManualClock { cinema.stage.clock }

    private func show(
        _ ad: NativeAd
    ) throws -> (controller: VideoController, screen: FakeScreen, record: Record) {
        let controller = try #require(ad.videoController)
        let screen = FakeScreen(clock)
        controller.attach(screen)
        return (controller, screen, cinema.stage.record(ad))
    }

    @Test func `plays at the first look and goes on where it was in whichever cell`() async throws {
        let ad = try await cinema.ad()
        let (controller, screen, record) = try show(ad)
        await cinema.watch(controller, until: 2.9)
        await cinema.watch(controller, until: 3)
        await cinema.watch(controller, until: 3.9, seeing: 0)
        #expect(controller.currentTime == 3)
        await clock.advance(to: 4)
        await cinema.watch(controller, until: 5.9)
        await clock.advance(to: 6)
        await cinema.watch(controller, until: 6.9, seeing: 0.4)
        #expect(abs(controller.currentTime - 5) < 0.01)
        await clock.advance(to: 7)
        controller.look(.none)
        #expect(controller.state == .paused)
        await clock.advance(to: 9)
        await cinema.watch(controller, until: 10)
        #expect(
            screen.log.map { $0.split(separator: " ").dropFirst().joined(separator: " ") } == [
                "open https://cdn.example/v.mp4 0", "mute", "play", "pause", "play", "pause",
                "play",
            ]
        )
        #expect(screen.times("play") == [0, 4, 9])
        #expect(screen.times("pause") == [3, 6])
        #expect(
            record.video == [
                "0 start", "3 pause", "4 resume", "6 firstQuartile", "6 pause", "9 resume",
            ]
        )
        #expect(cinema.stage.calls.filter { $0 == "https://v.example/i" }.count == 1)
    }

    @Test func `lets the decoder go after ten seconds out of sight and reopens at the position`()
        async throws
    {
        let ad = try await cinema.ad()
        let (controller, screen, record) = try show(ad)
        await cinema.watch(controller, until: 3)
        controller.look(.none)
        await clock.advance(to: 12.9)
        #expect(screen.closes == 0)
        await clock.advance(to: 20)
        #expect(screen.times("close") == [13])
        #expect(cinema.ads.openVideos == 0)
        #expect(controller.currentTime == 3)
        #expect(controller.state == .paused)
        await cinema.watch(controller, until: 38)
        #expect(screen.log.contains("20 open https://cdn.example/v.mp4 3"))
        #expect(
            record.video == [
                "0 start", "3 pause", "20 resume", "22 firstQuartile", "27 midpoint",
                "32 thirdQuartile", "37 complete",
            ]
        )
        #expect(controller.state == .ended)
    }
}
