import Foundation
import NativeAds
import OpenRTB
import Testing
import UIKit

@testable import NativeAdsUI

/// Pictures that come late, in cells that are used again.
@MainActor @Suite(.onScreen) struct LatePictureTests {
    /// A cell with a headline, media, an icon and two places of a gallery.
    @MainActor private final class Cell {
        let view = NativeAdView()
        let headline = UILabel(frame: CGRect(x: 0, y: 150, width: 200, height: 20))
        let media = MediaView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let icon = UIImageView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
        let gallery = [UIImageView(), UIImageView()]

        init(in window: UIWindow) {
            view.frame = CGRect(x: 0, y: 0, width: 200, height: 170)
            window.addSubview(view)
            for part in [headline, media, icon] + gallery { view.addSubview(part) }
            for picture in gallery { picture.frame.size = CGSize(width: 30, height: 30) }
            view.headlineView = headline
            view.mediaView = media
            view.iconView = icon
            for (index, picture) in gallery.enumerated() {
                view.setOutlet(picture, for: .image(index))
            }
        }
    }

    private let stage = Stage()

    /// An ad with these pictures besides its main one, which are of type icon and no type.
    private func ad(
        _ name: String,
        icon: String? = nil,
        images: [String] = []
    ) async throws
        -> NativeAd
    {
        try await stage.ad(name) { native in
            guard case .array(var assets) = native["assets"] else { return }
            if let icon { assets.append(["id": 3, "img": ["url": .string(icon)]]) }
            for (index, image) in images.enumerated() {
                let id = JSONValue.number(JSONNumber(20 + index))
                assets.append(["id": id, "img": ["url": .string(image), "type": 501]])
            }
            native["assets"] = .array(assets)
        }
    }

    private func serve(_ name: String, side: Int, after: Double) -> String {
        let url = "https://cdn.example/\(name).png"
        stage.picture(url, width: side, height: side, color: .red, after: after)
        return url
    }

    @Test func `texts are there at once, pictures when they come`() async throws {
        defer { stage.close() }
        _ = serve("A", side: 40, after: 0.8)
        let cell = Cell(in: stage.window)
        try cell.view.show(try await ad("A"))
        #expect(cell.headline.text == "A" && !cell.media.hasPicture)
        await stage.pass(0.9)
        await stage.shown { cell.media.hasPicture }
        #expect(cell.media.hasPicture)
    }

    @Test func `no picture of the first ad lands in a cell that shows the second`() async throws {
        defer { stage.close() }
        _ = serve("A", side: 40, after: 0.8)
        _ = serve("B", side: 20, after: 0.1)
        let first = try await ad("A", icon: serve("Ai", side: 12, after: 0.8))
        let second = try await ad("B", icon: serve("Bi", side: 6, after: 0.1))
        let cell = Cell(in: stage.window)
        try cell.view.show(first)
        await stage.pass(0.2)
        try cell.view.show(second)
        await stage.pass(0.2)
        await stage.shown { cell.media.hasPicture && cell.icon.image != nil }
        #expect([cell.media.picture?.size.width, cell.icon.image?.size.width] == [20, 6])
        await stage.pass(1)
        await stage.turns()
        #expect([cell.media.picture?.size.width, cell.icon.image?.size.width] == [20, 6])
    }

    @Test func `a late failure of the first ad takes nothing from the second`() async throws {
        defer { stage.close() }
        stage.network.add(
            .init(.url("https://cdn.example/A.png"), .failure(.timeout), after: 0.8)
        )
        _ = serve("B", side: 20, after: 0.1)
        let (first, second) = (try await ad("A"), try await ad("B"))
        let cell = Cell(in: stage.window)
        try cell.view.show(first)
        await stage.pass(0.2)
        try cell.view.show(second)
        await stage.pass(0.2)
        await stage.shown { cell.media.hasPicture }
        await stage.pass(1)
        #expect(first.pictureState(.main) == .failed)
        #expect(cell.media.picture?.size.width == 20)
        #expect(second.pictureState(.main) == .loaded)
    }

    @Test func `further pictures come into the views of a gallery, and go with the ad`()
        async throws
    {
        defer { stage.close() }
        let images = [serve("one", side: 7, after: 0.1), serve("two", side: 9, after: 0.3)]
        let cell = Cell(in: stage.window)
        let ad = try await ad("A", images: images)
        #expect(ad.creative.images.map(\.url.absoluteString) == images)
        try cell.view.show(ad)
        await stage.pass(0.4)
        await stage.shown { cell.gallery.allSatisfy { $0.image != nil } }
        #expect(cell.gallery.map { $0.image?.size.width } == [7, 9])
        #expect(cell.view.outlet(for: .image(1)) === cell.gallery[1])
        try cell.view.show(try await self.ad("B"))
        #expect(cell.gallery.map(\.isHidden) == [true, true])
        #expect(cell.gallery.allSatisfy { $0.image == nil })
    }

    @Test func `no picture comes into a view that shows none any more, but into the next`()
        async throws
    {
        defer { stage.close() }
        _ = serve("A", side: 40, after: 0.1)
        let ad = try await ad("A", icon: serve("Ai", side: 12, after: 0.8))
        let cell = Cell(in: stage.window)
        try cell.view.show(ad)
        await stage.pass(0.2)
        let next = UIImageView(frame: CGRect(x: 40, y: 100, width: 40, height: 40))
        cell.view.addSubview(next)
        cell.view.iconView = next
        await stage.pass(1)
        cell.view.fill()
        await stage.shown { next.image != nil }
        await stage.turns()
        #expect(next.image?.size.width == 12 && cell.icon.image == nil)
    }

    @Test func `where the app loads pictures itself none is fetched, and its own stay`()
        async throws
    {
        defer { stage.close() }
        stage.configure = { $0.pictures = .off }
        let cell = Cell(in: stage.window)
        let own = UIImage()
        cell.icon.image = own
        let ad = try await ad("A", icon: "https://cdn.example/Ai.png")
        try cell.view.show(ad)
        cell.media.image = own
        await stage.pass(0.5)
        #expect(stage.network.urls.allSatisfy { !$0.hasPrefix("https://cdn.example") })
        #expect(cell.icon.image === own && !cell.icon.isHidden)
        cell.view.layoutIfNeeded()
        cell.view.fill()
        #expect(cell.icon.image === own && cell.media.image === own)
    }

    @Test func `a picture whose bytes are none after all has failed, with a note`() async throws {
        defer { stage.close() }
        // A header that promises a picture, and nothing behind it.
        let header: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0,
            0, 0, 40, 0, 0, 0, 20, 8, 6, 0, 0, 0,
        ]
        stage.network.add(
            .init(
                .url("https://cdn.example/A.png"),
                .success(HTTPResponse(status: 200, body: Data(header + Array("<html>".utf8))))
            )
        )
        let ad = try await ad("A")
        let cell = Cell(in: stage.window)
        try cell.view.show(ad)
        await stage.pass(0.1)
        await stage.shown { ad.pictureState(.main) == .failed }
        #expect(ad.pictureState(.main) == .failed && !cell.media.hasPicture)
        #expect(stage.count(.assetState(.main, .failed), of: "A") == 1)
        #expect(stage.notes(of: "A").contains { $0.hasPrefix("main: The picture is damaged, or") })
    }
}
