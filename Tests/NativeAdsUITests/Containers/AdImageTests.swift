import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

@MainActor @Suite(.onScreen) struct AdImageTests {
    private let card = VendorCard()

    @Test func `is there once the picture is, in its own size, and is one image`() async throws {
        defer { card.stage.close() }
        card.stage.picture("https://cdn.example/A.png", width: 40, height: 20, color: .red)
        card.stage.picture("https://cdn.example/Ai.png", width: 9, height: 9, color: .red)
        let ad = try await card.ad()
        #expect(ad.image(.main) == nil && ad.image(.icon) == nil)
        _ = try await ad.picture(.main)
        _ = try await ad.picture(.icon)
        let image = try #require(ad.image(.main))
        #expect(image.size == CGSize(width: 40, height: 20) && image.scale == 1)
        #expect(ad.image(.main) === image)
        #expect(ad.image(.icon)?.size == CGSize(width: 9, height: 9))
        #expect(ad.image(.image(0)) == nil && ad.image(.headline) == nil)
    }

    @Test func `goes with the ad`() async throws {
        defer { card.stage.close() }
        card.stage.picture("https://cdn.example/A.png", width: 4, height: 2, color: .red)
        weak var image: UIImage?
        do {
            let ad = try await card.ad()
            _ = try await ad.picture(.main)
            image = ad.image(.main)
            #expect(image != nil)
        }
        await card.stage.turns()
        #expect(image == nil)
    }

    @Test func `each picture has an address, loaded or not`() async throws {
        defer { card.stage.close() }
        let ad = try await card.ad()
        #expect(ad.imageURL(.main)?.absoluteString == "https://cdn.example/A.png")
        #expect(ad.imageURL(.icon)?.absoluteString == "https://cdn.example/Ai.png")
        #expect(ad.imageURL(.image(3)) == nil && ad.imageURL(.body) == nil)
    }

    @Test func `of a picture that moves it is the first`() async throws {
        defer { card.stage.close() }
        // Two frames of one pixel each, red and blue.
        var gif = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 255, 0, 0, 0, 0, 255]
        for pixel: [UInt8] in [[0x44, 0x01], [0x4C, 0x01]] {
            gif += [0x21, 0xF9, 4, 4, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2]
            gif += pixel + [0]
        }
        card.stage.network.add(
            .init(
                .url("https://cdn.example/A.png"),
                .success(HTTPResponse(status: 200, body: Data(gif + [0x3B])))
            )
        )
        let ad = try await card.ad()
        _ = try await ad.picture(.main)
        let image = try #require(ad.image(.main))
        #expect(image.size == CGSize(width: 1, height: 1) && image.images == nil)
    }
}
