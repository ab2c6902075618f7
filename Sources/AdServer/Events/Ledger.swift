/// What was asked, filled and counted, in the database.
struct Ledger {
    private let database: Database

    init(_ database: Database) { self.database = database }

    /// Counts an event unless it has been counted; what is repeated is no error.
    func count(_ event: EventRecord) throws(StorageError) {
        try database.run(
            """
            INSERT OR IGNORE INTO events (bid, kind, unit, campaign, creative, auction, at, code)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                .text(event.bid), .integer(Int64(event.kind.rawValue)), .text(event.unit),
                .text(event.campaign), .text(event.creative), .text(event.auction),
                .integer(event.at), event.code.map { .integer(Int64($0)) } ?? .null,
            ]
        )
        guard let reason = event.reason else { return }
        try database.run(
            "INSERT OR IGNORE INTO mute_reasons (bid, reason) VALUES (?, ?)",
            [.text(event.bid), .text(reason)]
        )
    }

    func countRequest(unit: String) throws(StorageError) {
        try database.run(
            """
            INSERT INTO requests (unit, count) VALUES (?, 1)
            ON CONFLICT (unit) DO UPDATE SET count = count + 1
            """,
            [.text(unit)]
        )
    }

    func countFill(unit: String, campaign: String, creative: String) throws(StorageError) {
        try database.run(
            """
            INSERT INTO fills (unit, campaign, creative, count) VALUES (?, ?, ?, 1)
            ON CONFLICT (unit, campaign, creative) DO UPDATE SET count = count + 1
            """,
            [.text(unit), .text(campaign), .text(creative)]
        )
    }
}
