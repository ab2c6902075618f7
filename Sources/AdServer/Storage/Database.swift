import CSQLite

/// One SQLite file of ours, open, with the schema of this version; used by one thread at a time.
///
/// WAL, because readers (`report`) must not stop the server, and `synchronous = FULL`, because an event that was
/// acknowledged is money and must survive a power cut, not only a crash of the process. Many events share one
/// commit, so that FULL costs little.
package final class Database {
    /// How a file is opened.
    package enum Mode: Sendable {
        /// Made if it is not there, brought to this version's schema, written.
        case readWrite
        /// Must be there; nothing is changed in it.
        case read
    }

    package let path: String
    private let handle: OpaquePointer
    private var statements: [String: Statement] = [:]

    /// Opens `path` and brings it to the schema of this version.
    package init(path: String, mode: Mode = .readWrite) throws(StorageError) {
        self.path = path
        // SQLite takes no name for a database that is gone when it is closed.
        guard !path.isEmpty else {
            throw StorageError(reason: .cannotOpen, sentence: "the database has no name")
        }
        var opened: OpaquePointer?
        var flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
        if mode == .readWrite { flags |= SQLITE_OPEN_CREATE }
        let code = sqlite3_open_v2(path, &opened, flags, nil)
        guard code == SQLITE_OK, let opened else {
            let failure = SQLiteFailure(code, opened)
            sqlite3_close_v2(opened)
            throw StorageError(
                reason: .cannotOpen,
                sentence: "cannot open the database \(path): \(failure.message)"
            )
        }
        handle = opened
        sqlite3_busy_timeout(handle, 5000)
        try prepare(mode)
    }

    deinit {
        statements = [:]
        sqlite3_close_v2(handle)
    }

    /// Runs one statement with values for its `?`s and returns its rows.
    @discardableResult
    package func run(_ sql: String, _ values: [SQLValue] = []) throws(StorageError) -> [SQLRow] {
        do throws(SQLiteFailure) {
            if let statement = statements[sql] { return try statement.run(values, on: handle) }
            let statement = try Statement(sql, on: handle)
            statements[sql] = statement
            return try statement.run(values, on: handle)
        } catch {
            throw storageError(error)
        }
    }

    /// Does all of `body` or nothing of it.
    @discardableResult
    package func transaction<Value>(
        _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        // At once the writer: a transaction that became one later could find its snapshot outdated.
        try transaction("BEGIN IMMEDIATE", body)
    }

    /// Reads all of `body` from one state of the database, whatever others write meanwhile.
    package func snapshot<Value>(
        _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try transaction("BEGIN", body)
    }

    private func transaction<Value>(
        _ begin: String,
        _ body: () throws(StorageError) -> Value
    ) throws(StorageError) -> Value {
        try run(begin)
        do throws(StorageError) {
            let value = try body()
            try run("COMMIT")
            return value
        } catch {
            if sqlite3_get_autocommit(handle) == 0 { _ = try? run("ROLLBACK") }
            throw error
        }
    }

    /// Changes when another connection has committed.
    package func version() throws(StorageError) -> Int64 {
        try run("PRAGMA data_version").first?.integer(0) ?? 0
    }

    /// Moves the log into the file, so that one file holds everything.
    package func checkpoint() throws(StorageError) {
        try run("PRAGMA wal_checkpoint(TRUNCATE)")
    }

    private func prepare(_ mode: Mode) throws(StorageError) {
        switch mode {
        case .readWrite:
            // In one state: another server may be making the tables just now.
            try snapshot { () throws(StorageError) in try Schema.check(self) }
            try run("PRAGMA journal_mode = WAL")
            try run("PRAGMA synchronous = FULL")
            try run("PRAGMA foreign_keys = ON")
            try Schema.migrate(self)
        case .read:
            try run("PRAGMA query_only = ON")
            try snapshot { () throws(StorageError) in
                try Schema.check(self)
                try Schema.requireCurrent(self)
            }
        }
    }

    private func storageError(_ failure: SQLiteFailure) -> StorageError {
        if failure.isForeignFile {
            return StorageError(reason: .notOurs, sentence: "\(path) is not a database")
        }
        return StorageError(
            reason: .refused,
            sentence: "the database \(path) failed: \(failure.message)"
        )
    }
}
