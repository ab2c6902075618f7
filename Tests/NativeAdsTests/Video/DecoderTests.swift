import Foundation
import Testing

@testable import NativeAds

@MainActor struct DecoderTests {
    private let cinema = Cinema()

    /// Players with their screens, of as many ads.
    private func rows(_ count: Int) async throws -> [(VideoController, FakeScreen, NativeAd)] {
        var rows: [(VideoController, FakeScreen, NativeAd)] = []
        for _ in 0..<count {
            let ad = try await cinema.ad()
            let controller = try #require(ad.videoController)
            let screen = FakeScreen(cinema.stage.clock)
            controller.attach(screen)
            rows.append((controller, screen, ad))
        }
        return rows
    }

    @Test func `three videos are open at once, and a fourth in view waits its turn`() async throws {
        let rows = try await rows(4)
        await cinema.watch(rows[0].0, rows[1].0, rows[2].0, rows[3].0, until: 1)
        #expect(rows.map(\.0.isPlaying) == [true, true, true, false])
        #expect(cinema.ads.openVideos == 3)
        rows[1].0.look(.none)
        await cinema.watch(rows[0].0, rows[2].0, rows[3].0, until: 2)
        #expect(rows.map(\.0.isPlaying) == [true, false, true, true])
        #expect(rows[1].1.closes == 1)
        #expect(abs(rows[1].0.currentTime - 1) < 0.01)
    }

    @Test func `the one out of sight longest is closed first`() async throws {
        let rows = try await rows(4)
        for (index, row) in rows.prefix(3).enumerated() {
            await cinema.watch(row.0, until: Double(index + 1))
            row.0.look(.none)
        }
        await cinema.watch(rows[3].0, until: 4)
        #expect(rows.map(\.1.closes) == [1, 0, 0, 0])
        #expect(rows[3].0.isPlaying)
    }

    @Test func `a hundred videos scrolled past never have more than three decoders`() async throws {
        let rows = try await rows(100)
        var most = 0
        for index in rows.indices {
            let now = Double(index)
            let next = rows.indices.contains(index + 1) ? rows[index + 1].0 : nil
            await cinema.watch(rows[index].0, next, until: now + 0.9)
            most = max(most, cinema.ads.openVideos)
            rows[index].0.look(.none)
        }
        #expect(most == 3)
        await cinema.stage.clock.advance(by: 11)
        #expect(cinema.ads.openVideos == 0)
        #expect(rows.allSatisfy { $0.1.opens == $0.1.closes && $0.1.opens > 0 })
    }

    @Test func `one that is over makes way for one in view, and for none that is not`()
        async throws
    {
        let rows = try await rows(4)
        await cinema.watch(rows[0].0, rows[1].0, rows[2].0, rows[3].0, until: 20.2)
        #expect(rows.map(\.0.state) == [.ended, .ended, .ended, .playing])
        #expect(rows.map(\.1.closes) == [1, 0, 0, 0])
        rows[0].0.replay()
        await cinema.watch(rows[0].0, rows[1].0, rows[2].0, rows[3].0, until: 21)
        #expect(rows.map(\.0.isPlaying) == [true, false, false, true])
        var table = DecoderTable()
        for name in 1...3 { #expect(table.claim(name, at: .seen) == .granted) }
        table.move(2, to: .over)
        table.move(3, to: .partly(since: 9))
        #expect(table.claim(4, at: .away(since: 0)) == .refused)
        #expect(table.claim(4, at: .seen) == .closing(3))
        #expect(table.claim(5, at: .seen) == .closing(2))
    }

    @Test func `one that is seen is never closed for another, one partly seen goes last`() {
        var table = DecoderTable()
        #expect(table.claim(1, at: .seen) == .granted)
        #expect(table.claim(2, at: .partly(since: 1)) == .granted)
        #expect(table.claim(3, at: .away(since: 5)) == .granted)
        #expect(table.claim(3, at: .seen) == .granted)
        table.move(3, to: .away(since: 5))
        #expect(table.claim(4, at: .away(since: 9)) == .refused)
        #expect(table.claim(4, at: .partly(since: 9)) == .refused)
        #expect(table.claim(4, at: .seen) == .closing(3))
        #expect(table.claim(5, at: .seen) == .closing(2))
        #expect(table.claim(6, at: .seen) == .refused)
        table.release(4)
        #expect(table.claim(6, at: .away(since: 9)) == .granted)
        table.move(9, to: .seen)
        #expect(table.holders.count == DecoderTable.most)
    }
}
