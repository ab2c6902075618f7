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
        #expect(film.isPlaying && film.position == 0)
        // Scrolled away.
        await stage.pass(3) { first.view.frame.origin.y = 1000 }
        #expect(!film.isPlaying)
        #expect(abs(film.position - 3) < 0.001)
        // Shown by another cell.
        await stage.pass(1) {
            second.view.frame.origin.y = 0
            try? second.show(ad)
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
        await stage.pass(2) { theatre.putBack(second) }
        #expect(film.isPlaying)
        #expect(abs(video.currentTime - 5) < 0.001)
        await stage.pass(1)
        #expect(
            theatre.played("A", since: start) == [
                "start 0.0", "pause 3.0", "resume 4.0", "firstQuartile 6.0", "pause 6.0",
                "resume 9.0",
            ]
        )
        #expect(stage.count(.impression, of: "A") == 1)
        #expect(film.opened.map(\.url) == ["https://cdn.example/A.mp4"])
    }

    @Test func `a reused cell lets go of the video at once and never shows another ad's`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let first = try await theatre.ad("A")
        let second = try await theatre.ad("B")
        let cell = theatre.cell()
        try cell.show(first)
        await theatre.stage.pass(1)
        let film = theatre.film("A")
        #expect(film.isPlaying)
        try cell.show(second)
        #expect(!film.isPlaying)
        #expect(film.view.superview == nil)
        await theatre.stage.pass(1)
        #expect(theatre.film("B").view.superview === cell.media)
        #expect(theatre.film("B").isPlaying)
        cell.media.nativeAd = nil
        #expect(theatre.film("B").view.superview == nil)
        #expect(!theatre.film("B").isPlaying)
        #expect(cell.media.controls == nil)
    }

    @Test func `an ad without a video takes the place of one with`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let first = try await theatre.ad("A")
        theatre.stage.picture("https://cdn.example/C.png", width: 8, height: 4, color: .red)
        let second = try await theatre.stage.ad("C")
        let cell = theatre.cell()
        try cell.show(first)
        await theatre.stage.pass(0.5)
        try cell.show(second)
        await theatre.stage.pass(0.2)
        await theatre.stage.shown { cell.media.hasPicture }
        #expect(cell.media.hasPicture)
        #expect(cell.media.subviews.map { type(of: $0) == UIImageView.self } == [true])
        #expect(!cell.media.subviews[0].isHidden)
    }

    @Test func `a video also plays before its ad is registered, and after it no longer is`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let media = MediaView(0, 0, 390, 200, in: theatre.stage.window)
        media.nativeAd = ad
        await theatre.stage.pass(1)
        #expect(theatre.film("A").isPlaying)
        try ad.register(media, outlets: [.main: media])
        await theatre.stage.pass(1)
        ad.unregister()
        await theatre.stage.pass(1)
        let video = try #require(ad.videoController)
        #expect(video.isPlaying)
        #expect(abs(video.currentTime - 2.8) < 0.001)
        #expect(theatre.stage.count(.video(.pause), of: "A") == 0)
    }

    @Test
    func `what lies over the media view hides the video, unless the ad's registration knows it`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let cell = theatre.cell()
        let cover = UIView(0, 0, 390, 150, in: theatre.stage.window)
        cell.media.nativeAd = ad
        await theatre.stage.pass(0.5)
        #expect(!theatre.film("A").isPlaying)
        try ad.register(
            cell.view,
            outlets: [.main: cell.media],
            friendlyObstructions: [cover]
        )
        await theatre.stage.pass(0.5)
        #expect(theatre.film("A").isPlaying)
        // Also where the registration itself does not look at the media view.
        try ad.register(cell.view, friendlyObstructions: [cover])
        await theatre.stage.pass(0.5)
        #expect(theatre.film("A").isPlaying)
        // Something else.
        let banner = UIView(0, 0, 390, 150, in: theatre.stage.window)
        await theatre.stage.pass(0.1)
        #expect(!theatre.film("A").isPlaying)
        banner.removeFromSuperview()
        // Inside the ad's own view nothing covers it, whoever looks.
        let caption = UIView(0, 0, 390, 150, in: cell.view)
        ad.unregister()
        await theatre.stage.pass(0.2)
        #expect(!theatre.film("A").isPlaying)
        cover.removeFromSuperview()
        caption.removeFromSuperview()
        await theatre.stage.pass(0.2)
        #expect(theatre.film("A").isPlaying)
    }

    @Test func `of two views that show an ad the last has the video, and the first has it back`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let list = theatre.cell()
        let detail = theatre.cell(y: 300)
        list.media.nativeAd = ad
        await theatre.stage.pass(1)
        detail.media.nativeAd = ad
        await theatre.stage.pass(1)
        #expect(theatre.film("A").view.superview === detail.media)
        #expect(!list.media.shows("film"))
        detail.view.removeFromSuperview()
        await theatre.stage.pass(1)
        #expect(theatre.film("A").view.superview === list.media)
        #expect(theatre.film("A").isPlaying)
        #expect(theatre.film("A").opened.count == 1)
    }

    @Test func `what plays in another view is not seen in the registered one`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let list = theatre.cell()
        try list.show(ad)
        let detail = theatre.cell(y: 300)
        detail.media.nativeAd = ad
        await theatre.stage.pass(3)
        #expect(ad.videoController?.isPlaying == true)
        #expect(theatre.stage.count(.viewable(.video50), of: "A") == 0)
        detail.view.removeFromSuperview()
        await theatre.stage.pass(3)
        #expect(theatre.stage.count(.viewable(.video50), of: "A") == 1)
    }

    @Test func `what was seen counts before the video acts upon it`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let cell = theatre.cell()
        // The media view is looked after first, and waits its turn.
        cell.media.nativeAd = ad
        try ad.register(cell.view, outlets: [.main: cell.media])
        await theatre.stage.pass(0.2)
        let events = theatre.stage.events["A", default: []]
        let impression = try #require(events.firstIndex(of: .impression))
        let start = try #require(events.firstIndex(of: .video(.start)))
        #expect(impression < start)
    }

    @Test func `in the background nothing plays on`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let start = theatre.stage.clock.uptime
        let cell = theatre.cell()
        try cell.show(ad)
        await theatre.stage.pass(1)
        // No display link calls any more.
        UIKitHost.setApplicationState(.background)
        #expect(!theatre.film("A").isPlaying)
        await theatre.stage.clock.advance(by: 60)
        UIKitHost.setApplicationState(.active)
        await theatre.stage.pass(1)
        #expect(theatre.film("A").isPlaying)
        #expect(
            theatre.played("A", since: start).prefix(3).map { $0.split(separator: " ")[0] }
                == ["start", "pause", "resume"]
        )
    }

    @Test func `long out of sight the decoder goes, and the place stays`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let cell = theatre.cell()
        try cell.show(ad)
        UIKitHost.tick(to: UIKitHost.now)
        await theatre.stage.pass(3) { cell.view.frame.origin.y = 2000 }
        await theatre.stage.pass(11)
        #expect(!theatre.film("A").isOpen)
        cell.view.frame.origin.y = 0
        await theatre.stage.pass(0.1)
        let places = theatre.film("A").opened.map(\.position)
        // The first look may be one of the next tenth of a second.
        #expect(places.count == 2 && places[0] == 0 && abs(places[1] - 2.95) < 0.1)
        #expect(theatre.film("A").isPlaying)
    }

    @Test func `a media view whose ad stays is forgotten with its cell`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        weak var gone: MediaView?
        do {
            let media = MediaView(0, 0, 390, 200, in: theatre.stage.window)
            gone = media
            media.nativeAd = ad
            await theatre.stage.pass(1)
            media.removeFromSuperview()
        }
        await theatre.stage.pass(0.2)
        #expect(gone == nil)
        #expect(!theatre.film("A").isPlaying)
        let media = MediaView(0, 0, 390, 200, in: theatre.stage.window)
        media.nativeAd = ad
        await theatre.stage.pass(0.2)
        #expect(theatre.film("A").isPlaying)
        #expect(theatre.film("A").view.superview === media)
    }

    @Test func `a video loaded lazily waits until its view is in a window`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        theatre.pictures = .lazy
        let ad = try await theatre.ad("A")
        let media = MediaView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        media.nativeAd = ad
        await theatre.stage.pass(1)
        #expect(ad.videoController == nil)
        theatre.stage.window.addSubview(media)
        await theatre.stage.pass(1)
        #expect(ad.videoController?.isPlaying == true)
        #expect(media.shows("film"))
    }

    @Test func `nobody looks where there is nothing to play, or no more`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let media = MediaView(0, 0, 390, 200, in: theatre.stage.window)
        media.nativeAd = ad
        await theatre.stage.pass(0.5)
        #expect(ExposureSampler.shared.isRunning)
        theatre.film("A").failure = 405
        await theatre.stage.pass(0.5)
        #expect(ad.videoController?.state == .failed)
        #expect(!ExposureSampler.shared.isRunning)
    }
}
