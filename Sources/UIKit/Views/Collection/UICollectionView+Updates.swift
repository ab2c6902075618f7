public import Foundation

/// Changes of items and sections that are being collected.
struct CollectionBatch {
    /// Items that come and go.
    var items = TableUpdates()
    /// Whether whole sections come, go or are shown anew.
    var changesSections = false
    /// How many calls of `performBatchUpdates` are open.
    var depth = 0
}

extension UICollectionView {
    /// Makes several changes at once, then lays out; the closure changes the data source too.
    ///
    /// Where the changes do not fit the data source's counts Apple's throws; this one reloads
    /// everything. Whole sections that come or go are shown by reloading too.
    public func performBatchUpdates(
        _ updates: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        collect { _ in updates?() }
        layoutIfNeeded()
        completion?(true)
    }

    /// Items came that the data source has already; the paths are those after all changes.
    public func insertItems(at indexPaths: [IndexPath]) {
        collect { $0.items.inserted.formUnion(indexPaths) }
    }

    /// Items went that the data source has no more; the paths are those before all changes.
    public func deleteItems(at indexPaths: [IndexPath]) {
        collect { $0.items.deleted.formUnion(indexPaths) }
    }

    /// Shows items anew, with new cells.
    public func reloadItems(at indexPaths: [IndexPath]) {
        collect { $0.items.reloaded.formUnion(indexPaths) }
    }

    /// An item went from one place, before all changes, to another, after them.
    public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        collect {
            $0.items.deleted.insert(indexPath)
            $0.items.inserted.insert(newIndexPath)
        }
    }

    /// Sections came that the data source has already.
    public func insertSections(_ sections: IndexSet) {
        collect { $0.changesSections = true }
    }

    /// Sections went that the data source has no more.
    public func deleteSections(_ sections: IndexSet) {
        collect { $0.changesSections = true }
    }

    /// Shows sections anew.
    public func reloadSections(_ sections: IndexSet) {
        collect { $0.changesSections = true }
    }

    private func collect(_ change: (inout CollectionBatch) -> Void) {
        if batch == nil {
            loadCounts()
            batch = CollectionBatch()
        }
        batch?.depth += 1
        // What the change itself collects, if it is a closure of the app's, goes into the same batch.
        var own = CollectionBatch()
        change(&own)
        guard var collected = batch else { return }
        collected.items.inserted.formUnion(own.items.inserted)
        collected.items.deleted.formUnion(own.items.deleted)
        collected.items.reloaded.formUnion(own.items.reloaded)
        collected.changesSections = collected.changesSections || own.changesSections
        collected.depth -= 1
        batch = collected.depth > 0 ? collected : nil
        if collected.depth == 0 { apply(collected) }
    }

    /// Keeps the cells and the selection of the items that stay.
    private func apply(_ batch: CollectionBatch) {
        let old = loadCounts()
        counts = nil
        let updates = batch.items
        guard !batch.changesSections, updates.leads(from: old, to: loadCounts()) else {
            return reloadData()
        }
        selectedPaths = Set(selectedPaths.compactMap(updates.newPath))
        moveCells(by: updates)
        collectionViewLayout.itemsDidChange()
        collectionViewLayout.invalidateLayout()
    }

    private func moveCells(by updates: TableUpdates) {
        let before = shown
        shown = before.filter { $0.key.kind != nil }
        for (element, view) in before.sorted(by: { $0.key < $1.key }) where element.kind == nil {
            if let path = updates.newPath(of: element.path),
                !updates.reloaded.contains(element.path)
            {
                shown[CollectionElement(item: path)] = view
            } else {
                putAway(view, from: element)
            }
        }
    }
}
