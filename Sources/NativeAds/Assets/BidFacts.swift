/// What a bid says of the sale, for an app's own statistics.
public struct BidFacts: Sendable, Hashable {
    /// The price for a thousand impressions.
    public var price: Double
    /// The currency of the price, as an ISO 4217 code.
    public var currency: String
    /// The seller's id for the auction.
    public var auctionID: String?
    /// The buyer's seat.
    public var seat: String?
    /// The deal that the bid is under.
    public var dealID: String?
    /// The advertiser's domains.
    public var domains: [String]
    /// The buyer, by the number that its platform knows it by (`ext.ona.member`).
    public var memberID: Int?

    /// Makes them from what is known.
    public init(
        price: Double = 0,
        currency: String = "USD",
        auctionID: String? = nil,
        seat: String? = nil,
        dealID: String? = nil,
        domains: [String] = [],
        memberID: Int? = nil
    ) {
        self.price = price
        self.currency = currency
        self.auctionID = auctionID
        self.seat = seat
        self.dealID = dealID
        self.domains = domains
        self.memberID = memberID
    }
}
