extension ConstraintSolver {
    /// Brings every value up to date; answers false when changed constants contradict each other.
    ///
    /// After false the values are of no use: remove a constraint or take a change back, and solve
    /// again, or start anew.
    mutating func solve() -> Bool {
        if isFeasible || repair() {
            optimize()
            return true
        }
        return false
    }

    /// Moves a constraint's constant: its expression is now the same sum with another constant.
    ///
    /// An edit variable of Cassowary is this: a constraint `variable - value`, moved as the value is.
    mutating func setConstant(_ constant: Double, of handle: Handle) {
        guard var entry = entries[handle.index], entry.constant != constant else { return }
        // The repair below needs costs at their minimum to start from.
        if isFeasible { optimize() }
        let difference = constant - entry.constant
        entry.constant = constant
        entries[handle.index] = entry
        isFeasible = false

        if let above = entry.above, rowOfSymbol[above] >= 0 {
            rows[rowOfSymbol[above]].constant += difference
        } else if rowOfSymbol[entry.marker] >= 0 {
            let sign: Double = entry.marker == entry.above ? 1 : -1
            rows[rowOfSymbol[entry.marker]].constant += sign * difference
        } else {
            let sign: Double = entry.marker == entry.above ? -1 : 1
            for row in rowsContaining(entry.marker) {
                rows[row].constant += sign * difference * rows[row].coefficient(of: entry.marker)
            }
        }
    }

    /// Makes sure that constraints can be added or removed.
    mutating func restoreFeasibility() {
        if !isFeasible { _ = repair() }
    }

    /// The primal simplex: lowers costs, tier by tier, while all values stay allowed.
    private mutating func optimize() {
        guard !isOptimal else { return }
        isOptimal = true
        var steps = stepLimit
        for tier in tiers.indices {
            while steps > 0, let entering = gainfulSymbol(in: tier) {
                steps -= 1
                guard let leaving = leavingRow(for: entering) else { break }
                pivot(rowAt: leaving, to: entering)
            }
        }
    }

    private func gainfulSymbol(in tier: Int) -> Int? {
        tiers.gainfulSymbol(in: tier) { symbols[$0] == .nonnegative }
    }

    /// The dual simplex: makes values allowed again while all costs stay at their minimum.
    private mutating func repair() -> Bool {
        var steps = stepLimit
        while let index = offendingRow() {
            steps -= 1
            guard steps > 0, let entering = cheapestSymbol(toRaise: rows[index]) else {
                return false
            }
            pivot(rowAt: index, to: entering)
        }
        isFeasible = true
        return true
    }

    /// A row whose value is not allowed.
    private func offendingRow() -> Int? {
        var offender: Int?
        for (index, row) in rows.enumerated() where row.basic >= 0 {
            let isOffending: Bool
            switch symbols[row.basic] {
            case .nonnegative: isOffending = row.constant < -Self.tolerance
            case .zero: isOffending = abs(row.constant) > Self.tolerance
            case .unbounded, .unused: isOffending = false
            }
            if isOffending, offender.map({ rows[$0].basic > row.basic }) ?? true {
                offender = index
            }
        }
        return offender
    }

    /// The symbol that brings a row back to zero at the least cost.
    private func cheapestSymbol(toRaise row: LinearRow) -> Int? {
        let sign: Double = row.constant < 0 ? 1 : -1
        var best: LinearRow.Cell?
        for cell in row.cells where symbols[cell.symbol] == .nonnegative {
            guard cell.coefficient * sign > LinearRow.epsilon else { continue }
            if let current = best {
                let isCheaper = tiers.isCheaper(
                    cell.symbol,
                    by: abs(cell.coefficient),
                    than: current.symbol,
                    by: abs(current.coefficient)
                )
                if isCheaper { best = cell }
            } else {
                best = cell
            }
        }
        return best?.symbol
    }
}
