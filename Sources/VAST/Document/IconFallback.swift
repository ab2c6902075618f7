/// A picture that says what an icon's page would say, where no page can be opened.
public struct IconFallback: Sendable, Hashable {
    /// Where the picture lies.
    public var url: String
    /// Its MIME type, where told.
    public var type: String?
    /// Width in points.
    public var width: Int?
    /// Height in points.
    public var height: Int?
    /// The text for those who cannot see it.
    public var altText: String?

    /// A picture at `url`, by default with nothing known of it.
    public init(
        url: String,
        type: String? = nil,
        width: Int? = nil,
        height: Int? = nil,
        altText: String? = nil
    ) {
        self.url = url
        self.type = type
        self.width = width
        self.height = height
        self.altText = altText
    }
}
