import Foundation
import Glibc
import MovieMaking
import Movies
import NativeAds
import NativeAdsUI
import UIKit

/// Scrolls a feed of a hundred video ads from end to end, on a virtual clock, and looks at what is
/// open and how much memory is held.
@MainActor struct FeedCheck {
    private static let count = 100
    private static let mostOpen = 3
    /// How much more memory may be held at the end than at the beginning.
    private static let mostGrowth = 0.1
    /// A feed of so many goes first, so that what is set up once is.
    private static let warmUp = 10
    private static let row = 330.0
    /// Points a second: each ad is in view for two seconds and more.
    private static let speed = 240.0
    private static let rate = 30.0

    /// What happened while a feed was scrolled.
    private struct Showing {
        var played = 0
        var mostOpen = 0
        var mostBytes = 0
    }

    /// Scrolls the feed, and complains of decoders and memory that are held.
    func run() async throws {
        let clock = ManualClock()
        let network = ScriptedNetwork(clock: clock)
        let world = World.test(clock: clock, network: network, files: .live)
        let film = try Film.colors(seconds: 6, size: "640x360")
        let cinema = try Cinema(world, film: film, seconds: 6)
        defer { cinema.close() }
        _ = try await show(Self.warmUp, "warm-up", in: cinema, clock)
        let before = Self.residentBytes()
        let showing = try await show(Self.count, "ad", in: cinema, clock)
        try judge(showing, before: before, after: Self.residentBytes())
    }

    /// Loads ads, scrolls through them and back, and lets go of them.
    private func show(
        _ count: Int,
        _ name: String,
        in cinema: Cinema,
        _ clock: ManualClock
    ) async throws -> Showing {
        var ads: [NativeAd] = []
        for number in 0..<count { ads.append(try await cinema.ad("\(name)-\(number)")) }
        let feed = Feed(ads, in: cinema.window, row: Self.row)
        let walk = Walk(feed: feed, clock: clock, rate: Self.rate)
        var showing = Showing()
        showing.mostOpen = await walk.go(to: feed.end, speed: Self.speed)
        showing.mostBytes = Self.residentBytes()
        showing.mostOpen = max(showing.mostOpen, await walk.go(to: 0, speed: Self.speed * 20))
        await walk.stay(1)
        showing.played = feed.started.count
        feed.close()
        // Longer than a video that nobody sees keeps its decoder.
        await walk.stay(15)
        return showing
    }

    private func judge(_ showing: Showing, before: Int, after: Int) throws {
        let growth = Double(after - before) / Double(before)
        let left = Movie.openCount
        print(
            "feed: \(showing.played) of \(Self.count) video ads played, at most"
                + " \(showing.mostOpen) decoders open, \(left) at the end; \(before >> 10) kB held"
                + " before, \(showing.mostBytes >> 10) kB at the last ad, \(after >> 10) kB after"
                + String(format: " (%+.1f %%)", growth * 100)
        )
        guard showing.played == Self.count else { throw Complaint("Not all ads played.") }
        guard showing.mostOpen <= Self.mostOpen else {
            throw Complaint("\(showing.mostOpen) decoders were open at once.")
        }
        guard growth <= Self.mostGrowth else { throw Complaint("Memory grew by more than 10 %.") }
        guard left == 0 else { throw Complaint("\(left) decoders were left open.") }
    }

    /// Has the allocator give free pages back; glibc's module lacks the function.
    private static func giveBack() {
        typealias Trim = @convention(c) (Int) -> Int32
        guard let found = dlsym(nil, "malloc_trim") else { return }
        _ = unsafeBitCast(found, to: Trim.self)(0)
    }

    /// The memory that the process holds, after what is free went back to the system.
    private static func residentBytes() -> Int {
        giveBack()
        let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
            .split(separator: " ").dropFirst().first.flatMap { Int($0) }
        return (pages ?? 0) * Int(getpagesize())
    }
}
