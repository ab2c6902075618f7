import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

/// A media view knows the shape of its media before that is there.
@MainActor @Suite(.onScreen) struct MediaSizeTests {
    @Test func `the shape is the video file's, and then that of its frames`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        theatre.furnish = { film in
            film.size = CGSize(width: 720, height: 1280)
            return film
        }
        let ad = try await theatre.ad("A")
        let media = MediaView(0, 0, 320, 180, in: theatre.stage.window)
        #expect(media.aspectRatio == nil)
        #expect(media.sizeThatFits(CGSize(width: 320, height: 0)).height == 180)
        media.nativeAd = ad
        #expect(media.aspectRatio.map { abs($0 - 16.0 / 9) < 0.001 } == true)
        #expect(abs(media.sizeThatFits(CGSize(width: 160, height: 0)).height - 90) < 0.01)
        await theatre.stage.pass(0.5)
        #expect(media.aspectRatio == 9.0 / 16)
    }

    @Test func `a constraint follows the shape where it is asked for`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let media = MediaView()
        media.translatesAutoresizingMaskIntoConstraints = false
        theatre.stage.window.addSubview(media)
        NSLayoutConstraint.activate([
            media.leadingAnchor.constraint(equalTo: theatre.stage.window.leadingAnchor),
            media.topAnchor.constraint(equalTo: theatre.stage.window.topAnchor),
            media.widthAnchor.constraint(equalToConstant: 320),
        ])
        media.keepsAspectRatio = true
        #expect(media.aspectRatioConstraint == nil)
        media.nativeAd = ad
        UIKitHost.layout()
        #expect(media.aspectRatioConstraint != nil)
        #expect(abs(media.frame.height - 180) < 0.6)
        media.image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 20)).image { _ in }
        UIKitHost.layout()
        #expect(abs(media.frame.height - 640) < 0.6)
        media.nativeAd = nil
        #expect(media.aspectRatioConstraint == nil)
        media.keepsAspectRatio = false
        media.nativeAd = ad
        #expect(media.aspectRatioConstraint == nil)
        // Without a constraint it still wants to be as high, where nothing else decides.
        UIKitHost.layout()
        UIKitHost.layout()
        #expect(abs(media.frame.height - 180) < 0.6)
    }

    @Test func `a picture of the app's own is shown, and belongs to the ad that is shown`()
        async throws
    {
        let theatre = Theatre()
        defer { theatre.close() }
        theatre.stage.configure = { $0.pictures = .off }
        let first = try await theatre.stage.ad("A")
        let second = try await theatre.stage.ad("B")
        let media = MediaView(0, 0, 320, 180, in: theatre.stage.window)
        media.nativeAd = first
        await theatre.stage.pass(0.2)
        #expect(!media.hasPicture)
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 20)).image { _ in }
        media.image = image
        #expect(media.picture === image)
        #expect(media.aspectRatio == 1.5)
        #expect(first.assetState(.main) == .loaded)
        media.nativeAd = second
        #expect(!media.hasPicture)
        #expect(media.image == nil)
        #expect(theatre.stage.network.urls.count { $0.hasPrefix("https://cdn.example") } == 0)
    }

    @Test(arguments: [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .scaleToFill])
    func `frames sit in the view as pictures do`(mode: UIView.ContentMode) async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let media = MediaView(0, 0, 320, 180, in: theatre.stage.window)
        media.nativeAd = ad
        await theatre.stage.pass(0.2)
        media.contentMode = mode
        #expect(theatre.film("A").view.contentMode == mode)
        // What the frames leave free is the placeholder's.
        #expect((media.backgroundColor == nil) == (mode != .scaleAspectFit))
        let other = MediaView(0, 300, 320, 180, in: theatre.stage.window)
        other.contentMode = .scaleToFill
        other.nativeAd = ad
        await theatre.stage.pass(0.2)
        #expect(theatre.film("A").view.contentMode == .scaleToFill)
        other.frame.size = CGSize(width: 160, height: 90)
        UIKitHost.layout()
        #expect(theatre.film("A").view.frame == other.bounds)
    }

    @Test func `views that the app puts there stay in front`() async throws {
        let theatre = Theatre()
        defer { theatre.close() }
        let ad = try await theatre.ad("A")
        let media = MediaView(0, 0, 320, 180, in: theatre.stage.window)
        let badge = UIView(0, 0, 20, 20, in: media)
        media.nativeAd = ad
        await theatre.stage.pass(0.5)
        #expect(media.subviews.last === badge)
        let film = try #require(media.subviews.firstIndex { $0 === theatre.film("A").view })
        let controls = try #require(media.subviews.firstIndex { $0 === media.controls })
        #expect(film == 1 && controls == 2)
        media.nativeAd = nil
        #expect(media.subviews.count == 2)
        #expect(media.subviews.last === badge)
    }
}
