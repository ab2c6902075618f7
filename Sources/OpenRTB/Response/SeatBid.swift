/// The bids of one buyer (OpenRTB 2.6, section 4.2.2).
public struct SeatBid: Sendable, Hashable {
    /// The buyer.
    public var seat: String?
    /// The bids.
    public var bid: [Bid]
    /// Whether the bids must win together or not at all.
    public var group: Bool
    /// What the standard leaves to exchanges.
    public var ext: JSONObject

    /// Makes one from its parts; what is left out takes the default of the specification.
    public init(
        seat: String? = nil,
        bid: [Bid] = [],
        group: Bool = false,
        ext: JSONObject = [:]
    ) {
        self.seat = seat
        self.bid = bid
        self.group = group
        self.ext = ext
    }
}
