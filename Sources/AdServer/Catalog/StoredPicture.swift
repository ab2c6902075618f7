import PictureHeaders

/// A picture with its bytes, named by its content, so that a name never means another picture.
package struct StoredPicture: Hashable, Sendable {
    package let facts: PictureFacts
    package let bytes: [UInt8]

    /// Nil for what is no picture of a format that every client shows.
    init?(_ bytes: [UInt8]) {
        guard let header = PictureHeader(bytes),
            PictureHeader.Format.everywhere.contains(header.format)
        else { return nil }
        let name = Hexadecimal.text(SHA256.digest(bytes).prefix(16))
        facts = PictureFacts(
            name: "\(name).\(header.format.rawValue)",
            format: header.format,
            width: header.width,
            height: header.height
        )
        self.bytes = bytes
    }

    /// The most bytes a picture may have; larger ones would cost every reader of a feed.
    static let byteLimit = 2 << 20
}
