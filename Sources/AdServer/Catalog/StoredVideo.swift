/// A video with its bytes, named by its content, so that a name never means another video.
package struct StoredVideo: Hashable, Sendable {
    package let facts: VideoFacts
    package let bytes: [UInt8]

    /// Throws why the bytes cannot be served as a video.
    init(_ bytes: [UInt8]) throws(MP4Fault) {
        let header = try MP4Header(bytes)
        let name = Hexadecimal.text(SHA256.digest(bytes).prefix(16))
        facts = VideoFacts(
            name: "\(name).mp4",
            width: header.width,
            height: header.height,
            milliseconds: header.milliseconds,
            codec: header.codec,
            size: bytes.count
        )
        self.bytes = bytes
    }

    /// The most bytes a video may have: no client of this project loads a larger one, and half a minute
    /// for a feed needs a tenth of it.
    static let byteLimit = 20_000_000
}
