import Foundation
import Testing
import VAST

@testable import NativeAds

/// What a person or an app may have a player do.
@MainActor struct ScreeningCommandTests {
    private let cinema = Cinema()
    private var clock: ManualClock { cinema.stage.clock }

    @Test func `a pause of the person holds in every cell, until somebody plays`() async throws {
        let show = try await cinema.show()
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
        let show = try await cinema.show()
        await cinema.watch(show.controller, until: 2)
        show.controller.stop()
        await cinema.watch(show.controller, until: 4)
        #expect(show.controller.state == .idle)
        #expect(show.controller.currentTime == 0)
        #expect(show.screen.times("close") == [2])
        show.controller.play()
        await cinema.watch(show.controller, until: 5)
        #expect(show.record.video == ["0 start", "2 pause", "4 resume"])
        #expect(cinema.calls("rewind") == 0)
    }

    @Test func `what is sought past earns nothing, and who goes back is told of as rewinding`()
        async throws
    {
        let show = try await cinema.show()
        await cinema.watch(show.controller, until: 1)
        show.controller.seek(to: 12)
        #expect(show.controller.currentTime == 12)
        await cinema.watch(show.controller, until: 5)
        #expect(show.record.video == ["0 start"])
        #expect(cinema.calls("rewind") == 0)
        show.controller.seek(to: 0.5)
        await cinema.watch(show.controller, until: 10)
        #expect(show.record.video == ["0 start", "9.5 firstQuartile"])
        #expect(cinema.calls("rewind") == 1)
        show.controller.seek(to: .nan)
        show.controller.seek(to: -5)
        #expect(show.controller.currentTime == 0)
        show.controller.seek(to: 99)
        #expect(show.controller.currentTime == 20)
    }

    @Test func `a seek while nothing is open earns nothing either`() async throws {
        let show = try await cinema.show()
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
        let show = try await cinema.show()
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
        #expect(cinema.calls("rewind") == 1)
        #expect(show.controller.state == .ended)
    }

    @Test func `a loop goes round without end, completes once and rewinds nothing`() async throws {
        let show = try await cinema.show { $0.atEnd = .loop }
        await cinema.watch(show.controller, until: 45)
        #expect(show.screen.times("seek 0") == [20, 40])
        #expect(show.controller.isPlaying)
        #expect(abs(show.controller.currentTime - 5) < 0.01)
        #expect(
            show.record.video == [
                "0 start", "5 firstQuartile", "10 midpoint", "15 thirdQuartile", "20 complete",
            ]
        )
        #expect(cinema.calls("rewind") == 0)
    }

    @Test func `a film without a single frame to play does not loop for ever`() async throws {
        let show = try await cinema.show { $0.atEnd = .loop }
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
        let show = try await cinema.show(Cinema.vast(skip: text))
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
        let show = try await cinema.show(Cinema.vast(skip: "00:00:02"))
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
        let show = try await cinema.show()
        await cinema.watch(show.controller, until: 1)
        show.controller.isMuted = false
        show.controller.isMuted = false
        await cinema.watch(show.controller, until: 2)
        show.controller.isMuted = true
        await cinema.watch(show.controller, until: 3)
        #expect(show.record.video == ["0 start", "1 unmute", "2 mute"])
        #expect(show.screen.times("mute") == [0, 2])
    }
}
