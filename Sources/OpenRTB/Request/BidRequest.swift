/// What an app asks of an exchange (OpenRTB 2.6, section 3.2.1).
public struct BidRequest: Sendable, Hashable {
    /// A name for the request, unique to its sender.
    public var id: String
    /// The places to fill.
    public var imp: [Imp]
    /// The app that asks.
    public var app: App?
    /// The device that it runs on.
    public var device: Device?
    /// What is known of the person.
    public var user: User?
    /// The laws and signals that apply.
    public var regs: Regs?
    /// Where the request comes from.
    public var source: Source?
    /// The kind of auction: 1 first price, 2 second price (the default of the standard).
    public var at: Int?
    /// How long the sender waits, in milliseconds.
    public var tmax: Int?
    /// Whether nothing is to be paid for.
    public var test: Bool
    /// The currencies that bids may have, as ISO 4217 codes; empty for any.
    public var cur: [String]
    /// Categories that must not advertise.
    public var bcat: [String]
    /// Advertisers that must not advertise, by domain.
    public var badv: [String]
    /// Apps that must not be advertised.
    public var bapp: [String]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String,
        imp: [Imp] = [],
        app: App? = nil,
        device: Device? = nil,
        user: User? = nil,
        regs: Regs? = nil,
        source: Source? = nil,
        at: Int? = nil,
        tmax: Int? = nil,
        test: Bool = false,
        cur: [String] = [],
        bcat: [String] = [],
        badv: [String] = [],
        bapp: [String] = [],
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.imp = imp
        self.app = app
        self.device = device
        self.user = user
        self.regs = regs
        self.source = source
        self.at = at
        self.tmax = tmax
        self.test = test
        self.cur = cur
        self.bcat = bcat
        self.badv = badv
        self.bapp = bapp
        self.ext = ext
    }
}
