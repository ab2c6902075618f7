import Foundation
import Testing
import UIKit

struct UIImageTests {
    @Test func `reads the PNG that it writes, pixel by pixel`() throws {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 4)).image { context in
            UIColor(red: 0.2, green: 0.4, blue: 1, alpha: 0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        }
        let file = try #require(image.pngData())
        let copy = try #require(UIImage(data: file, scale: 2))
        #expect(copy.size == CGSize(width: 8, height: 4))
        let (before, after) = (PixelGrid(image), PixelGrid(copy))
        #expect(after[0, 0].isNear(.init(red: 51, green: 102, blue: 255, alpha: 128)))
        #expect(after[0, 0].isNear(before[0, 0]))
        #expect(after[15, 7] == .clear)
    }

    @Test func `reads a JPEG, nearly`() throws {
        let file = try #require(
            PictureFile.halves(width: 32, height: 16).jpegData(compressionQuality: 0.9)
        )
        let image = try #require(UIImage(data: file))
        let grid = PixelGrid(image)
        #expect(image.size == CGSize(width: 32, height: 16))
        #expect(grid[4, 8].isNear(.init(.red), within: 12))
        #expect(grid[27, 8].isNear(.init(.blue), within: 12))
    }

    @Test func `writes a JPEG the smaller the less quality is asked for`() throws {
        let image = PictureFile.halves(width: 200, height: 200)
        let small = try #require(image.jpegData(compressionQuality: 0))
        let large = try #require(image.jpegData(compressionQuality: 1))
        #expect(small.count < large.count)
        #expect(image.jpegData(compressionQuality: .nan)?.isEmpty == false)
    }

    @Test func `reads WebP`() throws {
        let image = try #require(UIImage(data: PictureFile.webP))
        #expect(image.size == CGSize(width: 1, height: 1))
        #expect(PixelGrid(image).width == 1)
    }

    @Test(arguments: [PictureFile.avif, PictureFile.heic])
    func `reads AVIF and HEIC, nearly`(file: Data) throws {
        let image = try #require(UIImage(data: file))
        #expect(image.size == CGSize(width: 32, height: 16))
        let grid = PixelGrid(image)
        #expect(grid[4, 8].isNear(.init(.red), within: 24))
        #expect(grid[27, 8].isNear(.init(.blue), within: 24))
        let thumbnail = image.preparingThumbnail(of: CGSize(width: 8, height: 4))
        #expect(thumbnail?.size == CGSize(width: 8, height: 4))
    }

    @Test(arguments: [PictureFile.avif, PictureFile.heic, PictureFile.webP])
    func `a file of a modern format that ends early draws nothing, and does not fail`(
        file: Data
    ) {
        for count in stride(from: 12, to: file.count, by: 13) {
            _ = UIImage(data: file.prefix(count)).map(PixelGrid.init)
        }
    }

    @Test func `a large PNG made smaller has the averages of what it was`() throws {
        let large = PictureFile.halves(width: 2_500, height: 2_000)
        let image = try #require(large.pngData().flatMap { UIImage(data: $0) })
        let grid = PixelGrid(
            try #require(image.preparingThumbnail(of: CGSize(width: 125, height: 100)))
        )
        #expect(grid.width == 125)
        #expect([grid[0, 0], grid[61, 99]] == [.init(.red), .init(.red)])
        #expect([grid[64, 0], grid[124, 99]] == [.init(.blue), .init(.blue)])
        #expect(grid[62, 50].isNear(.init(red: 128, green: 0, blue: 128, alpha: 255), within: 40))
    }

    @Test func `a large PNG keeps its opacity`() throws {
        let size = CGSize(width: 2_048, height: 2_048)
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let large = UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).setFill()
            context.fill(CGRect(x: 0, y: 0, width: 1_024, height: 2_048))
        }
        let image = try #require(large.pngData().flatMap { UIImage(data: $0) })
        let grid = PixelGrid(
            try #require(image.preparingThumbnail(of: CGSize(width: 32, height: 32)))
        )
        #expect(grid[4, 16].isNear(.init(red: 255, green: 128, blue: 0, alpha: 128), within: 4))
        #expect(grid[28, 16] == .clear)
    }

    @Test(arguments: [(1, 16, 8), (3, 16, 8), (6, 8, 16), (8, 8, 16)])
    func `stands upright, however the camera was held`(
        orientation: UInt8,
        width: Int,
        height: Int
    ) throws {
        let upright = try #require(
            PictureFile.halves(width: 16, height: 8).jpegData(compressionQuality: 1)
        )
        let image = try #require(
            UIImage(data: PictureFile.turned(upright, orientation: orientation))
        )
        #expect(image.size == CGSize(width: width, height: height))
        let grid = PixelGrid(image)
        #expect(grid.width == width)
        let redCorner =
            switch orientation {
            case 3: grid[15, 4]
            case 6: grid[4, 1]
            case 8: grid[4, 14]
            default: grid[1, 4]
            }
        #expect(redCorner.isNear(.init(.red), within: 40))
    }

    @Test(arguments: [
        Data(), Data("no picture".utf8), Data([0xFF, 0xD8, 0xFF]), Data("GIF89a".utf8),
        Data("<svg xmlns='http://www.w3.org/2000/svg'/>".utf8),
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
    ])
    func `is nil for what is no picture`(data: Data) {
        #expect(UIImage(data: data) == nil)
    }

    @Test func `a file that ends early draws what there is or nothing, and does not fail`() throws {
        let file = try #require(PictureFile.halves(width: 64, height: 64).pngData())
        for count in stride(from: 40, to: file.count, by: 7) {
            let image = UIImage(data: file.prefix(count))
            _ = image.map(PixelGrid.init)
            #expect(image == nil || image?.size == CGSize(width: 64, height: 64))
        }
    }

    @Test func `tells the size of a PNG that is too large to decode, and draws nothing`() throws {
        let image = try #require(
            UIImage(data: PictureFile.pngHeader(width: 30_000, height: 30_000))
        )
        #expect(image.size == CGSize(width: 30_000, height: 30_000))
        #expect(PixelGrid(image).width == 0)
        #expect(image.preparingThumbnail(of: CGSize(width: 10, height: 10)) == nil)
    }

    @Test func `decodes a JPEG of 20,000 pixels a side in little memory`() throws {
        let small = try #require(
            PictureFile.halves(width: 16, height: 16).jpegData(compressionQuality: 1)
        )
        let image = try #require(UIImage(data: PictureFile.claiming(20_000, 20_000, small)))
        #expect(image.size == CGSize(width: 20_000, height: 20_000))
        let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 100, height: 50)))
        #expect(thumbnail.size == CGSize(width: 100, height: 100))
        #expect(PixelGrid(thumbnail).width == 100)
    }

    @Test func `a thumbnail covers the size asked for in the picture's own proportions`() throws {
        let image = PictureFile.halves(width: 400, height: 200)
        let thumbnail = try #require(image.preparingThumbnail(of: CGSize(width: 50, height: 50)))
        #expect(thumbnail.size == CGSize(width: 100, height: 50))
        let grid = PixelGrid(thumbnail)
        #expect(grid[10, 25] == .init(.red))
        #expect(grid[90, 25] == .init(.blue))
    }

    @Test func `a thumbnail is never larger than the picture`() async throws {
        let image = PictureFile.halves(width: 20, height: 10)
        #expect(image.preparingThumbnail(of: CGSize(width: 500, height: 500))?.size == image.size)
        #expect(image.preparingThumbnail(of: .zero) == nil)
        let prepared = await image.byPreparingThumbnail(ofSize: CGSize(width: 5, height: 5))
        #expect(prepared?.size == CGSize(width: 10, height: 5))
    }

    @Test func `a GIF that moves has equal frames, repeated by their own times`() throws {
        let image = try #require(UIImage(data: PictureFile.blinkingGIF(10, 30)))
        #expect(image.images?.count == 4)
        #expect(abs(image.duration - 0.4) < 1e-9)
        let colors = try #require(image.images).map { PixelGrid($0)[0, 0] }
        #expect(colors == [.init(.red), .init(.blue), .init(.blue), .init(.blue)])
    }

    @Test func `a still picture has no frames`() {
        #expect(PictureFile.halves(width: 2, height: 2).images == nil)
        #expect(PictureFile.halves(width: 2, height: 2).duration == 0)
        #expect(UIImage.animatedImage(with: [], duration: 1) == nil)
    }

    @Test func `a tint keeps the shape and takes another colour`() {
        let shape = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
            context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
        }
        let grid = PixelGrid(CGSize(width: 4, height: 4)) { _ in
            shape.withTintColor(.red).draw(at: .zero)
        }
        #expect(grid[0, 0] == .init(.red))
        #expect(grid[3, 0] == .clear)
    }

    @Test func `edges stay opaque when a picture is stretched`() {
        let grid = PixelGrid(CGSize(width: 33, height: 33)) { _ in
            PictureFile.halves(width: 7, height: 7).draw(
                in: CGRect(x: 0, y: 0, width: 33, height: 33)
            )
        }
        #expect(grid[0, 0] == .init(.red))
        #expect(grid[32, 32] == .init(.blue))
    }

    @Test func `finds pictures of a bundle by name and scale`() throws {
        let folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("UIImageTests-\(ProcessInfo.processInfo.globallyUniqueString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = try #require(PictureFile.halves(width: 8, height: 8).pngData())
        try file.write(to: folder.appendingPathComponent("logo@2x.png"))
        try file.write(to: folder.appendingPathComponent("logo.png"))
        try file.write(to: folder.appendingPathComponent("plain.png"))
        let bundle = try #require(Bundle(path: folder.path))
        #expect(UIImage(named: "logo", in: bundle, compatibleWith: nil)?.size.width == 4)
        #expect(UIImage(named: "logo.png", in: bundle, compatibleWith: nil)?.scale == 2)
        #expect(UIImage(named: "plain", in: bundle, compatibleWith: nil)?.size.width == 8)
        #expect(UIImage(named: "missing", in: bundle, compatibleWith: nil) == nil)
        #expect(UIImage(systemName: "star") == nil)
    }
}
