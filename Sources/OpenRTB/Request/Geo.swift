/// Where something is (OpenRTB 2.6, section 3.2.19), as far as it is used here.
public struct Geo: Sendable, Hashable {
    /// Degrees from -90 to 90, south negative.
    public var lat: Double?
    /// Degrees from -180 to 180, west negative.
    public var lon: Double?
    /// Where the position comes from: 1 the device, 2 the IP address, 3 the person.
    public var type: Int?
    /// How many meters it may be wrong by.
    public var accuracy: Int?
    /// How many seconds ago it was found.
    public var lastfix: Int?
    /// The country, as an ISO 3166-1 alpha-3 code.
    public var country: String?
    /// The postal code.
    public var zip: String?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        lat: Double? = nil,
        lon: Double? = nil,
        type: Int? = nil,
        accuracy: Int? = nil,
        lastfix: Int? = nil,
        country: String? = nil,
        zip: String? = nil,
        ext: JSONObject = [:]
    ) {
        self.lat = lat
        self.lon = lon
        self.type = type
        self.accuracy = accuracy
        self.lastfix = lastfix
        self.country = country
        self.zip = zip
        self.ext = ext
    }
}
