/// What an exchange answers (OpenRTB 2.6, section 4.2.1).
public struct BidResponse: Sendable, Hashable {
    /// The id of the request that is answered.
    public var id: String
    /// The bidder's own name for the answer.
    public var bidid: String?
    /// The currency of all prices, as an ISO 4217 code.
    public var cur: String
    /// Why there is no bid.
    public var nbr: Int?
    /// The bids, by buyer.
    public var seatbid: [SeatBid]
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        id: String,
        bidid: String? = nil,
        cur: String = "USD",
        nbr: Int? = nil,
        seatbid: [SeatBid] = [],
        ext: JSONObject = [:]
    ) {
        self.id = id
        self.bidid = bidid
        self.cur = cur
        self.nbr = nbr
        self.seatbid = seatbid
        self.ext = ext
    }
}
