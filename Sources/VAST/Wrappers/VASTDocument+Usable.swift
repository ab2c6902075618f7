extension VASTDocument {
    /// The ads that the wrapper before the document allows; all where there is none.
    func ads(behind wrapper: VASTAd?) -> [VASTAd] {
        guard case .wrapper(let rules) = wrapper?.content else { return ads }
        let followed = rules.followsAdditionalWrappers ? ads : ads.filter(\.isInLine)
        if rules.allowsMultipleAds { return followed }
        // A pod of one puts nothing in order, so its only ad stands alone.
        let first = followed.first { $0.sequence == nil } ?? (ads.count == 1 ? followed.first : nil)
        return first.map { [$0] } ?? []
    }

    /// The stand-alone ads, then those of the pod in its order.
    static func playOrder(_ ads: [VASTAd]) -> [VASTAd] {
        let pod = ads.enumerated().filter { $0.element.sequence != nil }.sorted {
            ($0.element.sequence ?? 0, $0.offset) < ($1.element.sequence ?? 0, $1.offset)
        }
        return ads.filter { $0.sequence == nil } + pod.map(\.element)
    }
}

extension VASTAd {
    /// Whether the ad can be played, rather than standing for another document.
    public var isInLine: Bool {
        guard case .inLine = content else { return false }
        return true
    }
}
