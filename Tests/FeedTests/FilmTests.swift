import Foundation
import NativeAds
import NativeAdsUI
import Newspaper
import Testing
import UIKit

@testable import FeedApp

/// The ad with a film in the feed, played by the very decoder of the demo on a virtual clock.
@MainActor @Suite(.onScreen) struct FilmTests {
    /// A feed with the film as its only ad, or with those of the other slots too.
    private func stage(withOthers: Bool = false) async throws -> FeedStage {
        let stage = try FeedStage()
        if withOthers { try stage.sell() }
        try stage.sellFilm()
        await stage.load()
        return stage
    }

    private func film(of stage: FeedStage) -> [VideoEvent] {
        stage.events[.video, default: []].compactMap { event in
            if case .video(let event) = event { event } else { nil }
        }
    }

    private func cell(of stage: FeedStage) throws -> AdCell {
        let place = try #require(stage.feed.indexPath(of: .video))
        return try #require(stage.feed.tableView.cellForRow(at: place) as? AdCell)
    }

    /// Scrolls until so many points of the ad's media can be seen at the lower edge.
    private func scroll(_ stage: FeedStage, toSee points: CGFloat) throws {
        let place = try #require(stage.feed.indexPath(of: .video))
        let table = stage.feed.tableView
        // Rows that were not shown yet have heights that are only guessed.
        for _ in 0..<5 {
            table.scrollToRow(at: place, at: .bottom, animated: false)
            stage.window.layoutIfNeeded()
        }
        let media = try #require(cell(of: stage).adView.mediaView)
        let top = media.convert(media.bounds, to: nil).minY
        table.contentOffset.y += points - (stage.window.bounds.height - top)
        stage.window.layoutIfNeeded()
    }

    @Test func `the card has the film's shape before anything of it is there`() async throws {
        let stage = try await stage()
        defer { stage.close() }
        try scroll(stage, toSee: 50)
        let media = try #require(cell(of: stage).adView.mediaView)
        #expect(abs(media.bounds.width / media.bounds.height - 16.0 / 9) < 0.01)
        #expect(!stage.network.sent.contains { $0.request.url.absoluteString == FeedStage.film })
    }

    @Test func `it starts without sound once half of it is in view`() async throws {
        let stage = try await stage()
        defer { stage.close() }
        try scroll(stage, toSee: 90)
        await stage.pass(1)
        #expect(film(of: stage).isEmpty)
        try scroll(stage, toSee: 100)
        await stage.pass(1)
        #expect(film(of: stage) == [.start])
        let video = try #require(stage.ads[.video]?.videoController)
        #expect(video.isPlaying)
        #expect(video.isMuted)
    }

    @Test func `scrolled away it pauses, and goes on from there in another cell`() async throws {
        let stage = try await stage(withOthers: true)
        defer { stage.close() }
        try scroll(stage, toSee: 300)
        await stage.pass(2)
        let first = try ObjectIdentifier(cell(of: stage))
        let video = try #require(stage.ads[.video]?.videoController)
        let position = video.currentTime
        #expect(position > 1.5)
        stage.scroll(toRow: 0)
        await stage.pass(5)
        #expect(abs(video.currentTime - position) < 0.2)
        // The ad before it takes the film's cell, and is still in view when the film's place comes.
        stage.scroll(toRow: 8)
        let place = try #require(stage.feed.indexPath(of: .video))
        let table = stage.feed.tableView
        while table.cellForRow(at: place) == nil {
            table.contentOffset.y += 20
            stage.window.layoutIfNeeded()
        }
        #expect(try ObjectIdentifier(cell(of: stage)) != first)
        try scroll(stage, toSee: 300)
        await stage.pass(1)
        #expect(video.currentTime > position + 0.7)
        #expect(video.currentTime < position + 1.3)
        #expect(film(of: stage).filter { $0 != .firstQuartile } == [.start, .pause, .resume])
    }

    @Test func `played to its end it counts each part once and ends on its picture`() async throws {
        let stage = try await stage()
        defer { stage.close() }
        try scroll(stage, toSee: 300)
        await stage.pass(8)
        #expect(
            film(of: stage) == [.start, .firstQuartile, .midpoint, .thirdQuartile, .complete]
        )
        #expect(stage.events[.video]?.contains(.viewable(.video50)) == true)
        #expect(stage.ads[.video]?.videoController?.state == .ended)
        await stage.pass(3)
        #expect(film(of: stage).count == 5)
    }

    @Test func `the film looks as approved as it plays and at its end`() async throws {
        let stage = try await stage()
        defer { stage.close() }
        try scroll(stage, toSee: 400)
        await stage.pass(3)
        await stage.pictures()
        try Snapshot.expect(picture: stage.window, is: "film-playing")
        await stage.pass(4)
        await stage.pictures()
        try Snapshot.expect(picture: stage.window, is: "film-ended")
    }
}
