import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct MediaTests {
    @Test(arguments: [
        (CGSize(width: 12000, height: 9000), CGSize(width: 390, height: 204), 3.0, 1170.0, 878.0),
        (CGSize(width: 300, height: 200), CGSize(width: 390, height: 204), 3, 300, 200),
        (CGSize(width: 1000, height: 1000), CGSize(width: 100, height: 50), 2, 200, 200),
        (CGSize(width: 65_535, height: 612), CGSize(width: 390, height: 204), 3, 35_026, 328),
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

    /// An image view whose pictures are decoded when a test says so, told apart by their width.
    @MainActor private final class SlowFeed {
        let view = UIImageView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let stage: Stage
        private var waiting: [Int: CheckedContinuation<UIImage?, Never>] = [:]
        lazy var feed = PictureFeed(view) { [weak self] picture, _ in
            await withCheckedContinuation { self?.waiting[picture.width] = $0 }
        }

        init(_ stage: Stage) {
            self.stage = stage
        }

        /// An ad with a picture of some width that is there already.
        func ad(_ name: String, width: Int) async throws -> NativeAd {
            let url = "https://cdn.example/\(name).png"
            stage.picture(url, width: width, height: width, color: .red)
            let ad = try await stage.ad(name)
            _ = try await ad.picture(.main)
            return ad
        }

        func finish(width: Int) async -> UIImage? {
            await stage.clock.settle()
            let image = UIImage()
            waiting.removeValue(forKey: width)?.resume(returning: image)
            await stage.clock.settle()
            return image
        }
    }

    @Test func `what is decoded too late for an ad that has gone is not shown`() async throws {
        let stage = Stage()
        defer { stage.close() }
        let slow = SlowFeed(stage)
        let first = try await slow.ad("A", width: 40)
        let second = try await slow.ad("B", width: 20)
        slow.feed.show(.main, of: first)
        await stage.clock.settle()
        slow.feed.show(.main, of: second)
        let image = await slow.finish(width: 20)
        #expect(slow.view.image === image)
        _ = await slow.finish(width: 40)
        #expect(slow.view.image === image)
        slow.feed.show(.main, of: first)
        await stage.clock.settle()
        slow.feed.clear()
        _ = await slow.finish(width: 40)
        #expect(slow.view.image == nil)
    }

    @Test func `what is decoded too late for another picture of the ad is not shown`() async throws
    {
        let stage = Stage()
        defer { stage.close() }
        let slow = SlowFeed(stage)
        for (name, width) in [("A", 400), ("Ai", 500)] {
            let url = "https://cdn.example/\(name).png"
            stage.picture(url, width: width, height: width, color: .red)
        }
        let ad = try await stage.ad("A") { native in
            guard case .array(let assets) = native["assets"] else { return }
            let icon: JSONValue = ["id": 3, "img": ["url": "https://cdn.example/Ai.png"]]
            native["assets"] = .array(assets + [icon])
        }
        for role in [AssetRole.main, .icon] { _ = try await ad.picture(role) }
        slow.feed.show(.main, of: ad)
        await stage.clock.settle()
        slow.feed.show(.icon, of: ad)
        await stage.clock.settle()
        // Both are decoded to the size of the view.
        _ = await slow.finish(width: 400)
        #expect(slow.view.image == nil)
        let image = await slow.finish(width: 500)
        #expect(slow.view.image === image)
    }

    @Test func `a huge picture is decoded no larger than it is shown`() async throws {
        let stage = Stage()
        defer { stage.close() }
        stage.picture("https://cdn.example/A.png", width: 3000, height: 2000, color: .red)
        let ad = try await stage.ad("A")
        let media = MediaView(0, 0, 390, 204, in: stage.window)
        media.nativeAd = ad
        await stage.pass(0.1)
        await stage.shown { media.hasPicture }
        #expect(media.picture?.size == CGSize(width: 780, height: 520))
        // As wide on a tablet: sharp again.
        media.frame.size = CGSize(width: 780, height: 408)
        await stage.pass(0.1)
        await stage.shown { media.picture?.size.width == 1560 }
        #expect(media.picture?.size == CGSize(width: 1560, height: 1040))
    }

    @Test func `a picture that moves stands still`() async throws {
        let stage = Stage()
        defer { stage.close() }
        // Two frames of one pixel, a tenth of a second each.
        let frame: [UInt8] = [
            0x21, 0xF9, 4, 0, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0,
        ]
        var gif = Data("GIF89a".utf8)
        gif += [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255] as [UInt8]
        gif += frame + frame + [0x3B]
        #expect(UIImage(data: gif)?.images?.count == 2)
        stage.network.add(
            .init(
                .url("https://cdn.example/A.png"),
                .success(HTTPResponse(status: 200, body: gif))
            )
        )
        let ad = try await stage.ad("A")
        let media = MediaView(0, 0, 390, 204, in: stage.window)
        media.nativeAd = ad
        await stage.pass(0.1)
        await stage.shown { media.hasPicture }
        #expect(media.hasPicture)
        #expect(media.picture?.images == nil)
    }
}
