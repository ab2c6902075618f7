import Foundation
import Testing

@testable import NativeAds

@MainActor struct AudioSessionTests {
    private let cinema = Cinema()
    private let session = FakeSession()

    private func row() async throws -> (controller: VideoController, ad: NativeAd) {
        let ad = try await cinema.ad()
        let controller = try #require(ad.videoController)
        let screen = FakeScreen(cinema.stage.clock)
        screen.session = session
        controller.attach(screen)
        return (controller, ad)
    }

    @Test func `a muted life touches nothing`() async throws {
        cinema.stage.configuration.video.atEnd = .loop
        let row = try await row()
        await cinema.watch(row.controller, until: 25)
        await cinema.watch(row.controller, until: 26, seeing: 0)
        await cinema.watch(row.controller, until: 27)
        row.controller.stop()
        row.controller.detach()
        #expect(session.applied.isEmpty)
    }

    @Test func `sound mixes with that of others, and what was set comes back at the end`()
        async throws
    {
        let row = try await row()
        await cinema.watch(row.controller, until: 1)
        row.controller.isMuted = false
        #expect(session.applied == [.ambient])
        row.controller.isMuted = true
        row.controller.isMuted = false
        await cinema.watch(row.controller, until: 2)
        #expect(session.applied == [.ambient])
        row.controller.detach()
        #expect(session.applied == [.ambient, FakeSession.app])
    }

    @Test func `what the app set meanwhile stays`() async throws {
        let row = try await row()
        await cinema.watch(row.controller, until: 1)
        row.controller.isMuted = false
        session.setting = AudioSetting(category: "playback", mode: "movie", options: 0)
        row.controller.detach()
        #expect(session.setting.category == "playback")
        #expect(session.applied == [.ambient])
    }

    @Test func `an app whose sound mixes already is left alone`() async throws {
        session.setting = .ambient
        let row = try await row()
        row.controller.isMuted = false
        await cinema.watch(row.controller, until: 1)
        row.controller.detach()
        #expect(session.applied.isEmpty)
    }

    @Test func `of two videos with sound the last one puts back what was set`() async throws {
        let (first, second) = (try await row(), try await row())
        first.controller.isMuted = false
        second.controller.isMuted = false
        await cinema.watch(first.controller, second.controller, until: 1)
        first.controller.detach()
        #expect(session.applied == [.ambient])
        second.controller.detach()
        #expect(session.applied == [.ambient, FakeSession.app])
    }

    @Test
    func `an app that sees to it is asked once each time that sound comes, and told when it went`()
        async throws
    {
        let told = Locked<[VideoAudio.Change]>([])
        cinema.stage.configuration.audio = .app { change in told.withLock { $0.append(change) } }
        let row = try await row()
        await cinema.watch(row.controller, until: 1)
        #expect(told.withLock { $0 }.isEmpty)
        row.controller.isMuted = false
        await cinema.watch(row.controller, until: 2)
        #expect(told.withLock { $0 } == [.willPlay])
        await cinema.watch(row.controller, until: 3, seeing: 0)
        #expect(told.withLock { $0 } == [.willPlay, .didStop])
        await cinema.watch(row.controller, until: 4)
        row.controller.isMuted = true
        row.controller.detach()
        #expect(told.withLock { $0 } == [.willPlay, .didStop, .willPlay, .didStop])
        #expect(session.applied.isEmpty)
    }

    @Test func `the sound of an ad that is let go is over`() async throws {
        var row: (controller: VideoController, ad: NativeAd)? = try await row()
        row?.controller.isMuted = false
        await cinema.watch(row?.controller, until: 1)
        #expect(session.applied == [.ambient])
        row = nil
        await cinema.stage.clock.settle()
        #expect(session.applied == [.ambient, FakeSession.app])
    }
}
