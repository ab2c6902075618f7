import OpenRTB

/// Holds what a client says against what the servers counted, event by event, in both directions.
package struct Reconciliation: Equatable, Sendable {
    package let agreed: [CountedEvent]
    /// The client saw it, no server counted it.
    package let uncounted: [CountedEvent]
    /// A server counted it, the client knows nothing of it.
    package let unseen: [CountedEvent]
    private let labels: [String: String]

    package var agrees: Bool { uncounted.isEmpty && unseen.isEmpty }

    package init(_ log: ClientLog, _ counted: Set<CountedEvent>) {
        agreed = log.events.intersection(counted).sorted()
        uncounted = log.events.subtracting(counted).sorted()
        unseen = counted.subtracting(log.events).sorted()
        labels = log.labels
    }

    /// The events of a report as `native-ads report --json --events` writes it.
    package static func events(in text: String) throws(ClientLog.Fault) -> Set<CountedEvent> {
        let report: JSONValue
        do throws(JSONError) {
            report = try JSONValue.read(text, limits: JSONLimits(bytes: 256 << 20, depth: 32))
        } catch {
            throw ClientLog.Fault(sentence: "it is no JSON: \(error)")
        }
        guard let list = report["events"]?.array else {
            throw ClientLog.Fault(
                sentence: "it has no \"events\": make it with report --json --events"
            )
        }
        var events: Set<CountedEvent> = []
        for (index, value) in list.enumerated() {
            let kind = value["event"]?.string.flatMap(EventKind.init(name:))
            guard let kind, let bid = value["bid"]?.string else {
                throw ClientLog.Fault(
                    sentence: "events[\(index)] must have a bid and a known event"
                )
            }
            events.insert(CountedEvent(bid: bid, kind: kind))
        }
        return events
    }

    /// A table of every ad, then one line that says whether they agree, or a line for each difference.
    package var text: String {
        var lines = uncounted.map {
            "The client's log has the \($0.kind.name) of \(name($0.bid)), the report has not."
        }
        lines += unseen.map {
            "The report has the \($0.kind.name) of \(name($0.bid)), the client's log has not."
        }
        if agrees {
            let events = agreed.count == 1 ? "1 event" : "\(agreed.count) events"
            lines = ["The client's log and the server's report agree, event by event: \(events)."]
        }
        return table + "\n" + lines.joined(separator: "\n") + "\n"
    }

    private func name(_ bid: String) -> String {
        let name = labels[bid].map { $0 == bid ? "bid \(bid)" : "\($0) (bid \(bid))" }
        return TextCleaning.line(name ?? "bid \(bid)")
    }

    private var table: String {
        let all = agreed + uncounted + unseen
        let hasMutes = all.contains { $0.kind == .adMuted }
        let kinds = EventKind.allCases.filter { !$0.isVideo && ($0 != .adMuted || hasMutes) }
        // One column for all that can happen to a video, and none where there was no video: the sentences
        // below name whatever differs.
        let videos = videoCounts
        let bids = Set(all.map(\.bid)).union(labels.keys)
        let rows = bids.sorted { (labels[$0] ?? "", $0) < (labels[$1] ?? "", $1) }.map { bid in
            [labels[bid] ?? "-", bid].map(TextCleaning.line)
                + kinds.map { mark(CountedEvent(bid: bid, kind: $0)) }
                + (videos.isEmpty ? [] : [Self.text(videos[bid])])
        }
        let heads = ["Ad", "Bid"] + kinds.map(\.name) + (videos.isEmpty ? [] : ["video"])
        return TextTable(heads, rows, textColumns: heads.count).text
    }

    /// How many of a bid's events of its video both sides have, only the log, and only the report.
    private var videoCounts: [String: [Int]] {
        var counts: [String: [Int]] = [:]
        for (side, events) in [agreed, uncounted, unseen].enumerated() {
            for event in events where event.kind.isVideo {
                counts[event.bid, default: [0, 0, 0]][side] += 1
            }
        }
        return counts
    }

    private static func text(_ counts: [Int]?) -> String {
        guard let counts else { return "-" }
        return zip(counts, ["both", "log only", "report only"]).filter { $0.0 > 0 }
            .map { "\($0) \($1)" }.joined(separator: ", ")
    }

    private func mark(_ event: CountedEvent) -> String {
        if agreed.contains(event) { return "both" }
        if uncounted.contains(event) { return "log only" }
        return unseen.contains(event) ? "report only" : "-"
    }
}
