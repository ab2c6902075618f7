/// Cells that left the screen and wait to be used again, and classes to make more of.
@MainActor struct TableReusePool {
    private var classes: [String: UITableViewCell.Type] = [:]
    private var cells: [String: [UITableViewCell]] = [:]

    /// Makes cells of this class for this identifier; nil makes none any more.
    mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
        classes[identifier] = cellClass
    }

    /// A cell that left the screen, else a new one; nil if the identifier is unknown.
    mutating func take(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() { return cell }
        return classes[identifier]?.make(reuseIdentifier: identifier)
    }

    /// Keeps a cell that left the screen, unless it has no identifier.
    mutating func give(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }
}
