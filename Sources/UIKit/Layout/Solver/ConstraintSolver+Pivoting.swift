extension ConstraintSolver {
    /// A bound on the steps of one search; Bland's rule ends long before it, rounding might not.
    var stepLimit: Int { 20 * (rows.count + 10) }

    /// Makes another symbol of a row its basic one.
    mutating func pivot(rowAt index: Int, to entering: Int) {
        let leaving = rows[index].basic
        rows[index].solve(for: entering)
        rowOfSymbol[leaving] = -1
        rowOfSymbol[entering] = index
        columns[leaving].append(index)
        substitute(rowAt: index)
    }

    /// Writes a row's expression wherever its basic symbol was used.
    mutating func substitute(rowAt index: Int) {
        let row = rows[index]
        let users = columns[row.basic]
        columns[row.basic] = []
        for user in users where user != index {
            let factor = rows[user].remove(row.basic)
            guard factor != 0 else { continue }
            for symbol in rows[user].add(row, times: factor) {
                list(user, in: symbol)
            }
        }
        tiers.substitute(row)
    }

    private mutating func list(_ row: Int, in symbol: Int) {
        columns[symbol].append(row)
        if columns[symbol].count > 2 * rows.count + 16 { _ = rowsContaining(symbol) }
    }

    /// The row that first reaches zero as a symbol grows; nil when the symbol may grow for ever.
    func leavingRow(for entering: Int, preferring preferred: Int? = nil) -> Int? {
        var best: Int?
        var bestRatio = Double.infinity
        for index in columns[entering] where isNonnegative(index) {
            let coefficient = rows[index].coefficient(of: entering)
            guard coefficient < -LinearRow.epsilon else { continue }
            let ratio = -rows[index].constant / coefficient
            let isTie = abs(ratio - bestRatio) <= LinearRow.epsilon
            if isTie ? wins(index, over: best, preferring: preferred) : ratio < bestRatio {
                best = index
                bestRatio = ratio
            }
        }
        return best
    }

    private func wins(_ index: Int, over best: Int?, preferring preferred: Int?) -> Bool {
        guard let best else { return true }
        if index == preferred || best == preferred { return index == preferred }
        return rows[index].basic < rows[best].basic
    }

    private func isNonnegative(_ row: Int) -> Bool {
        rows[row].basic >= 0 && symbols[rows[row].basic] == .nonnegative
    }

    /// The rows that contain a symbol, each once, and mends the symbol's column on the way.
    mutating func rowsContaining(_ symbol: Int) -> [Int] {
        visit += 1
        var found: [Int] = []
        for index in columns[symbol] where visits[index] != visit {
            guard rows[index].coefficient(of: symbol) != 0 else { continue }
            visits[index] = visit
            found.append(index)
        }
        columns[symbol] = found
        return found
    }
}
