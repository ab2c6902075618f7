/// The tables, as steps from nothing to what this version knows.
///
/// A step that has been released is never edited; a change is a new step at the end.
enum Schema {
    /// "ONAd": marks a file as ours.
    static let applicationID: Int64 = 0x4f4e_4164

    /// Refuses a file that is another program's or a newer version's.
    static func check(_ database: Database) throws(StorageError) {
        let mark = try pragma("application_id", database)
        let tables = try database.run("SELECT count(*) FROM sqlite_master").first?.integer(0) ?? 0
        guard mark == applicationID || (mark == 0 && tables == 0) else {
            throw StorageError(
                reason: .notOurs,
                sentence: "\(database.path) is another program's database"
            )
        }
        let version = try pragma("user_version", database)
        guard version >= 0 else {
            throw StorageError(
                reason: .notOurs,
                sentence: "\(database.path) is damaged: it has no schema \(version)"
            )
        }
        guard version <= steps.count else {
            throw StorageError(
                reason: .newer,
                sentence: "\(database.path) was written by a newer version of native-ads "
                    + "(schema \(version), this one knows \(steps.count))"
            )
        }
    }

    /// Does the steps that are missing, all or none.
    static func migrate(_ database: Database) throws(StorageError) {
        try database.transaction { () throws(StorageError) in
            let version = try Int(pragma("user_version", database))
            guard version < steps.count else { return }
            try database.run("PRAGMA application_id = \(applicationID)")
            for step in steps[version...] {
                for statement in step { try database.run(statement) }
            }
            try database.run("PRAGMA user_version = \(steps.count)")
        }
    }

    /// Refuses a file whose tables are not there yet, where nothing may be written.
    static func requireCurrent(_ database: Database) throws(StorageError) {
        let version = try pragma("user_version", database)
        guard version == steps.count else {
            throw StorageError(
                reason: .notOurs,
                sentence: "\(database.path) holds no ad server's data of this version; "
                    + "native-ads serve brings it up to date"
            )
        }
    }

    private static func pragma(_ name: String, _ database: Database) throws(StorageError) -> Int64 {
        try database.run("PRAGMA \(name)").first?.integer(0) ?? 0
    }

    static let steps: [[String]] = [
        [
            "CREATE TABLE meta (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID",
            // The catalog. `document` is the entry as imported, checked and cleaned, as JSON.
            "CREATE TABLE units (id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID",
            "CREATE TABLE advertisers (id TEXT PRIMARY KEY, document TEXT NOT NULL) WITHOUT ROWID",
            """
            CREATE TABLE campaigns (
                id TEXT PRIMARY KEY, advertiser TEXT NOT NULL REFERENCES advertisers (id),
                document TEXT NOT NULL) WITHOUT ROWID
            """,
            """
            CREATE TABLE creatives (
                id TEXT PRIMARY KEY, campaign TEXT NOT NULL REFERENCES campaigns (id),
                document TEXT NOT NULL) WITHOUT ROWID
            """,
            // Named by their content, so that a name never means another picture.
            """
            CREATE TABLE pictures (
                name TEXT PRIMARY KEY, type TEXT NOT NULL, width INTEGER NOT NULL,
                height INTEGER NOT NULL, bytes BLOB NOT NULL)
            """,
            // What was asked and answered, summed: reports need no more.
            "CREATE TABLE requests (unit TEXT PRIMARY KEY, count INTEGER NOT NULL) WITHOUT ROWID",
            """
            CREATE TABLE fills (
                unit TEXT, campaign TEXT, creative TEXT, count INTEGER NOT NULL,
                PRIMARY KEY (unit, campaign, creative)) WITHOUT ROWID
            """,
            // What was counted: the key is what makes each event count once.
            """
            CREATE TABLE events (
                bid TEXT, kind INTEGER, unit TEXT NOT NULL, campaign TEXT NOT NULL,
                creative TEXT NOT NULL, auction TEXT NOT NULL, at INTEGER NOT NULL,
                PRIMARY KEY (bid, kind)) WITHOUT ROWID
            """,
        ],
        [
            // Named by their content, like pictures.
            """
            CREATE TABLE videos (
                name TEXT PRIMARY KEY, width INTEGER NOT NULL, height INTEGER NOT NULL,
                milliseconds INTEGER NOT NULL, codec TEXT NOT NULL, size INTEGER NOT NULL)
                WITHOUT ROWID
            """,
            // In parts of one size, so that a reader anywhere in a video costs one row of it.
            """
            CREATE TABLE video_parts (
                video TEXT NOT NULL REFERENCES videos (name), part INTEGER NOT NULL,
                bytes BLOB NOT NULL, PRIMARY KEY (video, part))
            """,
            // What an event says of itself: the code of an error.
            "ALTER TABLE events ADD COLUMN code INTEGER",
        ],
        [
            // Why ads were muted, apart from the events: few have one.
            """
            CREATE TABLE IF NOT EXISTS mute_reasons (bid TEXT PRIMARY KEY, reason TEXT NOT NULL)
                WITHOUT ROWID
            """
        ],
    ]
}
