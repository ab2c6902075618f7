/// What the first bytes of a picture say, read without decoding it; the file's name says nothing.
///
/// Every read is checked against the end of the data; a header that does not hold what its format
/// promises is none.
package struct PictureHeader: Sendable, Hashable {
    /// A format that every client shows.
    package enum Format: String, Sendable, CaseIterable {
        case png, jpeg, gif, webp

        /// What stands in `Content-Type`, and in the `mimes` of a request.
        package var mediaType: String { "image/\(rawValue)" }
    }

    package let format: Format
    package let width: Int
    package let height: Int

    /// Reads the header; `nil` if this is no PNG, JPEG, GIF or WebP with a size of its own.
    package init?(_ picture: some RandomAccessCollection<UInt8>) {
        let bytes = PictureBytes(picture)
        guard let format = Self.format(bytes), let size = Self.size(bytes, format) else {
            return nil
        }
        guard size.width > 0, size.height > 0 else { return nil }
        self.format = format
        (width, height) = size
    }

    private static func format(_ bytes: PictureBytes<some Any>) -> Format? {
        if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return .png }
        if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
        if bytes.has(Array("GIF87a".utf8), at: 0) || bytes.has(Array("GIF89a".utf8), at: 0) {
            return .gif
        }
        if bytes.has(Array("RIFF".utf8), at: 0), bytes.has(Array("WEBP".utf8), at: 8) {
            return .webp
        }
        return nil
    }

    private static func size(
        _ bytes: PictureBytes<some Any>,
        _ format: Format
    ) -> (width: Int, height: Int)? {
        switch format {
        case .png: pngSize(bytes)
        case .jpeg: jpegSize(bytes)
        case .gif: pair(bytes.little(2, at: 6), bytes.little(2, at: 8))
        case .webp: webpSize(bytes)
        }
    }

    private static func pair(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
        guard let width, let height else { return nil }
        return (width, height)
    }

    /// The IHDR chunk must come first.
    private static func pngSize(_ bytes: PictureBytes<some Any>) -> (width: Int, height: Int)? {
        guard bytes.has(Array("IHDR".utf8), at: 12) else { return nil }
        return pair(bytes.big(4, at: 16), bytes.big(4, at: 20))
    }

    /// Walks the segments to the start of the frame.
    private static func jpegSize(_ bytes: PictureBytes<some Any>) -> (width: Int, height: Int)? {
        var position = 2
        while bytes.byte(at: position) == 0xFF {
            while bytes.byte(at: position) == 0xFF { position += 1 }
            guard let marker = bytes.byte(at: position) else { return nil }
            position += 1
            if marker == 0x01 || (0xD0...0xD8).contains(marker) { continue }
            guard let length = bytes.big(2, at: position), length >= 2 else { return nil }
            let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
            if isFrame {
                return pair(bytes.big(2, at: position + 5), bytes.big(2, at: position + 3))
            }
            guard marker != 0xDA, marker != 0xD9 else { return nil }
            position += length
        }
        return nil
    }

    private static func webpSize(_ bytes: PictureBytes<some Any>) -> (width: Int, height: Int)? {
        if bytes.has(Array("VP8X".utf8), at: 12) {
            return pair(
                bytes.little(3, at: 24).map { $0 + 1 },
                bytes.little(3, at: 27).map { $0 + 1 }
            )
        }
        if bytes.has(Array("VP8L".utf8), at: 12), bytes.byte(at: 20) == 0x2F {
            guard let bits = bytes.little(4, at: 21) else { return nil }
            return ((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        }
        if bytes.has(Array("VP8 ".utf8), at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23) {
            return pair(
                bytes.little(2, at: 26).map { $0 & 0x3FFF },
                bytes.little(2, at: 28).map { $0 & 0x3FFF }
            )
        }
        return nil
    }
}

/// Bytes that answer `nil` beyond their end.
private struct PictureBytes<Bytes: RandomAccessCollection<UInt8>> {
    private let bytes: Bytes

    init(_ bytes: Bytes) {
        self.bytes = bytes
    }

    func byte(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return bytes[bytes.index(bytes.startIndex, offsetBy: offset)]
    }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        expected.indices.allSatisfy { byte(at: offset + $0) == expected[$0] }
    }

    func big(_ count: Int, at offset: Int) -> Int? {
        number((0..<count).map { byte(at: offset + $0) })
    }

    func little(_ count: Int, at offset: Int) -> Int? {
        number((0..<count).reversed().map { byte(at: offset + $0) })
    }

    private func number(_ bytes: [UInt8?]) -> Int? {
        bytes.reduce(0) { value, byte in
            guard let value, let byte else { return nil }
            return value << 8 | Int(byte)
        }
    }
}
