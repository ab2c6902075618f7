/// What the app shows beside the ad (OpenRTB 2.6, section 3.2.16), as far as it is used here.
public struct AppContent: Sendable, Hashable {
    /// The exchange's name for it.
    public var id: String?
    /// Its title.
    public var title: String?
    /// The web page that has it, too.
    public var url: String?
    /// Its categories.
    public var cat: [String]
    /// Its language, as an ISO 639-1 code.
    public var language: String?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String? = nil,
        title: String? = nil,
        url: String? = nil,
        cat: [String] = [],
        language: String? = nil,
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.title = title
        self.url = url
        self.cat = cat
        self.language = language
        self.ext = ext
    }
}
