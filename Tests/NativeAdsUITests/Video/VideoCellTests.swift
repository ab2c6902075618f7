import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

/// A video goes with its ad from cell to cell.
@MainActor @Suite(.onScreen) struct VideoCellTests {
    @Test func `a video plays as it is bound, pauses out of sight, and goes on in another cell`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let stage = theatre.stage
        let ad = try await theatre.ad("A")
        let start = stage.clock.uptime
        let first = theatre.cell()
        let second = theatre.cell(y: 2000)
        try first.show(ad)
        UIKitHost.tick(to: UIKitHost.now)
        let film = theatre.film("A")
        let video = try #require(ad.videoController)
        #expect(film.isPlaying)
        #expect(film.position == 0)
        // Scrolled away.
        await stage.pass(3) { first.view.frame.origin.y = 1000 }
        #expect(!film.isPlaying)
        #expect(abs(film.position - 3) < 0.001)
        // Shown by another cell.
        await stage.pass(1) {
            try? second.show(ad)
            second.view.frame.origin.y = 0
        }
        #expect(film.isPlaying)
        #expect(abs(film.position - 3) < 0.001)
        #expect(second.media.shows("film"))
        #expect(!first.media.shows("film"))
        // 40 % of it.
        await stage.pass(2) { second.view.frame.origin.y = 844 - 80 }
        #expect(!film.isPlaying)
        #expect(abs(film.position - 5) < 0.001)
        // A controller is pushed over it, and popped.
        await stage.pass(1) { second.view.removeFromSuperview() }
        await stage.pass(2) {
            second.view.frame.origin.y = 0
            stage.window.addSubview(second.view)
        }
        #expect(film.isPlaying)
        #expect(abs(video.currentTime - 5) < 0.001)
        await stage.pass(1)
        #expect(abs(video.currentTime - 6) < 0.001)
        #expect(
            theatre.played("A", since: start) == [
                "start 0.0", "pause 3.0", "resume 4.0", "firstQuartile 6.0", "pause 6.0",
                "resume 9.0",
            ]
        )
        #expect(stage.count(.impression, of: "A") == 1)
        #expect(film.opened.map(\.url) == ["https://cdn.example/A.mp4"])
    }
}
