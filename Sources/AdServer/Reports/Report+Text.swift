extension Report {
    /// For people: a table each for units, campaigns and creatives, and what came together.
    package func text(withEvents: Bool) -> String {
        guard totals != Counts() else { return "Nothing has been asked for yet.\n" }
        let units = units + [Line(id: "Together", name: "", counts: totals)]
        var tables = [table("Unit", units, withRequests: true)] + videoTable("Unit", units)
        tables += [table("Campaign", campaigns, withRequests: false)]
        tables += videoTable("Campaign", campaigns)
        tables += [table("Creative", creatives, withRequests: false)]
        tables += videoTable("Creative", creatives)
        if withEvents {
            let rows = events.map {
                [Instant.text($0.at), name(of: $0), $0.bid, $0.unit, $0.creative]
            }
            tables.append(
                TextTable(["Time", "Event", "Bid", "Unit", "Creative"], rows, textColumns: 5).text
            )
        }
        return tables.joined(separator: "\n")
    }

    private func table(_ title: String, _ lines: [Line], withRequests: Bool) -> String {
        let requests = withRequests ? ["Requests"] : []
        // Few publishers let people mute ads; the others need no column of zeros.
        let hasMutes = totals.mutes > 0
        let heads =
            [title] + requests + [
                "Fills", "Impressions", "Viewable", "Clicks", "CTR", "Viewable %",
            ] + (hasMutes ? ["Muted"] : [])
        let rows = lines.map { line in
            let counts = line.counts
            let asked = withRequests ? [String(counts.requests)] : []
            return [line.id] + asked
                + [counts.fills, counts.impressions, counts.viewables, counts.clicks].map {
                    String($0)
                }
                + [percent(counts.clickThroughRate), percent(counts.viewableRate)]
                + (hasMutes ? [String(counts.mutes)] : [])
        }
        return TextTable(heads, rows, textColumns: 1).text
    }

    /// A table of its own, because both together are wider than a window; none where there was no video.
    private func videoTable(_ title: String, _ lines: [Line]) -> [String] {
        let lines = lines.filter(\.counts.hasVideo)
        guard !lines.isEmpty else { return [] }
        let heads = [
            title, "Impressions", "Starts", "25%", "50%", "75%", "Complete", "VTR", "Skips",
            "Video50", "Errors",
        ]
        let rows = lines.map { line in
            let counts = line.counts
            func texts(_ kinds: [EventKind]) -> [String] {
                kinds.map { String(counts.count(of: $0)) }
            }
            return [line.id, String(counts.videoAdImpressions)]
                + texts([.start, .firstQuartile, .midpoint, .thirdQuartile, .complete])
                + [percent(counts.videoThroughRate)] + texts([.skip, .video50, .error])
        }
        return [TextTable(heads, rows, textColumns: 1).text]
    }

    private func name(of event: EventRecord) -> String {
        let detail = event.code.map(String.init) ?? event.reason.map { "\"\($0)\"" }
        return detail.map { "\(event.kind.name) \($0)" } ?? event.kind.name
    }

    private func percent(_ rate: Double?) -> String {
        guard let rate else { return "-" }
        let hundredths = Int((rate * 10_000).rounded())
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }
}
