extension Report {
    /// For people: a table each for units, campaigns and creatives, and what came together.
    package func text(withEvents: Bool) -> String {
        guard totals != Counts() else { return "Nothing has been asked for yet.\n" }
        var tables = [
            table(
                "Unit",
                units + [Line(id: "Together", name: "", counts: totals)],
                withRequests: true
            ),
            table("Campaign", campaigns, withRequests: false),
            table("Creative", creatives, withRequests: false),
        ]
        if withEvents {
            let rows = events.map {
                [Instant.text($0.at), $0.kind.name, $0.bid, $0.unit, $0.creative]
            }
            tables.append(
                TextTable(["Time", "Event", "Bid", "Unit", "Creative"], rows, textColumns: 5).text
            )
        }
        return tables.joined(separator: "\n")
    }

    private func table(_ title: String, _ lines: [Line], withRequests: Bool) -> String {
        let requests = withRequests ? ["Requests"] : []
        let heads =
            [title] + requests + [
                "Fills", "Impressions", "Viewable", "Clicks", "CTR", "Viewable %",
            ]
        let rows = lines.map { line in
            let counts = line.counts
            let asked = withRequests ? [String(counts.requests)] : []
            return [line.id] + asked
                + [counts.fills, counts.impressions, counts.viewables, counts.clicks].map {
                    String($0)
                }
                + [percent(counts.clickThroughRate), percent(counts.viewableRate)]
        }
        return TextTable(heads, rows, textColumns: 1).text
    }

    private func percent(_ rate: Double?) -> String {
        guard let rate else { return "-" }
        let hundredths = Int((rate * 10_000).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }
}
