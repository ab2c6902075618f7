public import Foundation

extension UITableView {
    /// How many sections there are.
    public var numberOfSections: Int { loadedTable().sectionCount }

    /// How many rows the section has; none if there is no such section.
    public func numberOfRows(inSection section: Int) -> Int {
        let counts = loadedTable().rowCounts
        return counts.indices.contains(section) ? counts[section] : 0
    }

    /// The row's cell if it is on the screen.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { shownCells[indexPath] }

    /// The row that the cell shows.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
        shownCells.first { $0.value === cell }?.key
    }

    /// The row at this point of the table.
    public func indexPathForRow(at point: CGPoint) -> IndexPath? {
        let table = loadedTable()
        for index in table.indices(from: point.y, to: point.y.nextUp) {
            if case .row(let path) = table.items[index].kind { return path }
        }
        return nil
    }

    /// The rows on the screen, top to bottom.
    public var indexPathsForVisibleRows: [IndexPath]? { shownCells.keys.sorted() }

    /// The cells on the screen, top to bottom.
    public var visibleCells: [UITableViewCell] {
        shownCells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Where the row lies in the table; a guess for rows that were not on the screen yet.
    public func rectForRow(at indexPath: IndexPath) -> CGRect {
        rect(of: .row(indexPath), in: loadedTable())
    }

    /// The view above the section's rows.
    public func headerView(forSection section: Int) -> UIView? { sectionViews[.header(section)] }

    /// The view below the section's rows.
    public func footerView(forSection section: Int) -> UIView? { sectionViews[.footer(section)] }

    /// Scrolls the row to this part of the screen.
    ///
    /// Rows between that were never shown count with their estimated heights.
    public func scrollToRow(
        at indexPath: IndexPath,
        at scrollPosition: ScrollPosition,
        animated: Bool
    ) {
        let rect = rectForRow(at: indexPath)
        let inset = adjustedContentInset
        var offset = contentOffset
        switch scrollPosition {
        case .none: return scrollRectToVisible(rect, animated: animated)
        case .top: offset.y = rect.minY - inset.top
        case .middle: offset.y = rect.midY - bounds.height / 2
        case .bottom: offset.y = rect.maxY - bounds.height + inset.bottom
        }
        setContentOffset(limits.clamped(offset), animated: animated)
    }
}
