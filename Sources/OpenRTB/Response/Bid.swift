/// An offer for one place (OpenRTB 2.6, section 4.2.3).
public struct Bid: Sendable, Hashable {
    /// The bidder's name for the bid.
    public var id: String
    /// The place that it is for.
    public var impid: String
    /// The price for a thousand impressions.
    public var price: Double
    /// The markup: a text by the standard, an object with some bidders.
    public var adm: JSONValue?
    /// The markup under one of its names off the standard.
    public var admNative: JSONValue?
    /// What to call when the bid has won.
    public var nurl: String?
    /// What to call when it is to be paid for.
    public var burl: String?
    /// What to call when it has lost.
    public var lurl: String?
    /// The ad, as the bidder names it.
    public var adid: String?
    /// The advertiser's domains.
    public var adomain: [String]
    /// The app that is advertised.
    public var bundle: String?
    /// A sample picture, for review.
    public var iurl: String?
    /// The campaign.
    public var cid: String?
    /// The creative.
    public var crid: String?
    /// The categories of the creative.
    public var cat: [String]
    /// The attributes of the creative.
    public var attr: [Int]
    /// The deal that the bid is under.
    public var dealid: String?
    /// The width in points.
    public var w: Int?
    /// The height in points.
    public var h: Int?
    /// The kind of markup: 1 banner, 2 video, 3 audio, 4 native.
    public var mtype: Int?
    /// How many seconds may pass between the auction and the impression.
    public var exp: Int?
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String,
        impid: String,
        price: Double,
        adm: JSONValue? = nil,
        admNative: JSONValue? = nil,
        nurl: String? = nil,
        burl: String? = nil,
        lurl: String? = nil,
        adid: String? = nil,
        adomain: [String] = [],
        bundle: String? = nil,
        iurl: String? = nil,
        cid: String? = nil,
        crid: String? = nil,
        cat: [String] = [],
        attr: [Int] = [],
        dealid: String? = nil,
        w: Int? = nil,
        h: Int? = nil,
        mtype: Int? = nil,
        exp: Int? = nil,
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.impid = impid
        self.price = price
        self.adm = adm
        self.admNative = admNative
        self.nurl = nurl
        self.burl = burl
        self.lurl = lurl
        self.adid = adid
        self.adomain = adomain
        self.bundle = bundle
        self.iurl = iurl
        self.cid = cid
        self.crid = crid
        self.cat = cat
        self.attr = attr
        self.dealid = dealid
        self.w = w
        self.h = h
        self.mtype = mtype
        self.exp = exp
        self.ext = ext
    }
}
