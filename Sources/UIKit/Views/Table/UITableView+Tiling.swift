import Foundation

extension UITableView {
    /// Brings the cells on the screen into line with where the table is scrolled to.
    func tile() {
        guard bounds.width > 0, bounds.height > 0 else { return }
        forgetMeasuresOfOtherWidth()
        // Each round measures one row, which moves others in or out of sight.
        for _ in 0..<256 {
            let shown = indexPathsInSight()
            putAway(allBut: Set(shown))
            guard shown.contains(where: { measure($0) }) else { break }
        }
        contentSize = CGSize(
            width: bounds.width,
            height: loadedTable().end + (tableFooterView?.frame.height ?? 0)
        )
        placeAll()
        stayOnRows()
    }

    /// Rows that went do not leave the table scrolled past its end.
    private func stayOnRows() {
        guard !isTracking, motion == nil else { return }
        let nearest = limits.clamped(contentOffset)
        if nearest != contentOffset { bounds.origin = nearest }
    }

    private func forgetMeasuresOfOtherWidth() {
        _ = loadedTable()
        guard measuredWidth != bounds.width else { return }
        measuredWidth = bounds.width
        table?.forgetMeasures(where: isAutomatic)
    }

    private func indexPathsInSight() -> [IndexPath] {
        let table = loadedTable()
        return table.indices(from: bounds.minY, to: bounds.maxY).compactMap {
            if case .row(let path) = table.items[$0].kind { path } else { nil }
        }
    }

    private func putAway(allBut shown: Set<IndexPath>) {
        for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) where !shown.contains(path) {
            shownCells[path] = nil
            put(away: cell, from: path)
        }
    }

    /// Sees to it that the row has a cell and a height; whether the height changed.
    private func measure(_ path: IndexPath) -> Bool {
        guard let index = loadedTable().index(of: path), let cell = shownCells[path] ?? make(path)
        else { return false }
        guard let table, !table.items[index].isMeasured else { return false }
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: bounds.width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        let difference = height - table.items[index].height
        let isAbove = table.tops[index] < bounds.minY
        self.table?.measure(index, height: height)
        // What is being looked at stays where it is when a row grows that is cut off above.
        if isAbove { shiftContent(by: difference) }
        return difference != 0
    }

    private func make(_ path: IndexPath) -> UITableViewCell? {
        guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
        cell.wasShown = true
        cell.setSelected(path == indexPathForSelectedRow, animated: false)
        cell.setHighlighted(false, animated: false)
        shownCells[path] = cell
        place(cell, at: path)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        insertSubview(cell, at: subviews.count)
        return cell
    }

    private func placeAll() {
        for (path, cell) in shownCells { place(cell, at: path) }
        let table = loadedTable()
        for (kind, view) in sectionViews {
            view.frame = rect(of: kind, in: table)
        }
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(
                x: 0,
                y: table.end,
                width: bounds.width,
                height: footer.frame.height
            )
        }
        backgroundView?.frame = bounds
    }

    private func place(_ cell: UITableViewCell, at path: IndexPath) {
        cell.separator.show(
            separatorThickness,
            separatorColor,
            inset: cell.separatorInset ?? separatorInset
        )
        cell.frame = rect(of: .row(path), in: loadedTable())
        cell.setNeedsLayout()
    }

    /// Where something lies, in the table's coordinates; no size if there is no such thing.
    func rect(of kind: TableLayout.Kind, in table: TableLayout) -> CGRect {
        let index: Int? =
            switch kind {
            case .row(let path): table.index(of: path)
            case .header(let section): table.ends(of: section)?.header
            case .footer(let section): table.ends(of: section)?.footer
            }
        guard let index else { return .zero }
        return CGRect(
            x: 0,
            y: table.tops[index],
            width: bounds.width,
            height: table.items[index].height
        )
    }

    /// The thickness of the lines between rows: one pixel.
    var separatorThickness: CGFloat {
        separatorStyle == .none ? 0 : 1 / max(1, UIScreen.main.scale)
    }
}
