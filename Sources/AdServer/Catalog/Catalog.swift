/// Everything that is sold, as one value that decisions are made on.
package struct Catalog: Sendable, Equatable {
    package var units: [String: AdUnit] = [:]
    package var advertisers: [String: Advertiser] = [:]
    package var campaigns: [String: Campaign] = [:]
    package var creatives: [String: Creative] = [:]
    package var pictures: [String: PictureFacts] = [:]

    package init() {}

    /// Every ad that may run in `unit` at all, in a fixed order.
    func candidates(for unit: AdUnit) -> [Candidate] {
        guard !unit.isEmpty else { return [] }
        return creatives.values.compactMap { creative in
            guard let campaign = campaigns[creative.campaign], campaign.isSold(in: unit),
                let advertiser = advertisers[campaign.advertiser],
                unit.assets.allSatisfy(creative.has)
            else { return nil }
            return Candidate(
                creative: creative,
                campaign: campaign,
                advertiser: advertiser,
                icon: creative.icon.flatMap { pictures[$0] },
                main: creative.main.flatMap { pictures[$0] }
            )
        }.sorted { $0.creative.id < $1.creative.id }
    }
}
