extension Macros {
    /// The values for `bid` of the buyer `seat` in `response`.
    ///
    /// The price is the bid's own, in the response's currency.
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
