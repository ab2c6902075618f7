/// What a catalog has to offer in each unit, worked out when the unit is first asked for.
///
/// A catalog stays the same for many requests, and may hold thousands of ads of which one unit takes a few.
final class Offers {
    let catalog: Catalog
    private var known: [String: [Candidate]] = [:]

    init(_ catalog: Catalog) { self.catalog = catalog }

    /// Every ad that may run in `unit` at all, in a fixed order.
    func candidates(for unit: AdUnit) -> [Candidate] {
        if let known = known[unit.id] { return known }
        let found = find(unit)
        known[unit.id] = found
        return found
    }

    private func find(_ unit: AdUnit) -> [Candidate] {
        guard !unit.isEmpty else { return [] }
        return catalog.creatives.values.compactMap { creative in
            guard let campaign = catalog.campaigns[creative.campaign], campaign.isSold(in: unit),
                let advertiser = catalog.advertisers[campaign.advertiser],
                unit.assets.allSatisfy(creative.has)
            else { return nil }
            return Candidate(
                creative: creative,
                campaign: campaign,
                advertiser: advertiser,
                icon: creative.icon.flatMap { catalog.pictures[$0] },
                main: creative.main.flatMap { catalog.pictures[$0] }
            )
        }.sorted { $0.creative.id < $1.creative.id }
    }
}
