/// The device that the app runs on (OpenRTB 2.6, section 3.2.18).
public struct Device: Sendable, Hashable {
    /// The user agent of its browser.
    public var ua: String?
    /// The IPv4 address.
    public var ip: String?
    /// The IPv6 address.
    public var ipv6: String?
    /// What it is: 1 mobile or tablet, 4 phone, 5 tablet.
    public var devicetype: Int?
    /// Who made it.
    public var make: String?
    /// The model.
    public var model: String?
    /// The hardware version.
    public var hwv: String?
    /// The operating system.
    public var os: String?
    /// The version of the operating system.
    public var osv: String?
    /// The width of the screen in pixels.
    public var w: Int?
    /// The height of the screen in pixels.
    public var h: Int?
    /// The pixels an inch.
    public var ppi: Int?
    /// The pixels a point.
    public var pxratio: Double?
    /// The language, as an ISO 639-1 code.
    public var language: String?
    /// The network operator.
    public var carrier: String?
    /// How it is connected: 2 Wi-Fi, 3 cellular, 6 4G, 7 5G.
    public var connectiontype: Int?
    /// The identifier for advertising, where there is consent.
    public var ifa: String?
    /// Whether the person limits tracking.
    public var lmt: Bool?
    /// Whether the person asks not to be tracked.
    public var dnt: Bool?
    /// Where it is.
    public var geo: Geo?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        ua: String? = nil,
        ip: String? = nil,
        ipv6: String? = nil,
        devicetype: Int? = nil,
        make: String? = nil,
        model: String? = nil,
        hwv: String? = nil,
        os: String? = nil,
        osv: String? = nil,
        w: Int? = nil,
        h: Int? = nil,
        ppi: Int? = nil,
        pxratio: Double? = nil,
        language: String? = nil,
        carrier: String? = nil,
        connectiontype: Int? = nil,
        ifa: String? = nil,
        lmt: Bool? = nil,
        dnt: Bool? = nil,
        geo: Geo? = nil,
        ext: JSONObject = [:]
    ) {
        self.ua = ua
        self.ip = ip
        self.ipv6 = ipv6
        self.devicetype = devicetype
        self.make = make
        self.model = model
        self.hwv = hwv
        self.os = os
        self.osv = osv
        self.w = w
        self.h = h
        self.ppi = ppi
        self.pxratio = pxratio
        self.language = language
        self.carrier = carrier
        self.connectiontype = connectiontype
        self.ifa = ifa
        self.lmt = lmt
        self.dnt = dnt
        self.geo = geo
        self.ext = ext
    }
}
