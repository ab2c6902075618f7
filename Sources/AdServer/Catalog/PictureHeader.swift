/// The format and size of a picture, read from its first bytes; the file's name says nothing.
struct PictureHeader: Equatable {
    let format: PictureFormat
    let width: Int
    let height: Int

    /// Nil for what is no picture of a known format, or has no size.
    init?(_ bytes: [UInt8]) {
        guard
            let found = Self.png(bytes) ?? Self.gif(bytes) ?? Self.webp(bytes) ?? Self.jpeg(bytes),
            found.width > 0, found.height > 0
        else { return nil }
        self = found
    }

    private init(_ format: PictureFormat, _ width: Int, _ height: Int) {
        self.format = format
        self.width = width
        self.height = height
    }

    private static func png(_ bytes: [UInt8]) -> PictureHeader? {
        guard bytes.count >= 24,
            bytes.starts(with: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
        else { return nil }
        return PictureHeader(.png, big(bytes[16..<20]), big(bytes[20..<24]))
    }

    private static func gif(_ bytes: [UInt8]) -> PictureHeader? {
        guard bytes.count >= 10, bytes.starts(with: "GIF8".utf8) else { return nil }
        return PictureHeader(.gif, little(bytes[6..<8]), little(bytes[8..<10]))
    }

    /// The three kinds of WebP keep their size in three ways.
    private static func webp(_ bytes: [UInt8]) -> PictureHeader? {
        guard bytes.count >= 30, bytes.starts(with: "RIFF".utf8),
            bytes[8..<12].elementsEqual("WEBP".utf8)
        else { return nil }
        switch String(decoding: bytes[12..<16], as: UTF8.self) {
        case "VP8X":
            return PictureHeader(.webp, little(bytes[24..<27]) + 1, little(bytes[27..<30]) + 1)
        case "VP8L":
            let bits = little(bytes[21..<25])
            return PictureHeader(.webp, (bits & 0x3fff) + 1, (bits >> 14 & 0x3fff) + 1)
        case "VP8 ":
            return PictureHeader(
                .webp,
                little(bytes[26..<28]) & 0x3fff,
                little(bytes[28..<30]) & 0x3fff
            )
        default: return nil
        }
    }

    /// Walks the segments to the frame header.
    private static func jpeg(_ bytes: [UInt8]) -> PictureHeader? {
        guard bytes.starts(with: [0xff, 0xd8, 0xff]) else { return nil }
        var at = 2
        while at + 9 <= bytes.count, bytes[at] == 0xff {
            let marker = bytes[at + 1]
            if marker == 0xff {
                at += 1
                continue
            }
            // Frame headers are C0 to CF without the tables C4, C8 and CC.
            if (0xc0...0xcf).contains(marker), ![0xc4, 0xc8, 0xcc].contains(marker) {
                return PictureHeader(
                    .jpeg,
                    big(bytes[at + 7..<at + 9]),
                    big(bytes[at + 5..<at + 7])
                )
            }
            at += 2 + max(2, big(bytes[at + 2..<at + 4]))
        }
        return nil
    }

    private static func big(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }

    private static func little(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
