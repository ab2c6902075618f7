package import OpenRTB

/// Somebody who may have ads: an OpenRTB endpoint, or another network's SDK behind an adapter.
package protocol DemandSource: Sendable {
    /// The bids that can be shown for a request with one impression, the dearest first.
    ///
    /// An empty list is no fill, and so is the error. Cancelling the task ends the request.
    func offers(for request: BidRequest) async throws(AdError) -> Offers
}

/// A source's answer.
package struct Offers: Sendable, Hashable {
    /// What can be shown, the dearest first.
    package var offers: [Offer]
    /// What was left out or tolerated, by its place in the response.
    package var notes: [Note]
    /// Whether the app may ask another source where this one has nothing (`ext.ona.backfill`).
    package var allowsBackfill: Bool

    package init(offers: [Offer] = [], notes: [Note] = [], allowsBackfill: Bool = true) {
        self.offers = offers
        self.notes = notes
        self.allowsBackfill = allowsBackfill
    }
}
