import Foundation
import Testing
import UIKit

/// Pictures of 20,000 pixels a side, of which hundreds of megabytes would be held if they were
/// decoded whole.
@Suite(.serialized) struct PictureMemoryTests {
    /// The most that may be held at once besides what was there: the other suites run meanwhile.
    private static let most = 200

    @Test func `a PNG of 20,000 pixels a side is read row by row`() throws {
        let image = try #require(
            UIImage(data: PictureFile.blackPNG(width: 20_000, height: 5_000))
        )
        #expect(image.size == CGSize(width: 20_000, height: 5_000))
        let (thumbnail, peak) = try PeakMemory.measure {
            image.preparingThumbnail(of: CGSize(width: 400, height: 100))
        }
        #expect(thumbnail?.size == CGSize(width: 400, height: 100))
        #expect(thumbnail.map { PixelGrid($0)[200, 50] } == .init(.black))
        #expect(peak < Self.most)
    }

    @Test func `a JPEG of 20,000 pixels a side is decoded no larger than it is shown`() throws {
        let small = try #require(
            PictureFile.halves(width: 16, height: 16).jpegData(compressionQuality: 1)
        )
        let image = try #require(UIImage(data: PictureFile.claiming(20_000, 20_000, small)))
        let (thumbnail, peak) = try PeakMemory.measure {
            image.preparingThumbnail(of: CGSize(width: 390, height: 390))
        }
        #expect(thumbnail?.size == CGSize(width: 390, height: 390))
        #expect(peak < Self.most)
    }

    @Test func `what would have to be held whole is not decoded at all`() throws {
        let files = [
            PictureFile.pngHeader(width: 20_000, height: 20_000, isInterlaced: true),
            Data("GIF89a".utf8) + Data([0x20, 0x4E, 0x20, 0x4E, 0, 0, 0]),
        ]
        for file in files {
            let image = try #require(UIImage(data: file))
            let (thumbnail, peak) = try PeakMemory.measure {
                image.preparingThumbnail(of: CGSize(width: 100, height: 100))
            }
            #expect(thumbnail == nil && image.images == nil)
            #expect(peak < Self.most)
        }
    }
}

/// The most memory of the process while something is done.
private enum PeakMemory {
    /// Megabytes above what there was before.
    static func measure<Result>(_ body: () -> Result) throws -> (Result, Int) {
        // Sets the peak to what is there now (proc(5)).
        try Data("5".utf8).write(to: URL(fileURLWithPath: "/proc/self/clear_refs"))
        let before = try kilobytes("VmRSS")
        let result = body()
        return (result, try (kilobytes("VmHWM") - before) / 1024)
    }

    private static func kilobytes(_ name: String) throws -> Int {
        let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        let number = line?.split(whereSeparator: \.isWhitespace).dropFirst().first
        return try #require(number.flatMap { Int($0) })
    }
}
