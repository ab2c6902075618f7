/// What picture is wanted (Native 1.2, section 4.4).
public struct ImageRequest: Sendable, Hashable {
    /// What the picture is for.
    public var type: ImageAssetType?
    /// The exact width in pixels.
    public var w: Int?
    /// The least width in pixels.
    public var wmin: Int?
    /// The exact height in pixels.
    public var h: Int?
    /// The least height in pixels.
    public var hmin: Int?
    /// The formats that can be shown; empty for any.
    public var mimes: [String]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        type: ImageAssetType? = nil,
        w: Int? = nil,
        wmin: Int? = nil,
        h: Int? = nil,
        hmin: Int? = nil,
        mimes: [String] = [],
        ext: JSONObject = [:]
    ) {
        self.type = type
        self.w = w
        self.wmin = wmin
        self.h = h
        self.hmin = hmin
        self.mimes = mimes
        self.ext = ext
    }
}
