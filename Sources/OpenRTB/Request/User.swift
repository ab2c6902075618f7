/// What is known of the person (OpenRTB 2.6, section 3.2.20).
public struct User: Sendable, Hashable {
    /// The exchange's name for the person.
    public var id: String?
    /// The bidder's name for the person.
    public var buyeruid: String?
    /// The TCF consent string.
    public var consent: String?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String? = nil,
        buyeruid: String? = nil,
        consent: String? = nil,
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.buyeruid = buyeruid
        self.consent = consent
        self.ext = ext
    }
}
