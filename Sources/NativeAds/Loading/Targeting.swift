public import OpenRTB

/// What an app knows that helps a seller to choose an ad, for one load.
///
/// What OpenRTB has a place for goes there, the rest into its extension `ext.ona`. What tells
/// something of the person (`keywords`, `yearOfBirth`, `gender`, `userID`, `properties`, where they
/// are) is left out where the app is for children, the person is too young to consent, did not
/// consent or opted out; see ``NativeAds/Configuration``.
public struct Targeting: Sendable, Hashable {
    /// What the person is interested in or does, in words (`user.kwarray`).
    public var keywords: [String]
    /// The app's own conditions, several values a key; they must not name a person.
    public var keyValues: [String: [String]]
    /// The web page that has what the app shows (`app.content.url`).
    public var contentURL: String?
    /// The web pages that have what the app shows beside it.
    public var neighboringURLs: [String]
    /// The seller's id for what the app shows.
    public var contextID: String?
    /// When the person was born (`user.yob`).
    public var yearOfBirth: Int?
    /// The person's gender (`user.gender`).
    public var gender: Gender?
    /// The exchange's name for the person (`user.id`); goes out only where identifiers may, and
    /// before the one of ``NativeAds/Configuration/identifiers``.
    public var userID: String?
    /// Where the person is (`device.geo`).
    public var location: Location?
    /// What else is known of the person.
    public var properties: JSONObject
    /// What the app shows, in the seller's own words.
    public var contentInfo: JSONObject?
    /// The custom formats that the app can show, by their ids; see ``CustomFormat``.
    public var formats: [String]
    /// What else the seller wants to know of the place; the engine's own members go before these.
    public var imp: JSONObject

    /// Says nothing yet, or what is given.
    public init(
        keywords: [String] = [],
        keyValues: [String: [String]] = [:],
        contentURL: String? = nil,
        neighboringURLs: [String] = [],
        contextID: String? = nil,
        yearOfBirth: Int? = nil,
        gender: Gender? = nil,
        userID: String? = nil,
        location: Location? = nil,
        properties: JSONObject = [:],
        contentInfo: JSONObject? = nil,
        formats: [String] = [],
        imp: JSONObject = [:]
    ) {
        self.keywords = keywords
        self.keyValues = keyValues
        self.contentURL = contentURL
        self.neighboringURLs = neighboringURLs
        self.contextID = contextID
        self.yearOfBirth = yearOfBirth
        self.gender = gender
        self.userID = userID
        self.location = location
        self.properties = properties
        self.contentInfo = contentInfo
        self.formats = formats
        self.imp = imp
    }
}
