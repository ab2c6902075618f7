/// What a row of the front page shows.
enum FeedRow {
    case story(Story)
    case ad(AdSlot)

    /// The stories with the slots that have an ad between them, each at its place.
    static func rows(stories: [Story], filled: Set<AdSlot>) -> [FeedRow] {
        var rows = stories.map(FeedRow.story)
        for slot in filled.sorted(by: { $0.place < $1.place }) {
            rows.insert(.ad(slot), at: min(slot.place, rows.count))
        }
        return rows
    }

    /// Whose ad it shows, if it does.
    var slot: AdSlot? {
        if case .ad(let slot) = self { slot } else { nil }
    }
}
