/// What an ad is held to: which of its events can count, and what must be seen for each.
///
/// All that samples decide is in this table; `Documentation/COUNTING.md` names the source of each
/// row.
package struct CountingRules: Sendable, Hashable {
    /// When the impression counts.
    package var impression: ImpressionRule
    /// Whether 30 % is enough for an ad of at least 242,500 square points (MRC's large ads).
    package var largeAds: Bool
    /// Whether nothing of the ad counts as seen before its main media has loaded.
    package var needsMainMedia: Bool

    package init(
        impression: ImpressionRule = .onePixel,
        largeAds: Bool = false,
        needsMainMedia: Bool = false
    ) {
        self.impression = impression
        self.largeAds = largeAds
        self.needsMainMedia = needsMainMedia
    }

    /// How long an ad must be seen without a break (MRC).
    package static let viewableTime = 1.0
    /// MRC's area of a large ad, its pixels taken as points.
    package static let largeArea = 242_500.0
    /// Which part of a large ad is enough.
    package static let largeFraction = 0.3

    /// What samples can make count, in the order in which it counts at one instant.
    static let events: [CountingMachine.Action] = [
        .rendered, .impression, .viewable(.mrc50), .viewable(.mrc100),
    ]

    /// What must be seen for an event of ``events``; `nil` for what playing decides.
    func requirement(for event: CountingMachine.Action) -> ExposureRequirement? {
        switch event {
        case .rendered: .laidOut
        case .impression:
            switch impression {
            case .rendered: .laidOut
            case .onePixel: .anyPart
            case .mrc50: half
            }
        case .viewable(.mrc50): half
        case .viewable(.mrc100): .part(1, seconds: Self.viewableTime)
        case .viewable(.video50): nil
        }
    }

    private var half: ExposureRequirement {
        .part(0.5, ofLarge: largeAds ? Self.largeFraction : 0.5, seconds: Self.viewableTime)
    }
}
