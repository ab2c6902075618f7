import Foundation

extension UITableView {
    /// Where everything lies, after asking the data source if need be.
    func loadedTable() -> TableLayout {
        if let table { return table }
        var table = TableLayout(top: tableHeaderView?.frame.height ?? 0)
        for section in 0..<max(0, dataSource?.numberOfSections(in: self) ?? 0) {
            let count = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
            table.append(
                header: height(of: .header(section)),
                rows: (0..<max(0, count)).map { height(at: IndexPath(row: $0, section: section)) },
                footer: height(of: .footer(section))
            )
        }
        self.table = table
        measuredWidth = bounds.width
        return table
    }

    /// The height of a row as far as it is known without a cell.
    private func height(at path: IndexPath) -> (height: CGFloat, isMeasured: Bool) {
        let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        if given >= 0 { return (given, true) }
        let estimate =
            delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return (estimate > 0 ? estimate : Self.standardRowHeight, false)
    }

    /// Whether the row's height comes from its cell.
    func isAutomatic(_ path: IndexPath) -> Bool {
        (delegate?.tableView(self, heightForRowAt: path) ?? rowHeight) < 0
    }

    /// The height of a section's header or footer, whose view is made, if there is one.
    private func height(of kind: TableLayout.Kind) -> CGFloat {
        guard let view = sectionViews[kind] ?? makeSectionView(kind) else { return 0 }
        if sectionViews[kind] == nil {
            sectionViews[kind] = view
            insertSubview(view, at: 0)
        }
        let given = givenHeight(of: kind)
        return given >= 0 ? given : view.heightFitting(width: bounds.width)
    }

    private func givenHeight(of kind: TableLayout.Kind) -> CGFloat {
        switch kind {
        case .header(let section):
            delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
        case .footer(let section):
            delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        case .row: 0
        }
    }

    private func makeSectionView(_ kind: TableLayout.Kind) -> UIView? {
        switch kind {
        case .header(let section):
            if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
            return dataSource?.tableView(self, titleForHeaderInSection: section)
                .map { TableSectionTitle(text: $0, font: .boldSystemFont(ofSize: 17)) }
        case .footer(let section):
            if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
            return dataSource?.tableView(self, titleForFooterInSection: section)
                .map { TableSectionTitle(text: $0, font: .systemFont(ofSize: 13)) }
        case .row:
            return nil
        }
    }
}
