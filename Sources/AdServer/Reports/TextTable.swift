/// A table as text: the first columns to the left, numbers to the right.
package struct TextTable: Sendable {
    package let text: String

    package init(_ heads: [String], _ rows: [[String]], textColumns: Int) {
        let all = [heads] + rows
        let widths = heads.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
        text =
            all.map { row in
                let cells = row.enumerated().map { column, cell in
                    let space = String(repeating: " ", count: widths[column] - cell.count)
                    return column < textColumns ? cell + space : space + cell
                }
                let line = cells.joined(separator: "  ")
                return String(line.reversed().drop { $0 == " " }.reversed())
            }.joined(separator: "\n") + "\n"
    }
}
