import Foundation
import Testing
import VAST

@testable import NativeAds

/// Files that do not play.
@MainActor struct ScreeningFailureTests {
    private let cinema = Cinema()

    @Test(arguments: [401, 402, 405])
    func `the next file's turn comes when one fails, and the last one's code is told once`(
        code: Int
    ) async throws {
        let show = try await cinema.show(Cinema.vast(files: ["a.mp4", "b.mp4"]))
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
        let show = try await cinema.show(Cinema.vast(files: ["a.mp4", "b.mp4"]))
        await cinema.watch(show.controller, until: 7)
        show.screen.failures = ["https://cdn.example/a.mp4": 405]
        await cinema.watch(show.controller, until: 12)
        #expect(show.screen.log.contains { $0.hasSuffix("open https://cdn.example/b.mp4 7") })
        #expect(!show.record.video.contains { $0.hasSuffix("error") })
        #expect(show.record.video.count { $0.hasSuffix("start") } == 1)
    }

    @Test func `a file that does not come in fifteen seconds is error 402`() async throws {
        let show = try await cinema.show()
        show.screen.opensAfter = 1000
        await cinema.watch(show.controller, until: 14.9)
        #expect(show.controller.state == .loading)
        await cinema.watch(show.controller, until: 16)
        #expect(show.controller.state == .failed)
        #expect(cinema.stage.calls.contains("https://v.example/error?c=402"))
    }

    @Test func `a film that stops half-way for fifteen seconds has failed, and counts no pause`()
        async throws
    {
        let show = try await cinema.show()
        show.screen.hole = 8
        await cinema.watch(show.controller, until: 22)
        #expect(show.controller.state == .loading)
        await cinema.watch(show.controller, until: 24)
        #expect(show.controller.state == .failed)
        #expect(show.record.video == ["0 start", "5 firstQuartile", "23 error"])
        #expect(cinema.stage.calls.contains("https://v.example/error?c=402"))
    }

    @Test func `a screen that plays none of the files is error 403`() async throws {
        let show = try await cinema.show()
        show.screen.types = ["video/webm"]
        await cinema.watch(show.controller, until: 1)
        #expect(show.controller.state == .failed)
        #expect(show.screen.opens == 0)
        #expect(cinema.stage.calls == ["https://v.example/error?c=403"])
    }
}
