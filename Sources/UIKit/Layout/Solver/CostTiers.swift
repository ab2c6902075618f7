/// What the symbols of a tableau cost, one tier a priority, the highest priority first.
///
/// A cost is a list of numbers, compared like words in a dictionary. That is what "a higher
/// priority always wins" means; weights, however steep, only come near it and lose digits.
struct CostTiers {
    private struct Tier {
        let priority: Float
        /// What one more of a symbol costs, by symbol; basic symbols have none.
        var costs: [Double]
    }

    private var tiers: [Tier] = []
    private var symbolCount = 0

    /// The tiers in use.
    var indices: Range<Int> { tiers.indices }

    mutating func makeSymbol() {
        symbolCount += 1
        for tier in tiers.indices {
            tiers[tier].costs.append(0)
        }
    }

    mutating func forget(_ symbol: Int) {
        for tier in tiers.indices {
            tiers[tier].costs[symbol] = 0
        }
    }

    /// Where a priority's tier is; makes it when there is none.
    mutating func tier(of priority: Float) -> Int {
        let index = tiers.firstIndex { $0.priority <= priority } ?? tiers.count
        if index == tiers.count || tiers[index].priority != priority {
            let costs = [Double](repeating: 0, count: symbolCount)
            tiers.insert(Tier(priority: priority, costs: costs), at: index)
        }
        return index
    }

    func cost(of symbol: Int, in tier: Int) -> Double {
        tiers[tier].costs[symbol]
    }

    mutating func add(_ symbol: Int, times factor: Double, to tier: Int) {
        let sum = tiers[tier].costs[symbol] + factor
        tiers[tier].costs[symbol] = abs(sum) < LinearRow.epsilon ? 0 : sum
    }

    mutating func add(_ row: LinearRow, times factor: Double, to tier: Int) {
        for cell in row.cells {
            add(cell.symbol, times: cell.coefficient * factor, to: tier)
        }
    }

    /// Writes the costs of a symbol that became basic as costs of the symbols in its row.
    mutating func substitute(_ row: LinearRow) {
        for tier in tiers.indices {
            let cost = tiers[tier].costs[row.basic]
            guard cost != 0 else { continue }
            tiers[tier].costs[row.basic] = 0
            add(row, times: cost, to: tier)
        }
    }

    /// The first symbol after which a tier asks for more while no higher tier minds.
    func gainfulSymbol(in tier: Int, where isEligible: (Int) -> Bool) -> Int? {
        let costs = tiers[tier].costs
        for symbol in costs.indices where costs[symbol] < -LinearRow.epsilon {
            let higherMinds = tiers[..<tier].contains { $0.costs[symbol] != 0 }
            if !higherMinds, isEligible(symbol) { return symbol }
        }
        return nil
    }

    /// Whether one symbol's costs, each divided by its weight, are less than another's.
    func isCheaper(
        _ symbol: Int,
        by weight: Double,
        than other: Int,
        by otherWeight: Double
    ) -> Bool {
        for tier in tiers {
            let difference = tier.costs[symbol] / weight - tier.costs[other] / otherWeight
            if abs(difference) > LinearRow.epsilon { return difference < 0 }
        }
        return symbol < other
    }
}
