/// Turns what can be seen of an ad into what counts, each thing once in the ad's life.
///
/// Time is the monotonic one, in seconds. A rule of one second is met at the first sample at or
/// after it; samples that lie too far apart prove nothing about the time between them.
package struct CountingMachine: Sendable {
    /// What an ad is held to.
    package struct Rules: Sendable, Hashable {
        /// When the impression counts.
        package var impression: ImpressionRule
        /// Whether 30 % is enough for an ad of at least 242,500 square points (MRC's large ads).
        package var largeAds: Bool

        package init(impression: ImpressionRule = .onePixel, largeAds: Bool = false) {
            self.impression = impression
            self.largeAds = largeAds
        }
    }

    /// What a sample made count.
    package enum Action: Sendable, Hashable {
        case rendered
        case impression
        case viewable(ViewableStandard)
    }

    /// How long an ad must be seen without a break.
    package static let viewableTime = 1.0
    /// Samples further apart than this break continuity.
    package static let longestGap = 0.5
    /// MRC's area of a large ad, its pixels taken as points.
    package static let largeArea = 242_500.0

    /// Below this a difference is the rounding of a sum, not something that happened.
    private static let rounding = 1e-6

    private let rules: Rules
    private var half = Stretch()
    private var whole = Stretch()
    private var lastSample: Double?
    private var counted: Set<Action> = []

    package init(rules: Rules) {
        self.rules = rules
    }

    /// Whether everything that samples can make count has counted.
    package var isDone: Bool { counted.isSuperset(of: Self.all) }

    /// Whether this has counted before.
    package func hasCounted(_ action: Action) -> Bool { counted.contains(action) }

    /// Takes what is visible at `time` and says what counts by it, in order.
    package mutating func sample(_ sample: ExposureSample, at time: Double) -> [Action] {
        if let lastSample, !(0...Self.longestGap + Self.rounding ~= time - lastSample) {
            interrupt()
        }
        lastSample = time
        let isShown = sample.isLaidOut && sample.isForeground
        let visible = isShown && sample.visible.isFinite ? sample.visible : 0
        half.advance(to: time, isMet: visible >= threshold(for: sample) - Self.rounding)
        whole.advance(to: time, isMet: visible >= 1 - Self.rounding)

        let sawHalf = half.lasts(Self.viewableTime - Self.rounding, at: time)
        let sawWhole = whole.lasts(Self.viewableTime - Self.rounding, at: time)
        var met: [Action] = []
        if isShown { met.append(.rendered) }
        switch rules.impression {
        case .rendered where isShown: met.append(.impression)
        case .onePixel where visible > Self.rounding: met.append(.impression)
        case .mrc50 where sawHalf: met.append(.impression)
        default: break
        }
        if sawHalf { met.append(.viewable(.mrc50)) }
        if sawWhole { met.append(.viewable(.mrc100)) }
        return met.filter { counted.insert($0).inserted }
    }

    /// The ad went off its view, or what was seen before says nothing about now.
    package mutating func interrupt() {
        half = Stretch()
        whole = Stretch()
        lastSample = nil
    }

    private func threshold(for sample: ExposureSample) -> Double {
        rules.largeAds && sample.area >= Self.largeArea ? 0.3 : 0.5
    }

    private static let all: Set<Action> = [
        .rendered, .impression, .viewable(.mrc50), .viewable(.mrc100),
    ]
}

/// How long something has been true without a break.
private struct Stretch: Sendable {
    private var start: Double?

    mutating func advance(to time: Double, isMet: Bool) {
        start = isMet ? start ?? time : nil
    }

    func lasts(_ seconds: Double, at time: Double) -> Bool {
        start.map { time - $0 >= seconds } ?? false
    }
}
