/// Where a tap leads (Native 1.2, section 5.7).
public struct Link: Sendable, Hashable {
    /// The destination; may be of an app's own scheme.
    public var url: String?
    /// Where to go if nothing on the device opens `url`.
    public var fallback: String?
    /// What to call on a tap.
    public var clicktrackers: [String]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject
    /// Where the URLs of `clicktrackers` stood.
    package var clicktrackerPlaces = ListPlaces()

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        url: String? = nil,
        fallback: String? = nil,
        clicktrackers: [String] = [],
        ext: JSONObject = [:]
    ) {
        self.url = url
        self.fallback = fallback
        self.clicktrackers = clicktrackers
        self.ext = ext
    }
}
