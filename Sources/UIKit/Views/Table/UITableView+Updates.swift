public import Foundation

extension UITableView {
    /// Collects the changes of rows until `endUpdates`.
    public func beginUpdates() {
        if batch == nil {
            _ = loadedTable()
            batch = TableUpdates()
        }
        batch?.depth += 1
    }

    /// Makes the changes that were collected.
    ///
    /// Where they do not fit the data source's counts Apple's throws; this one reloads everything.
    public func endUpdates() {
        guard let depth = batch?.depth, depth > 0 else { return }
        batch?.depth -= 1
        if depth == 1, let updates = batch {
            batch = nil
            apply(updates)
        }
    }

    /// Makes several changes of rows at once.
    public func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        beginUpdates()
        updates?()
        endUpdates()
        layoutIfNeeded()
        completion?(true)
    }

    /// Rows came that the data source has already; the paths are those after all changes.
    public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.inserted.formUnion(indexPaths) }
    }

    /// Rows went that the data source has no more; the paths are those before all changes.
    public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.deleted.formUnion(indexPaths) }
    }

    /// Shows rows anew, with new cells.
    public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        change { $0.reloaded.formUnion(indexPaths) }
    }

    private func change(_ change: (inout TableUpdates) -> Void) {
        beginUpdates()
        if var updates = batch {
            change(&updates)
            batch = updates
        }
        endUpdates()
    }

    /// Keeps the heights and cells of the rows that stay.
    private func apply(_ updates: TableUpdates) {
        let old = loadedTable()
        table = nil
        var new = loadedTable()
        guard updates.leads(from: old.rowCounts, to: new.rowCounts) else { return reloadData() }
        for item in old.items where item.isMeasured {
            guard case .row(let path) = item.kind, !updates.reloaded.contains(path),
                let index = updates.newPath(of: path).flatMap(new.index(of:)),
                !new.items[index].isMeasured
            else { continue }
            new.measure(index, height: item.height)
        }
        table = new
        indexPathForSelectedRow = indexPathForSelectedRow.flatMap(updates.newPath(of:))
        moveCells(by: updates)
        setNeedsLayout()
    }

    private func moveCells(by updates: TableUpdates) {
        let old = shownCells
        shownCells = [:]
        for (path, cell) in old.sorted(by: { $0.key < $1.key }) {
            if let new = updates.newPath(of: path), !updates.reloaded.contains(path) {
                shownCells[new] = cell
            } else {
                put(away: cell, from: path)
            }
        }
    }
}
