import Foundation

/// Where everything in a table lies, top to bottom: headers, rows and footers by their heights.
struct TableLayout {
    /// One strip of the table.
    struct Item {
        let kind: Kind
        var height: CGFloat
        /// Whether the height is known, and not only estimated.
        var isMeasured: Bool
    }

    /// What a strip shows.
    enum Kind: Hashable {
        case header(Int)
        case row(IndexPath)
        case footer(Int)
    }

    /// The strips, top to bottom.
    private(set) var items: [Item] = []
    /// Where each strip starts; one more than there are strips, the last is the end.
    private(set) var tops: [CGFloat]
    /// Where each section's header is among the strips.
    private var sectionStarts: [Int] = []
    /// How many rows each section has.
    private(set) var rowCounts: [Int] = []

    /// A table without sections, after this much room for the table's own header.
    init(top: CGFloat = 0) {
        tops = [top]
    }

    /// How many sections there are.
    var sectionCount: Int { rowCounts.count }

    /// Where the strips end.
    var end: CGFloat { tops[items.count] }

    /// Adds a section at the end.
    mutating func append(
        header: CGFloat,
        rows: [(height: CGFloat, isMeasured: Bool)],
        footer: CGFloat
    ) {
        let section = rowCounts.count
        sectionStarts.append(items.count)
        rowCounts.append(rows.count)
        append(Item(kind: .header(section), height: header, isMeasured: true))
        for (row, size) in rows.enumerated() {
            let path = IndexPath(row: row, section: section)
            append(Item(kind: .row(path), height: size.height, isMeasured: size.isMeasured))
        }
        append(Item(kind: .footer(section), height: footer, isMeasured: true))
    }

    private mutating func append(_ item: Item) {
        items.append(item)
        tops.append(tops[items.count - 1] + max(0, item.height))
    }

    /// The place of a row among the strips; nil if there is no such row.
    func index(of path: IndexPath) -> Int? {
        guard path.count == 2, rowCounts.indices.contains(path.section),
            (0..<rowCounts[path.section]).contains(path.row)
        else { return nil }
        return sectionStarts[path.section] + 1 + path.row
    }

    /// The place of a section's header among the strips, and of its footer.
    func ends(of section: Int) -> (header: Int, footer: Int)? {
        guard rowCounts.indices.contains(section) else { return nil }
        let start = sectionStarts[section]
        return (start, start + rowCounts[section] + 1)
    }

    /// Sets a height that was measured; the strips below move.
    mutating func measure(_ index: Int, height: CGFloat) {
        let difference = height - items[index].height
        items[index].height = height
        items[index].isMeasured = true
        guard difference != 0 else { return }
        for below in (index + 1)..<tops.count { tops[below] += difference }
    }

    /// Takes all measured heights of rows for estimates, because the table's width changed.
    mutating func forgetMeasures(where isAutomatic: (IndexPath) -> Bool) {
        for index in items.indices {
            if case .row(let path) = items[index].kind, isAutomatic(path) {
                items[index].isMeasured = false
            }
        }
    }

    /// The strips of some height that reach between these two places.
    func indices(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard top < bottom, !items.isEmpty else { return 0..<0 }
        let first = firstIndex { tops[$0 + 1] > top }
        let last = firstIndex { tops[$0] >= bottom }
        return first..<max(first, last)
    }

    /// The first strip for which the test is true, which stays true below; by halving.
    private func firstIndex(_ test: (Int) -> Bool) -> Int {
        var (low, high) = (0, items.count)
        while low < high {
            let middle = (low + high) / 2
            if test(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
