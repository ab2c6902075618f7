/// A picture of an ad (Native 1.2, section 5.4).
public struct ImageAsset: Sendable, Hashable {
    /// Where the picture is; empty where the bidder sent none.
    public var url: String
    /// What the picture is for; filled in from the request when read for one.
    public var type: ImageAssetType?
    /// The width in pixels; nil if unknown.
    public var w: Int?
    /// The height in pixels; nil if unknown.
    public var h: Int?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        url: String,
        type: ImageAssetType? = nil,
        w: Int? = nil,
        h: Int? = nil,
        ext: JSONObject = [:]
    ) {
        self.url = url
        self.type = type
        self.w = w
        self.h = h
        self.ext = ext
    }
}
