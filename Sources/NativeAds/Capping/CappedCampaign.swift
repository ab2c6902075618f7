import OpenRTB

/// A campaign whose seller wants its frequency capped.
package struct CappedCampaign: Sendable, Hashable {
    /// What tells it from all others: two sellers may use one name.
    package struct Name: Sendable, Hashable {
        /// Who was asked for it.
        package var source: AdSource
        package var id: String

        package init(_ source: AdSource, _ id: String) {
            self.source = source
            self.id = id
        }
    }

    package var name: Name
    package var caps: [FrequencyCap]

    package init(_ name: Name, caps: [FrequencyCap]) {
        self.name = name
        self.caps = caps
    }

    private static let longestID = 255

    /// The campaign of a bid that answered `source`; `nil` where the bid caps nothing.
    init?(of bid: Bid, answering source: AdSource) {
        let own = bid.ext["ona"]
        guard let id = own?["campaign"]?.string, !id.isEmpty, id.utf8.count <= Self.longestID
        else { return nil }
        let caps = FrequencyCap.all(own?["caps"])
        guard !caps.isEmpty else { return nil }
        self.init(Name(source, id), caps: caps)
    }
}
