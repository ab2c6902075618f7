/// What one or several servers counted, by unit, campaign and creative.
package struct Report: Equatable, Sendable {
    /// One unit, campaign or creative.
    package struct Line: Equatable, Sendable {
        package var id: String
        package var name: String
        package var counts: Counts
    }

    package var totals: Counts { counts.values.reduce(into: Counts()) { $0 += $1 } }
    /// Those that were asked for, by id.
    package var units: [Line] { lines(of: .unit) }
    /// Those that were shown, by id; requests are not made of campaigns, so there are none.
    package var campaigns: [Line] { lines(of: .campaign) }
    /// Those that were shown, by id.
    package var creatives: [Line] { lines(of: .creative) }
    /// In the order in which they came.
    package private(set) var events: [EventRecord] = []

    private enum Part: CaseIterable { case unit, campaign, creative }

    private struct Key: Hashable {
        var unit: String
        var campaign: String?
        var creative: String?

        subscript(part: Part) -> String? {
            switch part {
            case .unit: unit
            case .campaign: campaign
            case .creative: creative
            }
        }
    }

    private var counts: [Key: Counts] = [:]
    private var names: [Part: [String: String]] = [:]

    package init() {}

    /// Adds what a database holds, all of it at one instant.
    ///
    /// `withEvents` says whether `events` are wanted too: there may be millions of them.
    package mutating func add(
        _ database: Database,
        withEvents: Bool = true
    ) throws(StorageError) {
        try database.snapshot { () throws(StorageError) in
            try addNames(CatalogStore(database).load())
            try addCounts(of: database)
            if withEvents { try addEvents(of: database) }
        }
    }

    private mutating func addCounts(of database: Database) throws(StorageError) {
        for row in try database.run("SELECT unit, count FROM requests") {
            add(to: Key(unit: row.text(0))) {
                $0.requests = Counts.total($0.requests, Int(row.integer(1)))
            }
        }
        for row in try database.run("SELECT unit, campaign, creative, count FROM fills") {
            add(to: key(row)) { $0.fills = Counts.total($0.fills, Int(row.integer(3))) }
        }
        for row in try database.run(
            "SELECT unit, campaign, creative, kind, count(*) FROM events GROUP BY 1, 2, 3, 4"
        ) {
            guard let kind = EventKind(rawValue: Int(row.integer(3))) else { continue }
            add(to: key(row)) { $0.add(Int(row.integer(4)), of: kind) }
        }
        for key in counts.keys { counts[key]?.settle() }
    }

    private mutating func addEvents(of database: Database) throws(StorageError) {
        for row in try database.run(
            """
            SELECT unit, campaign, creative, kind, bid, auction, at, code, reason
            FROM events LEFT JOIN mute_reasons USING (bid)
            """
        ) {
            guard let kind = EventKind(rawValue: Int(row.integer(3))) else { continue }
            events.append(
                EventRecord(
                    kind: kind,
                    auction: row.text(5),
                    bid: row.text(4),
                    unit: row.text(0),
                    campaign: row.text(1),
                    creative: row.text(2),
                    at: row.integer(6),
                    code: row.values[7] == .null ? nil : Int(row.integer(7)),
                    reason: kind == .adMuted && row.values[8] != .null ? row.text(8) : nil
                )
            )
        }
        events.sort { ($0.at, $0.bid, $0.kind.rawValue) < ($1.at, $1.bid, $1.kind.rawValue) }
    }

    private func key(_ row: SQLRow) -> Key {
        Key(unit: row.text(0), campaign: row.text(1), creative: row.text(2))
    }

    private mutating func add(to key: Key, _ change: (inout Counts) -> Void) {
        change(&counts[key, default: Counts()])
    }

    private mutating func addNames(_ catalog: Catalog) {
        for unit in catalog.units.values { names[.unit, default: [:]][unit.id] = unit.name }
        for campaign in catalog.campaigns.values {
            names[.campaign, default: [:]][campaign.id] = campaign.name
        }
        for creative in catalog.creatives.values {
            names[.creative, default: [:]][creative.id] = creative.headline
        }
    }

    private func lines(of part: Part) -> [Line] {
        var sums: [String: Counts] = [:]
        for (key, counts) in counts {
            if let id = key[part] { sums[id, default: Counts()] += counts }
        }
        return sums.map { Line(id: $0.key, name: names[part]?[$0.key] ?? $0.key, counts: $0.value) }
            .sorted { $0.id < $1.id }
    }
}
