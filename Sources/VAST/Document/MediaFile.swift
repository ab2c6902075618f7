/// One encoding of an ad's media.
public struct MediaFile: Sendable, Hashable {
    /// Where the file lies; empty where the document does not say.
    public var url: String
    /// The MIME type as written; empty where the document does not say.
    public var type: String
    /// Width in pixels; `nil` where unknown or not positive.
    public var width: Int?
    /// Height in pixels; `nil` where unknown or not positive.
    public var height: Int?
    /// Kilobits a second on average.
    public var bitrate: Int?
    /// Kilobits a second of the lowest rendition of a stream.
    public var minBitrate: Int?
    /// Kilobits a second of the highest rendition of a stream.
    public var maxBitrate: Int?
    /// `progressive` or `streaming`, as written.
    public var delivery: String?
    /// What the file needs in order to run, such as `VPAID`.
    public var apiFramework: String?
    /// The codec by RFC 4281.
    public var codec: String?
    /// The ad server's name for the file.
    public var id: String?
    /// Whether the media may be drawn in another size.
    public var scalable: Bool?
    /// Whether the media's aspect ratio is to be kept.
    public var maintainsAspectRatio: Bool?
    /// Bytes, where told.
    public var fileSize: Int?
    /// `2D`, `3D` or `360`, as written.
    public var mediaType: String?

    /// A file at `url`, by default with nothing known of it.
    public init(
        url: String,
        type: String = "",
        width: Int? = nil,
        height: Int? = nil,
        bitrate: Int? = nil,
        minBitrate: Int? = nil,
        maxBitrate: Int? = nil,
        delivery: String? = nil,
        apiFramework: String? = nil,
        codec: String? = nil,
        id: String? = nil,
        scalable: Bool? = nil,
        maintainsAspectRatio: Bool? = nil,
        fileSize: Int? = nil,
        mediaType: String? = nil
    ) {
        self.url = url
        self.type = type
        self.width = width
        self.height = height
        self.bitrate = bitrate
        self.minBitrate = minBitrate
        self.maxBitrate = maxBitrate
        self.delivery = delivery
        self.apiFramework = apiFramework
        self.codec = codec
        self.id = id
        self.scalable = scalable
        self.maintainsAspectRatio = maintainsAspectRatio
        self.fileSize = fileSize
        self.mediaType = mediaType
    }
}
