import Foundation
import NativeAds
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct MediaTests {
    @Test(arguments: [
        (CGSize(width: 12000, height: 9000), CGSize(width: 390, height: 204), 3.0, 1170.0, 878.0),
        (CGSize(width: 300, height: 200), CGSize(width: 390, height: 204), 3, 300, 200),
        (CGSize(width: 1000, height: 1000), CGSize(width: 100, height: 50), 2, 200, 200),
    ])
    func `a picture that fills is decoded to the size that is shown`(
        picture: CGSize,
        view: CGSize,
        scale: Double,
        width: Double,
        height: Double
    ) throws {
        let fit = PictureFit(picture: picture, in: view, scale: scale, mode: .scaleAspectFill)
        #expect(fit?.pixels == CGSize(width: width, height: height))
    }

    @Test(arguments: [
        (UIView.ContentMode.scaleAspectFit, 100.0), (.scaleAspectFill, 200), (.scaleToFill, 200),
        (.center, 1000),
    ])
    func `the content mode says how large`(mode: UIView.ContentMode, side: Double) {
        let fit = PictureFit(
            picture: CGSize(width: 1000, height: 1000),
            in: CGSize(width: 100, height: 50),
            scale: 2,
            mode: mode
        )
        #expect(fit?.pixels == CGSize(width: side, height: side))
    }

    @Test(arguments: [
        CGSize.zero, CGSize(width: 0, height: 10), CGSize(width: CGFloat.nan, height: 9),
    ])
    func `without a size nothing is decoded`(size: CGSize) {
        let real = CGSize(width: 10, height: 10)
        #expect(PictureFit(picture: real, in: size, scale: 2, mode: .scaleAspectFit) == nil)
        #expect(PictureFit(picture: real, in: real, scale: 0, mode: .scaleAspectFit) == nil)
    }

    @Test func `a late picture never lands in a view that shows another ad by then`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        stage.picture("https://cdn.example/A.png", width: 40, height: 20, color: .red, after: 0.8)
        stage.picture("https://cdn.example/B.png", width: 20, height: 20, color: .blue, after: 0.1)
        let first = try await stage.ad("A")
        let second = try await stage.ad("B")
        let media = MediaView(0, 0, 390, 200, in: stage.window)
        media.nativeAd = first
        await stage.pass(0.2)
        media.nativeAd = second
        await stage.pass(0.2)
        await stage.shown { media.hasPicture }
        #expect(media.aspectRatio == 1)
        let picture = media.picture
        await stage.pass(1)
        await stage.turns()
        #expect(media.picture === picture)
        #expect(media.picture?.size == CGSize(width: 20, height: 20))
    }

    @Test func `a view that gets its size and window later shows its picture then`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        stage.picture(
            "https://cdn.example/C.png",
            width: 40,
            height: 20,
            color: .green,
            after: 0.05
        )
        let ad = try await stage.ad("C")
        let media = MediaView()
        media.nativeAd = ad
        await stage.pass(0.4)
        #expect(!media.hasPicture)
        media.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        stage.window.addSubview(media)
        await stage.pass(0.1)
        await stage.shown { media.hasPicture }
        #expect(media.hasPicture)
    }

    @Test func `a picture that fails leaves the placeholder, and the next ad's its place`()
        async throws
    {
        let stage = Stage()
        defer { stage.close() }
        stage.picture("https://cdn.example/B.png", width: 20, height: 20, color: .blue)
        let first = try await stage.ad("A")
        let second = try await stage.ad("B")
        let media = MediaView(0, 0, 390, 200, in: stage.window)
        media.nativeAd = first
        await stage.pass(0.2)
        #expect(!media.hasPicture)
        #expect(media.backgroundColor == media.placeholderColor)
        media.nativeAd = second
        await stage.pass(0.1)
        await stage.shown { media.hasPicture }
        #expect(media.hasPicture)
        #expect(media.backgroundColor == nil)
        media.nativeAd = first
        #expect(!media.hasPicture)
    }

    @Test func `one download serves all who show a picture`() async throws {
        let stage = Stage()
        defer { stage.close() }
        stage.picture("https://cdn.example/A.png", width: 40, height: 20, color: .red, after: 0.3)
        let ad = try await stage.ad("A")
        let views = (0..<5).map { MediaView(0, Double($0) * 100, 100, 50, in: stage.window) }
        for view in views { view.nativeAd = ad }
        await stage.pass(0.5)
        await stage.shown { views.allSatisfy(\.hasPicture) }
        #expect(views.map(\.hasPicture) == [true, true, true, true, true])
        #expect(stage.network.urls.count { $0.hasSuffix("A.png") } == 1)
    }
}
