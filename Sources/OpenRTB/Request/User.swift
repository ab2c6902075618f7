/// What is known of the person (OpenRTB 2.6, section 3.2.20).
public struct User: Sendable, Hashable {
    /// The exchange's name for the person.
    public var id: String?
    /// The bidder's name for the person.
    public var buyeruid: String?
    /// The TCF consent string.
    public var consent: String?
    /// The year of birth, in four digits.
    public var yob: Int?
    /// `M`, `F` or `O`; deprecated by the standard.
    public var gender: String?
    /// What the person is interested in, in words.
    public var kwarray: [String]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String? = nil,
        buyeruid: String? = nil,
        consent: String? = nil,
        yob: Int? = nil,
        gender: String? = nil,
        kwarray: [String] = [],
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.buyeruid = buyeruid
        self.consent = consent
        self.yob = yob
        self.gender = gender
        self.kwarray = kwarray
        self.ext = ext
    }
}
