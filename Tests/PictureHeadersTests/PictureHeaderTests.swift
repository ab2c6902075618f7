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
            (
                "JPEG of a camera that was held upright",
                jpeg(0xC0, before: [0xFF, 0xE1, 0, 34] + exif(orientation: 6)), .jpeg, [300, 400]
            ),
            ("AVIF", heif(["avif", "mif1"]), .avif, [800, 600]),
            ("AVIF that moves", heif(["avis", "msf1"]), .avif, [800, 600]),
            ("HEIC", heif(["heic", "mif1"]), .heic, [800, 600]),
            ("HEIC of ten bits", heif(["heix"]), .heic, [800, 600]),
            (
                "HEIC that only its compatible brands name", heif(["mif1", "heic"]), .heic,
                [800, 600]
            ),
            ("HEIF that says in its items what it is", heif(["mif1"]), .heic, [800, 600]),
            ("HEIF of AV1", heif(["mif1"], codec: "av1C"), .avif, [800, 600]),
            ("HEIC on its side", heif(["heic"], turn: 1), .heic, [600, 800]),
            ("HEIC on its head", heif(["heic"], turn: 2), .heic, [800, 600]),
        ]

    /// The head of a file of one picture and a smaller one that is not the main one.
    private static func heif(
        _ brands: [String],
        codec: String = "hvcC",
        turn: UInt8? = nil
    ) -> [UInt8] {
        let names = brands.dropFirst().flatMap { Array($0.utf8) }
        let first = Array((brands.first ?? "").utf8)
        var properties = box("ispe", [0, 0, 0, 0, 0, 0, 0, 64, 0, 0, 0, 64]) + box(codec, [1])
        properties += box("ispe", [0, 0, 0, 0, 0, 0, 3, 0x20, 0, 0, 2, 0x58])
        if let turn { properties += box("irot", [turn]) }
        let main: [UInt8] = turn == nil ? [0, 2, 2, 3, 0x82] : [0, 2, 3, 3, 0x82, 4]
        let places = box("ipma", [0, 0, 0, 0, 0, 0, 0, 2] + [0, 1, 2, 1, 0x82] + main)
        let content =
            box("pitm", [0, 0, 0, 0, 0, 2]) + box("iprp", box("ipco", properties) + places)
        return box("ftyp", first + [0, 0, 0, 0] + names) + box("meta", [0, 0, 0, 0] + content)
    }

    private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        [0, 0, UInt8((content.count + 8) >> 8), UInt8((content.count + 8) & 255)]
            + Array(name.utf8) + content
    }

    /// The head of a JPEG of 400 by 300 pixels with three components, and its first scan.
    private static func jpeg(
        _ frame: UInt8,
        before: [UInt8] = [],
        components: UInt8 = 3
    ) -> [UInt8] {
        let size: [UInt8] = [0xFF, frame, 0, 17, 8, 1, 0x2C, 1, 0x90, 3]
        let tables: [UInt8] = [1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
        return [0xFF, 0xD8] + before + size + tables + [0xFF, 0xDA, 0, 12, components, 1, 0, 2]
    }

    private static func exif(orientation: UInt8) -> [UInt8] {
        Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0]
    }

    @Test(arguments: [
        ("JPEG", jpeg(0xC0), 0), ("JPEG, progressive", jpeg(0xC2), 6),
        ("JPEG of several scans", jpeg(0xC0, components: 1), 6),
        ("PNG", headers[0].bytes, 0),
        ("PNG, interlaced", Array(headers[0].bytes.dropLast()) + [1], 4),
        ("GIF", headers[1].bytes, 8), ("WebP, lossy", headers[4].bytes, 0),
        ("WebP, lossless", headers[5].bytes, 4),
        ("WebP with opacity", extended(0x10, "VP8 "), 1),
        ("WebP, lossless in an extended file", extended(0x10, "VP8L"), 4),
        ("WebP that moves", extended(0x12, "ANMF"), 8), ("AVIF", heif(["avif"]), 8),
    ])
    func `says what a decoder must hold of each pixel`(
        name: String,
        bytes: [UInt8],
        held: Int
    ) {
        #expect(PictureHeader(bytes)?.heldBytesPerPixel == held, "\(name)")
    }

    private static func extended(_ flags: UInt8, _ chunk: String) -> [UInt8] {
        // A colour profile of an odd length, with its padding, before the pixels.
        var bytes = webp("VP8X") + [flags, 0, 0, 0, 0x1F, 0x03, 0, 0x57, 0x02, 0]
        bytes[16] = 10
        return bytes + Array("ICCP".utf8) + [1, 0, 0, 0, 9, 0] + Array(chunk.utf8) + [0, 0, 0, 0]
    }

    @Test(
        arguments: [
            (20_000, 20_000, false, nil),
            (20_001, 20_000, false, "20001 x 20000 pixels; 400 million are the most"),
            (65_536, 10, false, "65536 x 10 pixels; no side may have more than 65,535"),
            (6_000, 6_000, true, nil),
            (
                8_000, 8_000, true,
                "8000 x 8000 pixels, of which a decoder must hold all at once; "
                    + "40 million are the most then"
            ),
        ] as [(UInt32, UInt32, Bool, String?)]
    )
    func `objects to what would not fit into bounded memory`(
        width: UInt32,
        height: UInt32,
        isInterlaced: Bool,
        objection: String?
    ) {
        var png = Self.headers[0].bytes
        let sides = [width, height].flatMap { side in
            [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: side >> $0) }
        }
        png.replaceSubrange(16..<24, with: sides)
        png[28] = isInterlaced ? 1 : 0
        #expect(PictureHeader(png)?.objection == objection)
    }

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
                == ["png", "jpeg", "gif", "webp", "avif", "heic"].map { "image/\($0)" }
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
