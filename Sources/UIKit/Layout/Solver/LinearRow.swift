/// One equation of the tableau: a basic symbol written as a constant and a sum of other symbols.
struct LinearRow {
    /// One symbol times a number.
    struct Cell {
        let symbol: Int
        var coefficient: Double
    }

    /// Numbers closer to zero than this come from rounding, not from a constraint.
    static let epsilon = 1e-9

    /// The symbol that the row says the value of.
    var basic: Int
    var constant: Double

    /// In the order of their symbols, each symbol once, none with a coefficient of zero.
    private(set) var cells: [Cell] = []

    init(basic: Int = -1, constant: Double = 0) {
        self.basic = basic
        self.constant = constant
    }

    /// What the row has of a symbol, zero when it has none.
    func coefficient(of symbol: Int) -> Double {
        let index = position(of: symbol)
        guard index < cells.count, cells[index].symbol == symbol else { return 0 }
        return cells[index].coefficient
    }

    /// Adds a symbol times a number.
    mutating func add(_ symbol: Int, times coefficient: Double) {
        let index = position(of: symbol)
        if index < cells.count, cells[index].symbol == symbol {
            cells[index].coefficient += coefficient
            if abs(cells[index].coefficient) < Self.epsilon { cells.remove(at: index) }
        } else if abs(coefficient) >= Self.epsilon {
            cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: index)
        }
    }

    /// Adds another row's right side times a number, and answers the symbols that are new here.
    @discardableResult
    mutating func add(_ other: LinearRow, times factor: Double) -> [Int] {
        constant += other.constant * factor
        let mine = cells
        let theirs = other.cells
        var merged: [Cell] = []
        merged.reserveCapacity(mine.count + theirs.count)
        var new: [Int] = []
        var next = 0
        for cell in theirs {
            while next < mine.count, mine[next].symbol < cell.symbol {
                merged.append(mine[next])
                next += 1
            }
            var sum = cell.coefficient * factor
            if next < mine.count, mine[next].symbol == cell.symbol {
                sum += mine[next].coefficient
                next += 1
            } else {
                new.append(cell.symbol)
            }
            if abs(sum) >= Self.epsilon {
                merged.append(Cell(symbol: cell.symbol, coefficient: sum))
            }
        }
        if next < mine.count { merged.append(contentsOf: mine[next...]) }
        cells = merged
        return new
    }

    /// Takes a symbol out, and answers what its coefficient was.
    mutating func remove(_ symbol: Int) -> Double {
        let index = position(of: symbol)
        guard index < cells.count, cells[index].symbol == symbol else { return 0 }
        return cells.remove(at: index).coefficient
    }

    /// Rewrites the equation so that it says the value of one of its symbols; the symbol that was
    /// basic, if any, moves to the right side.
    mutating func solve(for symbol: Int) {
        let factor = remove(symbol)
        guard factor != 0 else { return }
        scale(by: -1 / factor)
        if basic >= 0 { add(basic, times: 1 / factor) }
        basic = symbol
    }

    mutating func scale(by factor: Double) {
        constant *= factor
        for index in cells.indices {
            cells[index].coefficient *= factor
        }
    }

    private func position(of symbol: Int) -> Int {
        var low = 0
        var high = cells.count
        while low < high {
            let middle = (low + high) / 2
            if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
