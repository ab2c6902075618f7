package import Foundation
package import OpenRTB

/// What the seller itself wants to hear of an ad, beside what the markup's trackers are.
///
/// The win notice (`nurl`) and Prebid Server's `win` event belong to the first binding, the billing
/// notice (`burl`) and its `imp` event to the impression: an impression is what is billed.
package struct SellerNotices: Sendable, Hashable {
    /// Called when the ad is first bound.
    package private(set) var win: [URL] = []
    /// Called when the impression counts.
    package private(set) var impression: [URL] = []
    /// What could not be called, by its place in the bid.
    package private(set) var dropped: [Note] = []

    /// Nothing to tell.
    package init() {}

    /// Reads what a bid asks for.
    package init(of bid: Bid, macros: Macros) {
        let prebid = bid.ext["prebid"]?["events"]
        add(bid.nurl, at: "/nurl", to: \.win, macros)
        add(prebid?["win"]?.string, at: "/ext/prebid/events/win", to: \.win, macros)
        add(bid.burl, at: "/burl", to: \.impression, macros)
        add(prebid?["imp"]?.string, at: "/ext/prebid/events/imp", to: \.impression, macros)
    }

    private mutating func add(
        _ text: String?,
        at path: String,
        to list: WritableKeyPath<SellerNotices, [URL]>,
        _ macros: Macros
    ) {
        guard let text else { return }
        guard let url = AdURL.web(macros.expand(text)) else {
            dropped.append(Note(path: path, reason: "cannot be called", outcome: .dropped))
            return
        }
        if !self[keyPath: list].contains(url) { self[keyPath: list].append(url) }
    }
}
