import Foundation

/// Rows that come and go at once: deletions count in the old table, insertions in the new one.
struct TableUpdates {
    /// Rows that go, as they were before.
    var deleted: Set<IndexPath> = []
    /// Rows that come, as they will be after.
    var inserted: Set<IndexPath> = []
    /// Rows to show anew, as they were before.
    var reloaded: Set<IndexPath> = []
    /// How many calls of `beginUpdates` are open.
    var depth = 0

    /// Whether a table of the old counts can become one of the new counts this way.
    func leads(from old: [Int], to new: [Int]) -> Bool {
        guard old.count == new.count else { return false }
        return old.indices.allSatisfy { section in
            let gone = deleted.filter { $0.section == section }
            let come = inserted.filter { $0.section == section }
            return gone.allSatisfy { (0..<old[section]).contains($0.row) }
                && come.allSatisfy { (0..<new[section]).contains($0.row) }
                && new[section] == old[section] - gone.count + come.count
        }
    }

    /// Where the row is after the changes; nil if it is gone.
    func newPath(of old: IndexPath) -> IndexPath? {
        guard !deleted.contains(old) else { return nil }
        let gone = deleted.count { $0.section == old.section && $0.row < old.row }
        var row = old.row - gone
        for path in inserted.filter({ $0.section == old.section }).sorted() where path.row <= row {
            row += 1
        }
        return IndexPath(row: row, section: old.section)
    }
}
