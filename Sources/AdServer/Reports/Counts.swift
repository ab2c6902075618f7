/// What happened, in numbers.
package struct Counts: Hashable, Sendable {
    package var requests = 0
    package var fills = 0
    package var impressions = 0
    package var viewables = 0
    package var clicks = 0
    /// Ads that people did not want to see any more.
    package var mutes = 0
    /// Those of the impressions that VTR is a part of: of ads whose videos something happened to.
    package private(set) var videoAdImpressions = 0
    /// What happened to videos, by kind; without those that never happened.
    private var video: [EventKind: Int] = [:]

    package init() {}

    /// Clicks for an impression; nil before the first one.
    package var clickThroughRate: Double? { rate(clicks) }

    /// The part of the video ads' impressions whose video was played to its end (VTR); nil before the first one.
    ///
    /// Ads that are pictures alone would lower it by having nothing to play.
    package var videoThroughRate: Double? {
        rate(count(of: .complete), of: videoAdImpressions)
    }

    /// Whether anything happened to a video.
    package var hasVideo: Bool { !video.isEmpty }

    /// How often something of a video happened.
    package func count(of kind: EventKind) -> Int { video[kind] ?? 0 }

    /// The part of the impressions that were viewable; nil before the first one.
    package var viewableRate: Double? { rate(viewables) }

    package static func += (sum: inout Counts, other: Counts) {
        sum.requests = total(sum.requests, other.requests)
        sum.fills = total(sum.fills, other.fills)
        sum.impressions += other.impressions
        sum.viewables += other.viewables
        sum.clicks += other.clicks
        sum.mutes += other.mutes
        sum.videoAdImpressions += other.videoAdImpressions
        sum.video.merge(other.video, uniquingKeysWith: total)
    }

    /// Two sums that a database holds; a damaged one may hold any number.
    static func total(_ one: Int, _ other: Int) -> Int {
        let (sum, isTooLarge) = one.addingReportingOverflow(other)
        return isTooLarge ? .max : sum
    }

    private func rate(_ part: Int) -> Double? { rate(part, of: impressions) }

    private func rate(_ part: Int, of whole: Int) -> Double? {
        whole > 0 ? Double(part) / Double(whole) : nil
    }

    /// Says that these are all the numbers of one ad in one unit, so that it is known whether it has a video.
    mutating func settle() { videoAdImpressions = hasVideo ? impressions : 0 }

    mutating func add(_ count: Int, of kind: EventKind) {
        switch kind {
        case .impression: impressions += count
        case .viewable50: viewables += count
        case .click: clicks += count
        case .adMuted: mutes += count
        default: video[kind] = Self.total(self.count(of: kind), count)
        }
    }
}
