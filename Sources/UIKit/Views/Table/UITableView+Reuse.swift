public import Foundation

extension UITableView {
    /// Makes cells of this class, one of `UITableViewCell`, for this identifier; nil makes none any more.
    public func register(
        _ cellClass: AnyClass?,
        forCellReuseIdentifier identifier: String
    ) {
        let type = cellClass as? UITableViewCell.Type
        precondition(type != nil || cellClass == nil, "A cell's class is one of UITableViewCell.")
        pool.register(type, for: identifier)
    }

    /// Makes cells of this file, whose first object is one, for this identifier; nil makes none.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
        pool.register(nib, for: identifier)
    }

    /// A cell to fill: one that left the screen, else a new one; nil if the identifier is unknown.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        guard let cell = pool.take(identifier) else { return nil }
        if cell.wasShown { cell.prepareForReuse() }
        return cell
    }

    /// A cell to fill: one that left the screen, else a new one; the identifier must be registered.
    public func dequeueReusableCell(
        withIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UITableViewCell {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            preconditionFailure("No cell class is registered for the identifier \(identifier).")
        }
        cell.bounds.size.width = bounds.width
        return cell
    }

    /// Takes a cell off the screen, keeps it, and tells the delegate.
    func put(away cell: UITableViewCell, from path: IndexPath) {
        cell.removeFromSuperview()
        pool.give(cell)
        delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
}
