import Foundation
import NativeAds
import Testing

@testable import NativeAdsUI
@testable import UIKit

@MainActor @Suite(.onScreen) struct PictureMotionTests {
    /// A GIF of one pixel, red for a tenth of a second and then blue for two.
    private static let blinking: Data = {
        func frame(_ time: UInt8, _ code: UInt8) -> [UInt8] {
            [0x21, 0xF9, 4, 0, time, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, code, 1, 0]
        }
        let head = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        return Data(head + frame(10, 0x44) + frame(20, 0x4C) + [0x3B])
    }()

    /// Shows the GIF as an app does and gives what came of it.
    private func shown(animates: Bool, reduced: Bool = false) async throws -> UIImage? {
        let stage = Stage()
        defer { stage.close() }
        stage.configure = { $0.animatesPictures = animates }
        stage.network.add(
            .init(
                .url("https://cdn.example/A.png"),
                .success(HTTPResponse(status: 200, body: Self.blinking))
            )
        )
        UIKitHost.setReduceMotion(reduced)
        defer { UIKitHost.setReduceMotion(false) }
        let media = MediaView(0, 0, 100, 100, in: stage.window)
        // What moves goes on as long as it is shown, and keeps the screen's clock going.
        defer { media.nativeAd = nil }
        media.nativeAd = try await stage.ad("A")
        await stage.pass(0.1)
        await stage.shown { media.hasPicture }
        return media.picture
    }

    @Test func `a picture moves where the app lets pictures move, each frame for its time`()
        async throws
    {
        let image = try #require(try await shown(animates: true))
        #expect(image.images?.count == 3)
        #expect(abs(image.duration - 0.3) < 1e-9)
        let colors = try #require(image.images).map { $0.color(x: 0, y: 0) }
        #expect(colors == [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 255, 255]])
    }

    @Test(arguments: [(false, false), (true, true), (false, true)])
    func `it stands still unless the app asks for more, and where a person asked for less`(
        animates: Bool,
        reduced: Bool
    ) async throws {
        let image = try #require(try await shown(animates: animates, reduced: reduced))
        #expect(image.images == nil)
    }

    @Test func `frames are drawn over one another as each of them asks`() async throws {
        /// A frame that fills its place with a colour of the table.
        func frame(_ place: [UInt8], disposal: UInt8, _ pixels: [UInt8]) -> [UInt8] {
            let spot: [UInt8] = place.flatMap { [$0, 0 as UInt8] }
            return [0x21, 0xF9, 4, disposal << 2, 10, 0, 0, 0, 0x2C] + spot + [0] + pixels
        }
        // Red on both pixels; blue on the right, then cleared; red on the left alone.
        let both: [UInt8] = [2, 2, 0x04, 0x0A, 0]
        let blue: [UInt8] = [2, 2, 0x4C, 1, 0]
        let red: [UInt8] = [2, 2, 0x44, 1, 0]
        var gif = Array("GIF89a".utf8) + [2, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        gif += frame([0, 0, 2, 1], disposal: 1, both)
        gif += frame([1, 0, 1, 1], disposal: 2, blue) + frame([0, 0, 1, 1], disposal: 1, red)
        let picture = try Picture(Data(gif + [0x3B]))
        let fit = try #require(
            PictureFit(
                picture: CGSize(width: 2, height: 1),
                in: CGSize(width: 2, height: 1),
                scale: 1,
                mode: .scaleToFill
            )
        )
        let images = try #require(await PictureMotion.decode(picture, to: fit)?.images)
        #expect(
            images.map { $0.color(x: 0, y: 0) } == Array(repeating: [255, 0, 0, 255], count: 3)
        )
        #expect(
            images.map { $0.color(x: 1, y: 0) }
                == [[255, 0, 0, 255], [0, 0, 255, 255], [0, 0, 0, 0]]
        )
    }

    @Test(arguments: [
        ([10, 30], [1, 3], 0.4), ([7, 7], [1, 1], 0.14), ([4, 6, 2], [2, 3, 1], 0.12),
        ([60_000, 7], [983, 1], 600.24),
    ])
    func `frames of different times follow one another in equal steps`(
        times: [Int],
        counts: [Int],
        duration: Double
    ) {
        let steps = PictureMotion.steps(times)
        #expect(steps.counts == counts)
        #expect(abs(steps.duration - duration) < 1e-9)
    }

    @Test(arguments: [(100.0, 40, 1.0), (1_000, 12, 1), (1_000, 48, 0.5), (20_000, 300, 0.01)])
    func `all frames together keep within 12 million pixels`(
        side: Double,
        count: Int,
        factor: Double
    ) {
        let size = CGSize(width: side, height: side)
        #expect(abs(PictureMotion.factor(size, frames: count) - factor) < 1e-9)
    }
}

extension UIImage {
    /// Red, green, blue and opacity of a pixel.
    fileprivate func color(x: Int, y: Int) -> [Int] {
        guard let pixels else { return [] }
        let start = (y * pixels.width + x) * 4
        return [2, 1, 0, 3].map { Int(pixels.bytes[start + $0]) }
    }
}
