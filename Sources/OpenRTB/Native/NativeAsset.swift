/// One part of an ad (Native 1.2, section 5.2).
public struct NativeAsset: Sendable, Hashable {
    /// What the part is.
    public enum Content: Sendable, Hashable {
        /// A headline; `length` is its number of characters where the bidder tells it.
        case title(String, length: Int? = nil)
        /// A picture.
        case image(ImageAsset)
        /// A video, as a VAST document.
        case video(vasttag: String)
        /// A text.
        case data(DataAsset)
    }

    /// The number of the asset in the request; nil where the bidder left it out.
    public var id: Int?
    /// Whether the bidder wants the ad shown only with this part.
    public var required: Bool
    /// What the part is.
    public var content: Content
    /// Where a tap on this part leads; nil for the link of the ad.
    public var link: Link?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// A part with `content`.
    public init(
        id: Int? = nil,
        required: Bool = false,
        content: Content,
        link: Link? = nil,
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.required = required
        self.content = content
        self.link = link
        self.ext = ext
    }
}
