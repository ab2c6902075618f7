import Foundation

/// A document whose ads are being looked at, one after the other.
struct OpenDocument: Sendable {
    /// The wrappers that led here, outermost first.
    let chain: [VASTAd]
    /// Where the document came from.
    let base: URL?
    /// Whether an ad has come of it.
    var hasAd = false
    /// The ad that is being looked at.
    private var current: VASTAd?
    /// The ads that wait, the next one last.
    private var waiting: [VASTAd]

    init(ads: [VASTAd], chain: [VASTAd], base: URL?) {
        self.chain = chain
        self.base = base
        waiting = ads.reversed()
    }

    /// The wrappers that led here and the ad that is being looked at.
    var levels: [VASTAd] { chain + (current.map { [$0] } ?? []) }

    /// The next ad to look at; `nil` after the last.
    mutating func next() -> VASTAd? {
        current = waiting.popLast()
        return current
    }

    /// Nothing came of the ad that is being looked at: where its server wants no other in its
    /// place, the stand-alone ads that wait have had their chance.
    mutating func miss() {
        guard let current, current.sequence == nil, case .wrapper(let wrapper) = current.content,
            wrapper.fallsBackOnNoAd == false
        else { return }
        waiting.removeAll { $0.sequence == nil }
    }
}
