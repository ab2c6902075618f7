/// The laws and signals that apply (OpenRTB 2.6, section 3.2.3).
public struct Regs: Sendable, Hashable {
    /// Whether the content is for children under US law.
    public var coppa: Bool?
    /// Whether the GDPR applies; nil if unknown.
    public var gdpr: Bool?
    /// The US privacy string, such as `1YNN`.
    public var usPrivacy: String?
    /// The Global Privacy Platform's string.
    public var gpp: String?
    /// The sections of that string which apply.
    public var gppSID: [Int]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        coppa: Bool? = nil,
        gdpr: Bool? = nil,
        usPrivacy: String? = nil,
        gpp: String? = nil,
        gppSID: [Int] = [],
        ext: JSONObject = [:]
    ) {
        self.coppa = coppa
        self.gdpr = gdpr
        self.usPrivacy = usPrivacy
        self.gpp = gpp
        self.gppSID = gppSID
        self.ext = ext
    }
}
