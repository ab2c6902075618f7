import OpenRTB

/// Chooses ads: candidates in, the chosen ones out, best first; the same for the same input, always.
enum Decision {
    /// Those that may run: those of a format that is asked for, then the others, each by priority, then price,
    /// then turn, at most as many as the placement has room for.
    static func choose(
        from candidates: [Candidate],
        for placement: Placement,
        at instant: Int64
    ) -> [Candidate] {
        let eligible = candidates.filter { isEligible($0, for: placement, at: instant) }
        let turns = eligible.map { (candidate: $0, turn: turn($0.creative.id, placement.key)) }
        let ordered = turns.sorted { first, second in
            let isCustom = [first, second].map { $0.candidate.creative.format != nil }
            if isCustom[0] != isCustom[1] { return isCustom[0] }
            let (one, other) = (first.candidate.campaign, second.candidate.campaign)
            if one.priority != other.priority { return one.priority < other.priority }
            if one.price != other.price { return one.price > other.price }
            return first.turn < second.turn
        }
        return ordered.prefix(placement.count).map(\.candidate)
    }

    static func isEligible(
        _ candidate: Candidate,
        for placement: Placement,
        at instant: Int64
    ) -> Bool {
        let blocked = candidate.advertiser.domain.map {
            placement.blocked.contains($0)
        }
        return candidate.campaign.isRunning(at: instant)
            && placement.isFloorKnown && candidate.campaign.price >= placement.floor
            && blocked != true && !placement.capped.contains(candidate.campaign.id)
            && fits(candidate, placement)
    }

    /// A creative of a format is sold by that alone; its fields are what the app shows, not the assets.
    private static func fits(_ candidate: Candidate, _ placement: Placement) -> Bool {
        guard let format = candidate.creative.format else {
            return Assembly(candidate, isSecure: placement.isSecure)
                .hasAllRequired(of: placement.native.assets)
        }
        return placement.formats.contains(format.id)
    }

    /// Equals take turns: each request shuffles them anew, evenly, and a repeated request finds the same order
    /// (FNV-1a with a final mix, because short keys leave its high bits alike).
    private static func turn(_ creative: String, _ key: String) -> UInt64 {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in Array("\(key)\u{0}\(creative)".utf8) {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
        }
        hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
        return hash ^ hash >> 33
    }
}
