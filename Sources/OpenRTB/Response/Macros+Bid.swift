extension Macros {
    /// The values for `bid` of the buyer `seat` in `response`.
    ///
    /// The price is the bid's own, in the response's currency. What only the exchange knows (the
    /// market bid ratio, the least winning price, multiplier and discounts) stays without a value,
    /// and so does the time of the impression: URLs are made when the ad is loaded.
    public init(_ bid: Bid, of seat: SeatBid, in response: BidResponse) {
        self.init(
            auctionID: response.id,
            bidID: response.bidid,
            impID: bid.impid,
            seatID: seat.seat,
            adID: bid.adid,
            price: bid.price,
            currency: response.cur
        )
    }
}
