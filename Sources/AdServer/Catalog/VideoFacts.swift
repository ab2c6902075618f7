/// What is known of a stored video without reading it.
package struct VideoFacts: Hashable, Sendable {
    /// The last part of its URL, made of its content: `3f5a….mp4`.
    package var name: String
    /// Pixels as shown.
    package var width: Int
    /// Pixels as shown.
    package var height: Int
    package var milliseconds: Int
    /// By RFC 6381, such as `avc1.42E01E`.
    package var codec: String
    /// Bytes of the file.
    package var size: Int

    /// The only format that is stored.
    static let mediaType = "video/mp4"

    /// Whether these are numbers that an import can have written; a damaged database may hold any.
    var isPossible: Bool {
        MP4Header.sides.contains(width) && MP4Header.sides.contains(height)
            && MP4Header.lengths.contains(milliseconds)
            && (1...StoredVideo.byteLimit).contains(size)
    }

    /// How long it plays, in seconds.
    var duration: Double { Double(milliseconds) / 1000 }

    /// Kilobits a second on average.
    var bitrate: Int { max(1, size * 8 / milliseconds) }
}
