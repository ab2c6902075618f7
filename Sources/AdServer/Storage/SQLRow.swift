/// One row of a result; a column of another type than asked for reads as empty.
package struct SQLRow: Sendable {
    let values: [SQLValue]

    /// A whole number, 0 where there is none.
    func integer(_ column: Int) -> Int64 {
        guard case .integer(let value) = values[column] else { return 0 }
        return value
    }

    /// A text, empty where there is none.
    func text(_ column: Int) -> String {
        guard case .text(let value) = values[column] else { return "" }
        return value
    }

    /// Bytes, empty where there are none.
    func blob(_ column: Int) -> [UInt8] {
        guard case .blob(let value) = values[column] else { return [] }
        return value
    }
}
