/// One part that is wanted of an ad (Native 1.2, section 4.2).
public struct AssetRequest: Sendable, Hashable {
    /// What is wanted, and how large or long it may be.
    public enum Content: Sendable, Hashable {
        /// A headline of at most `length` characters.
        case title(length: Int)
        /// A picture.
        case image(ImageRequest)
        /// A video, as VAST.
        case video(VideoRequest)
        /// A text of at most `length` characters.
        case data(type: DataAssetType, length: Int? = nil)
        /// Not exactly one of the four, as it was received; ``NativeRequest/problems()`` reports it.
        case unreadable(JSONObject)
    }

    /// The number by which the answer names the asset; unique in the request and not negative.
    public var id: Int
    /// Whether an ad without it must not be shown.
    public var required: Bool
    /// What is wanted.
    public var content: Content
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Asks for `content` under the number `id`.
    public init(id: Int, required: Bool = false, content: Content, ext: JSONObject = [:]) {
        self.id = id
        self.required = required
        self.content = content
        self.ext = ext
    }
}
