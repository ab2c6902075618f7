import OpenRTB

/// Why a placement got no ad, in a few words for the server's log; the client is not told.
enum NoFill {
    /// How many ads are looked at in detail; a unit may have thousands, and one sentence is wanted.
    private static let limit = 100

    /// What kept out the one of `candidates` that came nearest; they are all that the unit has.
    static func reason(
        _ candidates: [Candidate],
        for placement: Placement,
        at instant: Int64
    ) -> String {
        guard !candidates.isEmpty else { return "no campaign runs for the unit" }
        let running = candidates.filter { $0.campaign.isRunning(at: instant) }
        guard !running.isEmpty else { return "no campaign runs for the unit now" }
        guard placement.isFloorKnown else { return "the floor is not in USD" }
        let affordable = running.filter { $0.campaign.price >= placement.floor }
        guard !affordable.isEmpty else {
            let best = running.map(\.campaign.price).max() ?? 0
            return "the floor is \(placement.floor), the best price is \(best)"
        }
        let allowed = affordable.filter {
            !($0.advertiser.domain.map(placement.blocked.contains) ?? false)
        }
        guard !allowed.isEmpty else { return "the request blocks the advertisers by badv" }
        let fresh = allowed.filter { !placement.capped.contains($0.campaign.id) }
        guard !fresh.isEmpty else { return "the device is at the caps of the campaigns" }
        let faults = fresh.prefix(limit).map { Self.faults(of: $0, in: placement) }
        guard let least = faults.min(by: { $0.count < $1.count })?.first else {
            return "no creative fits"
        }
        return "no creative fits: \(least)"
    }

    private static func faults(of candidate: Candidate, in placement: Placement) -> [String] {
        guard let format = candidate.creative.format else {
            return Assembly(candidate, isSecure: placement.isSecure)
                .faults(of: placement.native.assets)
        }
        return [
            "\"\(candidate.creative.id)\" is of the format \"\(format.id)\", "
                + "which the request does not ask for"
        ]
    }
}
