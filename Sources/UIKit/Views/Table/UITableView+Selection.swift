public import Foundation

extension UITableView {
    /// Selects a row, and no other; the delegate hears nothing of it.
    public func selectRow(
        at indexPath: IndexPath?,
        animated: Bool,
        scrollPosition: ScrollPosition
    ) {
        if let old = indexPathForSelectedRow, old != indexPath {
            deselectRow(at: old, animated: animated)
        }
        guard let indexPath else { return }
        indexPathForSelectedRow = indexPath
        cellForRow(at: indexPath)?.setSelected(true, animated: animated)
        if scrollPosition != .none {
            scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
        }
    }

    /// Makes the row one that is not selected; the delegate hears nothing of it.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
        if indexPathForSelectedRow == indexPath { indexPathForSelectedRow = nil }
        cellForRow(at: indexPath)?.setSelected(false, animated: animated)
    }

    /// Whether a finger on the cell highlights it.
    func highlights(_ cell: UITableViewCell) -> Bool {
        guard allowsSelection, let path = indexPath(for: cell) else { return false }
        return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    }

    /// The cell was tapped.
    func tapped(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        let wanted = delegate?.tableView(self, willSelectRowAt: path)
        guard let path = delegate == nil ? path : wanted else { return }
        let old = indexPathForSelectedRow
        selectRow(at: path, animated: false, scrollPosition: .none)
        if let old, old != path { delegate?.tableView(self, didDeselectRowAt: old) }
        delegate?.tableView(self, didSelectRowAt: path)
    }
}
