extension ResolvedAd {
    /// `ad` with what the wrappers of `chain`, outermost first, add to it; `nil` for a wrapper.
    ///
    /// Trackers of all levels are called. Of what there can be one only, the level closest to the
    /// ad has its way (VAST 4.3, 2.3.5.2).
    package init?(_ ad: VASTAd, in chain: [VASTAd]) {
        guard case .inLine(let inLine) = ad.content else { return nil }
        let levels = chain + [ad]
        self.ad = ad
        self.inLine = inLine
        sequence = levels.lazy.compactMap(\.sequence).first
        linear = Self.linear(of: ad, in: chain)
        companions = levels.reversed().lazy.map(Self.companions).first { !$0.isEmpty } ?? []
        impressions = levels.flatMap(\.impressions).once()
        errors = levels.flatMap(\.errors).once()
        viewable = levels.flatMap(\.viewable).once()
        verifications = levels.flatMap(\.verifications).once()
        wrappers = chain.count
    }

    /// The creative that plays: the first with media, else the first, with the wrappers' parts.
    private static func linear(of ad: VASTAd, in chain: [VASTAd]) -> Linear? {
        let own = ad.linears
        guard var linear = own.first(where: { !$0.mediaFiles.isEmpty }) ?? own.first else {
            return nil
        }
        let outer = chain.flatMap(\.linears)
        let levels = outer + [linear]
        linear.clickThrough = levels.lazy.reversed().compactMap(\.clickThrough).first
        linear.clickTracking = levels.flatMap(\.clickTracking).once()
        linear.customClicks = levels.flatMap(\.customClicks).once()
        linear.tracking = levels.flatMap(\.tracking).once()
        linear.icons = icons(levels)
        return linear
    }

    /// The icons of all levels; of those for one programme, the one closest to the ad.
    private static func icons(_ levels: [Linear]) -> [Icon] {
        let all = levels.flatMap(\.icons)
        var last: [String: Int] = [:]
        for (index, icon) in all.enumerated() {
            if let program = icon.program { last[program.lowercased()] = index }
        }
        return all.enumerated().filter { index, icon in
            icon.program.map { last[$0.lowercased()] == index } ?? true
        }.map(\.element).once()
    }

    private static func companions(_ ad: VASTAd) -> [Companion] {
        ad.creatives.flatMap(\.companions)
    }
}

extension Sequence where Element: Hashable {
    /// The elements in their order, each once.
    func once() -> [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}
