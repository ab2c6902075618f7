/// The values of an auction that URLs and markup ask for as `${AUCTION_PRICE}` (OpenRTB 2.6, section 4.4).
public struct Macros: Sendable, Hashable {
    /// The id of the response.
    public var auctionID: String?
    /// The response's `bidid`.
    public var bidID: String?
    /// The place that is filled.
    public var impID: String?
    /// The buyer.
    public var seatID: String?
    /// The ad, as the bidder names it.
    public var adID: String?
    /// The bid's own price, never one that was adjusted afterwards.
    public var price: Double?
    /// The currency of the price.
    public var currency: String?
    /// The market bid ratio.
    public var marketBidRatio: Double?
    /// Why the bid lost.
    public var loss: Int?
    /// The least price that would have won.
    public var minimumToWin: Double?
    /// How many impressions were won at once.
    public var multiplier: Double?
    /// When the impression happened, in milliseconds since 1970.
    public var impressionTime: Int?
    /// The discount on the price in percent.
    public var discountPercent: Double?
    /// The discount on the price per thousand.
    public var discountCPM: Double?

    /// The values of an auction; what is left out becomes an empty text.
    public init(
        auctionID: String? = nil,
        bidID: String? = nil,
        impID: String? = nil,
        seatID: String? = nil,
        adID: String? = nil,
        price: Double? = nil,
        currency: String? = nil,
        marketBidRatio: Double? = nil,
        loss: Int? = nil,
        minimumToWin: Double? = nil,
        multiplier: Double? = nil,
        impressionTime: Int? = nil,
        discountPercent: Double? = nil,
        discountCPM: Double? = nil
    ) {
        self.auctionID = auctionID
        self.bidID = bidID
        self.impID = impID
        self.seatID = seatID
        self.adID = adID
        self.price = price
        self.currency = currency
        self.marketBidRatio = marketBidRatio
        self.loss = loss
        self.minimumToWin = minimumToWin
        self.multiplier = multiplier
        self.impressionTime = impressionTime
        self.discountPercent = discountPercent
        self.discountCPM = discountCPM
    }
}
