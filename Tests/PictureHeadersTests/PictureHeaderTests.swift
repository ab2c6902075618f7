import Foundation
import PictureHeaders
import Testing

struct PictureHeaderTests {
    private static let headers:
        [(name: String, bytes: [UInt8], format: PictureHeader.Format, size: [Int])] = [
            (
                "PNG",
                [
                    0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44,
                    0x52,
                    0, 0, 0x04, 0xB0, 0, 0, 0x02, 0x73, 8, 6, 0, 0, 0,
                ],
                .png, [1200, 627]
            ),
            ("GIF", Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00], .gif, [320, 240]),
            ("GIF of the first kind", Array("GIF87a".utf8) + [0x2C, 0x01, 5, 0], .gif, [300, 5]),
            (
                "JPEG with a segment before its frame",
                [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0x2C, 1, 0x90],
                .jpeg, [400, 300]
            ),
            (
                "WebP, lossy",
                webp("VP8 ") + [0, 0, 0, 0x9D, 0x01, 0x2A, 0x20, 0x03, 0x58, 0x02], .webp,
                [800, 600]
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
        let header = try #require(PictureHeader(expected.bytes), "\(expected.name)")
        #expect(header.format == expected.format)
        #expect([header.width, header.height] == expected.size)
        #expect(PictureHeader(Data(expected.bytes)) == header)
    }

    @Test(arguments: headers.indices)
    func `a header cut anywhere is read rightly or not at all, also in the middle of other data`(
        index: Int
    ) {
        let bytes = Self.headers[index].bytes
        for cut in 0..<bytes.count {
            if let header = PictureHeader(bytes.prefix(cut)) {
                #expect([header.width, header.height] == Self.headers[index].size)
            }
        }
        let slice = (Data([1, 2, 3]) + Data(bytes)).dropFirst(3)
        #expect(PictureHeader(slice)?.width == Self.headers[index].size[0])
    }

    @Test func `survives random bytes behind every magic`() {
        var noise = Noise(state: 3)
        for round in 0..<6000 {
            let start = Self.headers[round % Self.headers.count].bytes.prefix(round / 6 % 24)
            let bytes = start + (0..<40).map { _ in UInt8(truncatingIfNeeded: noise.next()) }
            if let header = PictureHeader(bytes) {
                #expect(header.width > 0 && header.height > 0)
            }
        }
    }

    @Test(arguments: [
        "", "<svg/>", "<!DOCTYPE html><html>", "RIFF....WEBPVP8Z..............", "GIF89a",
        "GIF88a....", "BM......",
    ])
    func `what is no picture is none`(text: String) {
        #expect(PictureHeader(Array(text.utf8)) == nil)
    }

    @Test func `takes no picture without a size`() {
        var png = Self.headers[0].bytes
        png.replaceSubrange(16..<20, with: [0, 0, 0, 0])
        #expect(PictureHeader(png) == nil)
        #expect(PictureHeader([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xD9, 0, 0, 0, 0]) == nil)
    }

    @Test func `names formats as HTTP does`() {
        #expect(
            PictureHeader.Format.allCases.map(\.mediaType)
                == ["image/png", "image/jpeg", "image/gif", "image/webp"]
        )
    }

    /// Numbers that look random and are the same in every run.
    private struct Noise {
        var state: UInt64

        mutating func next() -> UInt64 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return state >> 33
        }
    }
}
