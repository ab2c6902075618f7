import CSQLite

/// What SQLite says went wrong.
struct SQLiteFailure: Error {
    let code: Int32
    let message: String

    init(_ code: Int32, _ database: OpaquePointer?) {
        self.code = code
        message = String(cString: sqlite3_errmsg(database) ?? sqlite3_errstr(code))
    }

    /// Whether the file is no SQLite database at all.
    var isForeignFile: Bool { code & 0xff == SQLITE_NOTADB }
}
