/// What the first bytes of a picture say, read without decoding it; the file's name says nothing.
///
/// Every read is checked against the end of the data; a header that does not hold what its format
/// promises is none.
package struct PictureHeader: Sendable, Hashable {
    /// A format that is known by its bytes; whether it can be shown is for the platform to say.
    package enum Format: String, Sendable, CaseIterable {
        case png, jpeg, gif, webp, avif, heic

        /// Those that every client shows.
        package static let everywhere: [Format] = [.png, .jpeg, .gif, .webp]

        /// What stands in `Content-Type`, and in the `mimes` of a request.
        package var mediaType: String { "image/\(rawValue)" }
    }

    package let format: Format
    /// As the picture is seen, that is after it was put upright.
    package let width: Int
    /// As the picture is seen, that is after it was put upright.
    package let height: Int
    /// What a decoder has to hold at once of each pixel of the file, however small the result is
    /// to be; 0 where it goes row by row.
    package let heldBytesPerPixel: Int

    /// Reads the header; `nil` if this is no picture of a format above with a size of its own.
    package init?(_ picture: some RandomAccessCollection<UInt8>) {
        let bytes = PictureBytes(picture)
        guard let format = Self.format(bytes), let facts = Self.facts(bytes, format) else {
            return nil
        }
        guard facts.width > 0, facts.height > 0 else { return nil }
        self.format = format
        let swaps = facts.isOnItsSide
        width = swaps ? facts.height : facts.width
        height = swaps ? facts.width : facts.height
        heldBytesPerPixel = facts.held
    }

    /// What a header says of the pixels as they are stored.
    struct Facts {
        var width: Int
        var height: Int
        var held = 0
        var isOnItsSide = false

        init?(_ width: Int?, _ height: Int?, held: Int = 0) {
            guard let width, let height else { return nil }
            (self.width, self.height, self.held) = (width, height, held)
        }
    }

    private static func format(_ bytes: PictureBytes<some Any>) -> Format? {
        if bytes.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) { return .png }
        if bytes.has([0xFF, 0xD8, 0xFF], at: 0) { return .jpeg }
        if bytes.has("GIF87a", at: 0) || bytes.has("GIF89a", at: 0) { return .gif }
        if bytes.has("RIFF", at: 0), bytes.has("WEBP", at: 8) { return .webp }
        return heifFormat(bytes)
    }

    private static func facts(_ bytes: PictureBytes<some Any>, _ format: Format) -> Facts? {
        switch format {
        case .png: png(bytes)
        case .jpeg: jpeg(bytes)
        case .gif: Facts(bytes.little(2, at: 6), bytes.little(2, at: 8), held: 8)
        case .webp: webp(bytes)
        case .avif, .heic: heif(bytes)
        }
    }

    /// The IHDR chunk must come first; an interlaced picture comes as seven that are one only when
    /// all are there.
    private static func png(_ bytes: PictureBytes<some Any>) -> Facts? {
        guard bytes.has("IHDR", at: 12) else { return nil }
        let isInterlaced = bytes.byte(at: 28) == 1
        return Facts(bytes.big(4, at: 16), bytes.big(4, at: 20), held: isInterlaced ? 4 : 0)
    }
}
