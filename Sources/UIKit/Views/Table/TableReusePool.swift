/// Cells that left the screen and wait to be used again, and classes and files to make more of.
@MainActor struct TableReusePool {
    /// What new cells come from.
    private enum Source {
        case type(UITableViewCell.Type)
        case nib(UINib)
    }

    private var sources: [String: Source] = [:]
    private var cells: [String: [UITableViewCell]] = [:]

    /// Makes cells of this class for this identifier; nil makes none any more.
    mutating func register(_ cellClass: UITableViewCell.Type?, for identifier: String) {
        sources[identifier] = cellClass.map(Source.type)
    }

    /// Makes cells of this file for this identifier; nil makes none any more.
    mutating func register(_ nib: UINib?, for identifier: String) {
        sources[identifier] = nib.map(Source.nib)
    }

    /// A cell that left the screen, else a new one; nil if the identifier is unknown.
    mutating func take(_ identifier: String) -> UITableViewCell? {
        if let cell = cells[identifier]?.popLast() { return cell }
        return switch sources[identifier] {
        case .type(let type): type.make(reuseIdentifier: identifier)
        case .nib(let nib): nib.cell(reuseIdentifier: identifier)
        case nil: nil
        }
    }

    /// Keeps a cell that left the screen, unless it has no identifier.
    mutating func give(_ cell: UITableViewCell) {
        guard let identifier = cell.reuseIdentifier else { return }
        cells[identifier, default: []].append(cell)
    }
}

extension UINib {
    /// The file's cell; an empty one, with a word on it, where the file has none.
    fileprivate func cell(reuseIdentifier: String) -> UITableViewCell {
        let objects = instantiate(owner: nil, reuseIdentifier: reuseIdentifier)
        if let cell = objects.first as? UITableViewCell { return cell }
        UIKitHost.reportsNibProblem(
            "\(name): the first object is no table cell, an empty one is used."
        )
        return .make(reuseIdentifier: reuseIdentifier)
    }
}
