/// The app that asks (OpenRTB 2.6, section 3.2.14).
public struct App: Sendable, Hashable {
    /// The exchange's name for the app.
    public var id: String?
    /// The name people know.
    public var name: String?
    /// The identifier in the store.
    public var bundle: String?
    /// The domain of the app.
    public var domain: String?
    /// The page in the store.
    public var storeurl: String?
    /// The version of the app.
    public var ver: String?
    /// The categories of the content.
    public var cat: [String]
    /// Who publishes it.
    public var publisher: Publisher?
    /// What the app shows beside the ad.
    public var content: AppContent?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String? = nil,
        name: String? = nil,
        bundle: String? = nil,
        domain: String? = nil,
        storeurl: String? = nil,
        ver: String? = nil,
        cat: [String] = [],
        publisher: Publisher? = nil,
        content: AppContent? = nil,
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.name = name
        self.bundle = bundle
        self.domain = domain
        self.storeurl = storeurl
        self.ver = ver
        self.cat = cat
        self.publisher = publisher
        self.content = content
        self.ext = ext
    }
}
