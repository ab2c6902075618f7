/// What a catalog has to offer in each unit, worked out when the unit is first asked for.
///
/// A catalog stays the same for many requests, and may hold thousands of ads of which one unit takes a few.
final class Offers {
    let catalog: Catalog
    private var known: [String: [Candidate]] = [:]
    private var reasons: [String: String] = [:]

    init(_ catalog: Catalog) { self.catalog = catalog }

    /// Every ad that may run in `unit` at all, in a fixed order.
    func candidates(for unit: AdUnit) -> [Candidate] {
        if let known = known[unit.id] { return known }
        let found = find(unit)
        known[unit.id] = found
        return found
    }

    /// Why `unit` has no ads at all, if that is so.
    func reasonForNone(in unit: AdUnit) -> String? {
        guard !unit.isEmpty else { return "the unit is never filled" }
        guard candidates(for: unit).isEmpty else { return nil }
        if let known = reasons[unit.id] { return known }
        let reason = findReason(unit)
        reasons[unit.id] = reason
        return reason
    }

    private func findReason(_ unit: AdUnit) -> String {
        let campaigns = Set(catalog.campaigns.values.filter { $0.isSold(in: unit) }.map(\.id))
        guard catalog.creatives.values.contains(where: { campaigns.contains($0.campaign) }) else {
            return "no campaign runs for the unit"
        }
        let wanted = unit.assets.map(\.rawValue).joined(separator: ", ")
        return "no creative has all that the unit wants: \(wanted)"
    }

    private func find(_ unit: AdUnit) -> [Candidate] {
        guard !unit.isEmpty else { return [] }
        return catalog.creatives.values.compactMap { creative in
            guard let campaign = catalog.campaigns[creative.campaign], campaign.isSold(in: unit),
                let advertiser = catalog.advertisers[campaign.advertiser],
                unit.takes(creative)
            else { return nil }
            return Candidate(
                creative: creative,
                campaign: campaign,
                advertiser: advertiser,
                icon: creative.icon.flatMap { catalog.pictures[$0] },
                main: creative.main.flatMap { catalog.pictures[$0] },
                cover: creative.cover.flatMap { catalog.pictures[$0] },
                formatPictures: (creative.format?.pictures ?? [:]).compactMapValues {
                    catalog.pictures[$0]
                },
                video: creative.video.flatMap { catalog.videos[$0] }
            )
        }.sorted { $0.creative.id < $1.creative.id }
    }
}
