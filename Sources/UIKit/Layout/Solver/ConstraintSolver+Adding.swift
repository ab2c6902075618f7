extension ConstraintSolver {
    /// Adds a constraint; the values follow at the next `solve`.
    ///
    /// A required constraint that contradicts others is not added: the solver stays as it was.
    mutating func add(_ constraint: LinearConstraint) throws(SolverConflict) -> Handle {
        restoreFeasibility()
        isOptimal = false
        let entry = makeSymbols(of: constraint)
        var row = substituted(constraint.expression)
        if let above = entry.above { row.add(above, times: -1) }
        if let below = entry.below { row.add(below, times: 1) }
        if entry.above == nil, entry.below == nil { row.add(entry.marker, times: 1) }

        if let subject = subject(for: row, marking: entry) {
            row.solve(for: subject)
            enter(row)
        } else if let conflict = enterByArtificialSymbol(row, marking: entry) {
            discard(entry)
            throw conflict
        }
        let index = makeEntry(entry)
        for symbol in [entry.above, entry.below, entry.marker] {
            if let symbol { owners[symbol] = index }
        }
        return Handle(index: index)
    }

    private mutating func makeSymbols(of constraint: LinearConstraint) -> Entry {
        var entry = Entry(constant: constraint.expression.constant, marker: -1)
        entry.above = makeSymbol(for: constraint.above, of: constraint, in: &entry)
        entry.below = makeSymbol(for: constraint.below, of: constraint, in: &entry)
        entry.marker = entry.below ?? entry.above ?? makeSymbol(.zero, owner: -1)
        return entry
    }

    private mutating func makeSymbol(
        for side: LinearConstraint.Side,
        of constraint: LinearConstraint,
        in entry: inout Entry
    ) -> Int? {
        switch side {
        case .forbidden:
            return nil
        case .free:
            return makeSymbol(.nonnegative, owner: -1)
        case .costs(let priority):
            let symbol = makeSymbol(.nonnegative, owner: -1)
            entry.prices.append(Price(symbol: symbol, priority: priority))
            if constraint.tieBreak != 0 {
                entry.prices.append(Price(symbol: symbol, priority: 0, weight: constraint.tieBreak))
            }
            for price in entry.prices where price.symbol == symbol {
                tiers.add(symbol, times: price.weight, to: tiers.tier(of: price.priority))
            }
            return symbol
        }
    }

    private mutating func discard(_ entry: Entry) {
        if let above = entry.above { discard(above) }
        if let below = entry.below { discard(below) }
        if entry.above == nil, entry.below == nil { discard(entry.marker) }
    }

    /// An expression in symbols that are not basic.
    private func substituted(_ expression: LinearExpression) -> LinearRow {
        var row = LinearRow(constant: expression.constant)
        for term in expression.terms {
            let basicRow = rowOfSymbol[term.variable.symbol]
            if basicRow < 0 {
                row.add(term.variable.symbol, times: term.coefficient)
            } else {
                row.add(rows[basicRow], times: term.coefficient)
            }
        }
        return row
    }

    /// A symbol that a new row, which sums up to zero, can be solved for at once.
    private func subject(for row: LinearRow, marking entry: Entry) -> Int? {
        var busy: Int?
        for cell in row.cells where symbols[cell.symbol] == .unbounded {
            // One that no row has yet costs no substitution.
            if columns[cell.symbol].isEmpty { return cell.symbol }
            busy = busy ?? cell.symbol
        }
        if let busy { return busy }
        if let above = entry.above, row.constant >= 0 { return above }
        if let below = entry.below, row.constant <= 0 { return below }
        if row.cells.allSatisfy({ symbols[$0.symbol] == .zero }), abs(row.constant) < Self.tolerance
        {
            return entry.marker
        }
        return row.cells.first { cell in
            symbols[cell.symbol] == .nonnegative && columns[cell.symbol].isEmpty
                && -row.constant / cell.coefficient >= 0
        }?.symbol
    }

    /// Puts a solved row into the tableau and its expression wherever its subject was used.
    private mutating func enter(_ row: LinearRow) {
        let index = insert(row)
        substitute(rowAt: index)
    }

    /// Finds a place for a row that no symbol can be solved for without breaking other rows.
    ///
    /// Phase one of the simplex method: an artificial symbol takes up the whole difference and is
    /// then brought to zero. Where that fails, its row proves the conflict.
    private mutating func enterByArtificialSymbol(
        _ row: LinearRow,
        marking entry: Entry
    ) -> SolverConflict? {
        var row = row
        if row.constant < 0 { row.scale(by: -1) }
        let artificial = makeSymbol(.nonnegative, owner: -1)
        row.basic = artificial
        let index = insert(row)
        minimize(rowAt: index)

        if rowOfSymbol[artificial] == index {
            if rows[index].constant > Self.tolerance {
                let conflict = conflict(of: rows[index])
                removeRow(index)
                discard(artificial)
                return conflict
            }
            rows[index].constant = 0
            if let symbol = replacement(in: rows[index], marking: entry) {
                pivot(rowAt: index, to: symbol)
            } else {
                removeRow(index)
            }
        }
        for row in rowsContaining(artificial) {
            _ = rows[row].remove(artificial)
        }
        discard(artificial)
        return nil
    }

    /// A symbol that may take the place of an artificial one whose value is zero.
    private func replacement(in row: LinearRow, marking entry: Entry) -> Int? {
        let symbol = row.cells.first { symbols[$0.symbol] == .nonnegative }?.symbol
        return symbol ?? (row.coefficient(of: entry.marker) == 0 ? nil : entry.marker)
    }

    /// Lowers the value that a row says until it is zero or nothing can lower it further.
    private mutating func minimize(rowAt index: Int) {
        let artificial = rows[index].basic
        var steps = stepLimit
        while rowOfSymbol[artificial] == index, rows[index].constant > Self.tolerance, steps > 0 {
            steps -= 1
            let entering = rows[index].cells.first { cell in
                cell.coefficient < -LinearRow.epsilon && symbols[cell.symbol] == .nonnegative
            }
            guard let entering else { return }
            let leaving = leavingRow(for: entering.symbol, preferring: index)
            guard let leaving else { return }
            pivot(rowAt: leaving, to: entering.symbol)
        }
    }

    /// The constraints whose symbols a row has: together they hold its value away from zero.
    func conflict(of row: LinearRow) -> SolverConflict {
        var indices = Set(row.cells.map { owners[$0.symbol] })
        if row.basic >= 0 { indices.insert(owners[row.basic]) }
        indices.remove(-1)
        return SolverConflict(others: indices.sorted().map(Handle.init(index:)))
    }
}
