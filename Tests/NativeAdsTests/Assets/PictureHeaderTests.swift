import Foundation
import Testing

@testable import NativeAds

struct PictureHeaderTests {
    static let headers: [(name: String, bytes: [UInt8], format: PictureFormat, size: [Int])] = [
        ("PNG", Array(Data.png(1200, 627)), .png, [1200, 627]),
        ("GIF", Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00], .gif, [320, 240]),
        (
            "JPEG with a segment before its frame",
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0x2C, 1, 0x90],
            .jpeg, [400, 300]
        ),
        (
            "WebP, lossy",
            webp("VP8 ") + [0, 0, 0, 0x9D, 0x01, 0x2A, 0x20, 0x03, 0x58, 0x02], .webp, [800, 600]
        ),
        ("WebP, lossless", webp("VP8L") + [0x2F, 0x1F, 0xC3, 0x95, 0x00], .webp, [800, 600]),
        (
            "WebP, extended",
            webp("VP8X") + [0, 0, 0, 0, 0x1F, 0x03, 0, 0x57, 0x02, 0], .webp, [800, 600]
        ),
    ]

    private static func webp(_ chunk: String) -> [UInt8] {
        Array("RIFF\0\0\0\0WEBP\(chunk)\0\0\0\0".utf8)
    }

    @Test(arguments: headers.indices)
    func `reads format and size from the first bytes`(index: Int) throws {
        let expected = Self.headers[index]
        let header = try #require(PictureHeader(Data(expected.bytes)), "\(expected.name)")
        #expect(header.format == expected.format)
        #expect([header.width, header.height] == expected.size)
    }

    @Test(arguments: headers.indices)
    func `survives a header that is cut anywhere, or starts in the middle of other data`(index: Int)
    {
        let bytes = Self.headers[index].bytes
        for cut in 0..<bytes.count {
            _ = PictureHeader(Data(bytes.prefix(cut)))
        }
        let slice = (Data([1, 2, 3]) + Data(bytes)).dropFirst(3)
        #expect(PictureHeader(slice)?.width == Self.headers[index].size[0])
    }

    @Test func `survives random bytes behind every magic`() {
        var generator = Generator(state: 3)
        for round in 0..<6000 {
            let start = Self.headers[round % Self.headers.count].bytes.prefix(round / 6 % 24)
            let noise = (0..<40).map { _ in UInt8.random(in: 0...255, using: &generator) }
            if let header = PictureHeader(Data(start + noise)) {
                #expect(header.width > 0 && header.height > 0)
            }
        }
    }

    @Test(arguments: ["<svg xmlns=''>", "<!DOCTYPE html><html>", "", "hello", "BM......"])
    func `takes nothing else for a picture and says what it is`(text: String) {
        let error = #expect(throws: AdError.self) { try Picture(Data(text.utf8)) }
        #expect(error?.reason == .assetFailed)
        #expect(error?.sentence.hasSuffix("PNG, JPEG, GIF or WebP is needed.") == true)
    }

    @Test func `takes no picture without a size`() {
        #expect(PictureHeader(.png(0, 10)) == nil)
    }
}
