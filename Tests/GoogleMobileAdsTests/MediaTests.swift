import Foundation
import GoogleMobileAds
import Testing
import UIKit

@MainActor @Suite(.onScreen) struct MediaTests {
    @Test func `shows the content before the ad has a view`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let media = MediaView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
            stage.window.addSubview(media)
            media.mediaContent = ad.mediaContent
            await stage.shown { stage.picture(in: media) != nil }
            #expect(stage.picture(in: media) != nil)
            media.mediaContent = nil
            #expect(stage.picture(in: media) == nil)
        }
    }

    @Test func `knows picture and shape of the media, and that it is no video`() async throws {
        try await Stage.run { stage in
            let content = try await stage.ad(stage.bid("A")).mediaContent
            #expect(content.aspectRatio == 2)
            #expect(content.mainImage?.size == CGSize(width: 120, height: 60))
            #expect(!content.hasVideoContent)
            #expect(content.duration == 0 && content.currentTime == 0)
            #expect(!content.videoController.areCustomControlsEnabled)
        }
    }

    @Test func `shows a picture that the app has fetched by itself`() async throws {
        try await Stage.run { stage in
            let options = NativeAdImageAdLoaderOptions()
            options.isImageLoadingDisabled = true
            let content = try await stage.ad(stage.bid("A"), [options]).mediaContent
            let media = MediaView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
            stage.window.addSubview(media)
            media.mediaContent = content
            #expect(stage.picture(in: media) == nil)
            let size = CGSize(width: 30, height: 10)
            let own = UIGraphicsImageRenderer(size: size).image { context in
                UIColor.red.setFill()
                context.fill(CGRect(origin: .zero, size: size))
            }
            content.mainImage = own
            #expect(stage.picture(in: media) === own)
            #expect(content.mainImage === own)
            #expect(content.aspectRatio == 3)
        }
    }

    @Test(arguments: [UIView.ContentMode.scaleAspectFit, .scaleAspectFill, .scaleToFill])
    func `sits in the view as its content mode says`(mode: UIView.ContentMode) async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let media = MediaView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            stage.window.addSubview(media)
            media.contentMode = mode
            media.mediaContent = ad.mediaContent
            await stage.shown { stage.picture(in: media) != nil }
            let pictures = media.subviews.compactMap { $0 as? UIImageView }
            #expect(pictures.map(\.contentMode) == [mode])
        }
    }

    @Test func `fills the media view of an ad view that has other content, or none`() async throws {
        try await Stage.run { stage in
            let ad = try await stage.ad(stage.bid("A"))
            let card = Card(in: stage.window)
            card.nativeAd = ad
            #expect(card.media.mediaContent === ad.mediaContent)
        }
    }

    @Test(
        arguments: [
            (MediaAspectRatio.landscape, [1200, 627]), (.portrait, [1080, 1920]),
            (.square, [1200, 1200]), (.any, []), (.unknown, []),
        ] as [(MediaAspectRatio, [Int])]
    )
    func `asks for media of a shape`(shape: MediaAspectRatio, size: [Int]) async throws {
        try await Stage.run { stage in
            let options = NativeAdMediaAdLoaderOptions()
            options.mediaAspectRatio = shape
            await stage.load([options])
            #expect(stage.mainImageRequest == size)
        }
    }

    @Test func `shows the app's picture of an ad wherever the ad is, and nowhere else`()
        async throws
    {
        try await Stage.run { stage in
            let options = NativeAdImageAdLoaderOptions()
            options.isImageLoadingDisabled = true
            let first = try await stage.ad(stage.bid("A"), [options]).mediaContent
            let second = try await stage.ad(stage.bid("B"), [options]).mediaContent
            let views = [0.0, 100].map { y in
                let media = MediaView(frame: CGRect(x: 0, y: y, width: 100, height: 100))
                stage.window.addSubview(media)
                return media
            }
            views[0].mediaContent = first
            views[1].mediaContent = first
            views[1].mediaContent = second
            let own = UIGraphicsImageRenderer(size: CGSize(width: 5, height: 5)).image { _ in }
            first.mainImage = own
            #expect(stage.picture(in: views[0]) === own)
            #expect(stage.picture(in: views[1]) == nil)
            views[1].mediaContent = first
            views[0].mediaContent = second
            #expect(stage.picture(in: views[0]) == nil)
            #expect(stage.picture(in: views[1]) === own)
            first.mainImage = nil
            #expect(stage.picture(in: views[1]) == nil)
        }
    }
}
