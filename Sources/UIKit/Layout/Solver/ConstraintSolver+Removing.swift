extension ConstraintSolver {
    /// Removes a constraint; the values follow at the next `solve`.
    mutating func remove(_ handle: Handle) {
        guard let entry = entries[handle.index] else { return }
        restoreFeasibility()
        removePrices(of: entry)
        let basicSide = [entry.above, entry.below, entry.marker].compactMap { $0 }.first {
            rowOfSymbol[$0] >= 0
        }
        if let basicSide {
            removeRow(rowOfSymbol[basicSide])
        } else if let row = rowToLeave(for: entry.marker) {
            pivot(rowAt: row, to: entry.marker)
            removeRow(row)
        }
        for symbol in Set([entry.above, entry.below, entry.marker].compactMap { $0 }).sorted() {
            discard(symbol)
        }
        discardEntry(handle.index)
        isOptimal = false
    }

    private mutating func removePrices(of entry: Entry) {
        for price in entry.prices {
            let tier = tiers.tier(of: price.priority)
            let row = rowOfSymbol[price.symbol]
            if row >= 0 {
                tiers.add(rows[row], times: -price.weight, to: tier)
            } else {
                tiers.add(price.symbol, times: -price.weight, to: tier)
            }
        }
    }

    /// The row to take out together with a symbol, so that all others keep an allowed value.
    private mutating func rowToLeave(for marker: Int) -> Int? {
        var falling: (row: Int, ratio: Double)?
        var rising: (row: Int, ratio: Double)?
        var other: Int?
        for index in rowsContaining(marker) {
            let basic = symbols[rows[index].basic]
            // A constraint that said the same as this one must now speak for itself.
            if basic == .zero { return index }
            let coefficient = rows[index].coefficient(of: marker)
            let ratio = abs(rows[index].constant / coefficient)
            if basic == .unbounded {
                other = other ?? index
            } else if coefficient < 0 {
                if ratio < falling?.ratio ?? .infinity { falling = (index, ratio) }
            } else if ratio < rising?.ratio ?? .infinity {
                rising = (index, ratio)
            }
        }
        return falling?.row ?? rising?.row ?? other
    }
}
