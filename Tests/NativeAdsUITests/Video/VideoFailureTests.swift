import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

/// A video that cannot be played leaves the picture or nothing, and the ad alive.
@MainActor @Suite(.onScreen) struct VideoFailureTests {
    @Test func `a video that fails gives way to the ad's picture, and the ad counts on`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        let (ad, cell) = try await theatre.show("A", for: 0.5)
        theatre.film("A").failure = 405
        theatre.film("A").onChange?()
        #expect(ad.videoController?.state == .failed)
        #expect(!cell.media.shows("film"))
        #expect(!cell.media.subviews[0].isHidden)
        #expect(cell.media.controls?.face == .nothing)
        await theatre.stage.pass(2)
        await theatre.stage.shown { cell.media.hasPicture }
        #expect(theatre.stage.count(.viewable(.mrc50), of: "A") == 1)
        await theatre.stage.tap(195, 90)
        #expect(theatre.stage.clicks(of: "A") == ["main"])
    }

    @Test func `the next file is tried, and the poster stays until it shows`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        theatre.furnish = { film in
            film.failure = 401
            return film
        }
        let files = ["https://cdn.example/1.mp4", "https://cdn.example/2.mp4"]
        let (ad, cell) = try await theatre.show("A", files: files)
        #expect(theatre.film("A").opened.map(\.url) == files)
        #expect(ad.videoController?.state == .failed)
        #expect(theatre.stage.count(.video(.error), of: "A") == 1)
        #expect(!cell.media.subviews[0].isHidden)
    }

    @Test func `until the first frame is there the poster is`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        theatre.furnish = { film in
            film.delay = 2
            return film
        }
        let (ad, cell) = try await theatre.show("A", for: 0.5)
        await theatre.stage.shown { cell.media.hasPicture }
        #expect(ad.videoController?.state == .loading)
        #expect(!cell.media.subviews[0].isHidden)
        await theatre.stage.pass(2)
        #expect(cell.media.subviews[0].isHidden)
        #expect(cell.media.shows("film"))
    }

    @Test func `a placeholder goes with the first frame where there is no picture`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        theatre.furnish = { film in
            film.delay = 1
            return film
        }
        let ad = try await theatre.ad("A", hasPicture: false)
        let cell = theatre.cell()
        try cell.show(ad)
        cell.media.showPlaceholder { $0.accessibilityIdentifier = "waiting" }
        await theatre.stage.pass(0.5)
        #expect(cell.media.shows("waiting"))
        #expect(cell.media.backgroundColor == cell.media.placeholderColor)
        await theatre.stage.pass(1)
        #expect(!cell.media.shows("waiting"))
        #expect(cell.media.backgroundColor == nil)
        // The end card of an ad without a picture is its last frame.
        await theatre.stage.pass(20)
        #expect(ad.videoController?.state == .ended)
        #expect(cell.media.shows("film"))
        #expect(cell.media.controls?.face.middle == .replay)
    }

    @Test func `where nothing can play the picture shows, without controls`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        theatre.furnish = { _ in nil }
        let (_, cell) = try await theatre.show("A", for: 2)
        await theatre.stage.shown { cell.media.hasPicture }
        #expect(cell.media.hasPicture)
        #expect(cell.media.controls?.face ?? .nothing == .nothing)
        #expect(theatre.stage.count(.impression, of: "A") == 1)
    }

    @Test(arguments: [
        ([(NSURLErrorDomain, -1001)], 402), ([(NSURLErrorDomain, -1003)], 401),
        ([(NSURLErrorDomain, -1009)], 401), ([(NSURLErrorDomain, -1100)], 401),
        ([(NSURLErrorDomain, -1102)], 401), ([(NSURLErrorDomain, -1022)], 401),
        ([("AVFoundationErrorDomain", -11_828)], 405),
        ([("AVFoundationErrorDomain", -11_800), (NSURLErrorDomain, -1001)], 402),
        ([("AVFoundationErrorDomain", -11_800), ("CoreMediaErrorDomain", -12_938)], 401),
        ([("AVFoundationErrorDomain", -11_800), ("NSOSStatusErrorDomain", -12_847)], 405),
        ([], 405),
    ])
    func `why a player failed is said in VAST's numbers`(causes: [(String, Int)], code: Int) {
        let error = causes.reversed().reduce(nil as NSError?) { inner, cause in
            NSError(
                domain: cause.0,
                code: cause.1,
                userInfo: inner.map { [NSUnderlyingErrorKey: $0] } ?? [:]
            )
        }
        #expect(PlaybackFailure.code(of: error, hasStarted: false) == code)
        // What has played is there.
        #expect(PlaybackFailure.code(of: error, hasStarted: true) == (code == 401 ? 405 : code))
    }
}
