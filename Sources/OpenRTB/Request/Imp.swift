/// A place to fill (OpenRTB 2.6, section 3.2.4).
public struct Imp: Sendable, Hashable {
    /// A name for the place, unique in the request.
    public var id: String
    /// The native ads that fit; nil where the place takes none.
    public var native: NativeImp?
    /// The publisher's name for the place: the ad unit.
    public var tagid: String?
    /// The least price for a thousand impressions.
    public var bidfloor: Double
    /// The currency of the floor, as an ISO 4217 code.
    public var bidfloorcur: String
    /// The SDK that shows the ad.
    public var displaymanager: String?
    /// The version of that SDK.
    public var displaymanagerver: String?
    /// Whether the ad covers the screen.
    public var instl: Bool
    /// 1 if every URL must be https; nil if unknown.
    public var secure: Int?
    /// How many seconds may pass between the auction and the impression.
    public var exp: Int?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String,
        native: NativeImp? = nil,
        tagid: String? = nil,
        bidfloor: Double = 0,
        bidfloorcur: String = "USD",
        displaymanager: String? = nil,
        displaymanagerver: String? = nil,
        instl: Bool = false,
        secure: Int? = nil,
        exp: Int? = nil,
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.native = native
        self.tagid = tagid
        self.bidfloor = bidfloor
        self.bidfloorcur = bidfloorcur
        self.displaymanager = displaymanager
        self.displaymanagerver = displaymanagerver
        self.instl = instl
        self.secure = secure
        self.exp = exp
        self.ext = ext
    }
}
