import NativeAds

/// What a row of the feed shows.
enum FeedRow {
    case story(Story)
    case ad(NativeAd)

    /// The stories with the ads between them, each at its place or, where it has none, left out.
    @MainActor static func rows(stories: [Story], ads: [AdSlot: NativeAd]) -> [FeedRow] {
        var rows = stories.map(FeedRow.story)
        for slot in AdSlot.allCases.sorted(by: { $0.place < $1.place }) {
            guard let ad = ads[slot] else { continue }
            rows.insert(.ad(ad), at: min(slot.place, rows.count))
        }
        return rows
    }
}
