import CSQLite

/// A prepared statement, kept by `Database` and used again.
final class Statement {
    private let handle: OpaquePointer

    init(_ sql: String, on database: OpaquePointer) throws(SQLiteFailure) {
        var handle: OpaquePointer?
        let code = sqlite3_prepare_v3(
            database,
            sql,
            -1,
            UInt32(SQLITE_PREPARE_PERSISTENT),
            &handle,
            nil
        )
        guard code == SQLITE_OK, let handle else { throw SQLiteFailure(code, database) }
        self.handle = handle
    }

    deinit { sqlite3_finalize(handle) }

    /// Runs the statement to its end and returns its rows.
    func run(_ values: [SQLValue], on database: OpaquePointer) throws(SQLiteFailure) -> [SQLRow] {
        defer {
            sqlite3_reset(handle)
            sqlite3_clear_bindings(handle)
        }
        for (index, value) in values.enumerated() {
            let code = bind(value, at: Int32(index + 1))
            guard code == SQLITE_OK else { throw SQLiteFailure(code, database) }
        }
        var rows: [SQLRow] = []
        while true {
            switch sqlite3_step(handle) {
            case SQLITE_ROW: rows.append(row())
            case SQLITE_DONE: return rows
            case let code: throw SQLiteFailure(code, database)
            }
        }
    }

    private func bind(_ value: SQLValue, at index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(handle, index)
        case .integer(let number): return sqlite3_bind_int64(handle, index, number)
        case .real(let number): return sqlite3_bind_double(handle, index, number)
        case .text(let text):
            var text = text
            return text.withUTF8 { bytes in
                // An empty buffer has no address, and a null address would bind NULL.
                guard let base = bytes.baseAddress, !bytes.isEmpty else {
                    return ona_bind_text(handle, index, "", 0)
                }
                return base.withMemoryRebound(to: CChar.self, capacity: bytes.count) {
                    ona_bind_text(handle, index, $0, Int32(bytes.count))
                }
            }
        case .blob(let bytes):
            guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
            return bytes.withUnsafeBytes {
                ona_bind_blob(handle, index, $0.baseAddress, Int32($0.count))
            }
        }
    }

    private func row() -> SQLRow {
        SQLRow(values: (0..<sqlite3_column_count(handle)).map { value(at: $0) })
    }

    private func value(at column: Int32) -> SQLValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(sqlite3_column_int64(handle, column))
        case SQLITE_FLOAT: return .real(sqlite3_column_double(handle, column))
        case SQLITE_TEXT: return .text(String(decoding: bytes(at: column), as: UTF8.self))
        case SQLITE_BLOB: return .blob(bytes(at: column))
        default: return .null
        }
    }

    private func bytes(at column: Int32) -> [UInt8] {
        // The address is asked for first: for text, that is what fixes the count.
        guard let base = sqlite3_column_blob(handle, column) else { return [] }
        let count = Int(sqlite3_column_bytes(handle, column))
        return [UInt8](UnsafeRawBufferPointer(start: base, count: count))
    }
}
