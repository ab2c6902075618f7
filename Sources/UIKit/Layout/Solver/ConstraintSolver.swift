/// Finds numbers that satisfy linear constraints, the more important ones first.
///
/// A Cassowary: the simplex method over a tableau that is kept between changes, so that adding,
/// removing or moving one constraint costs a few steps and not a whole solution. Costs are compared
/// priority by priority, highest first (``CostTiers``): nothing that a lower priority gains can
/// outweigh the least loss of a higher one, however many there are.
///
/// The same calls in the same order give the same numbers: nothing here depends on hashing.
struct ConstraintSolver {
    /// A number that the solver finds.
    struct Variable: Hashable {
        let symbol: Int
    }

    /// A constraint that was added, to change or remove it by.
    struct Handle: Hashable {
        let index: Int
    }

    /// What a column of the tableau stands for.
    enum Symbol {
        /// A variable that may have any value.
        case unbounded

        /// Zero or more: a variable that may not be negative, a slack or an error.
        case nonnegative

        /// Always zero: marks the constraints that forbid both sides.
        case zero

        /// Not in use; the next symbol takes its number.
        case unused
    }

    /// A constraint's own symbols, and the constant that it has now.
    struct Entry {
        var constant: Double
        /// How far the expression is above zero, where it may be.
        var above: Int?
        /// How far it is below zero, where it may be.
        var below: Int?
        /// Stands in for both where neither may be.
        var marker: Int
        var prices: [Price] = []
    }

    /// A symbol that costs something.
    struct Price {
        let symbol: Int
        let priority: Float
        var weight = 1.0
    }

    /// How far below zero rounding may leave a value that may not be negative.
    static let tolerance = 1e-7

    var symbols: [Symbol] = []
    /// The constraint that a symbol belongs to, by symbol; -1 for variables.
    var owners: [Int] = []
    /// The row that says a symbol's value, by symbol; -1 while the symbol is zero or parametric.
    var rowOfSymbol: [Int] = []
    /// The rows that may contain a symbol, by symbol; a row stays listed after its cell is gone.
    var columns: [[Int]] = []
    var rows: [LinearRow] = []
    /// When each row was last met by a walk along a column, and how many walks there were.
    var visits: [Int] = []
    var visit = 0
    var tiers = CostTiers()
    var entries: [Entry?] = []
    /// Whether every cost has been brought to its minimum since the last change of constraints.
    var isOptimal = true
    /// Whether every nonnegative symbol is so; false only between a change of constants and `solve`.
    var isFeasible = true
    private var unusedSymbols: [Int] = []
    private var unusedRows: [Int] = []
    private var unusedEntries: [Int] = []

    /// Makes a variable, which is zero until constraints say otherwise.
    mutating func makeVariable(nonnegative: Bool = false) -> Variable {
        Variable(symbol: makeSymbol(nonnegative ? .nonnegative : .unbounded, owner: -1))
    }

    /// The variable's value as of the last `solve`.
    func value(of variable: Variable) -> Double {
        let row = rowOfSymbol[variable.symbol]
        return row < 0 ? 0 : rows[row].constant
    }

    mutating func makeSymbol(_ symbol: Symbol, owner: Int) -> Int {
        if let index = unusedSymbols.popLast() {
            symbols[index] = symbol
            owners[index] = owner
            return index
        }
        symbols.append(symbol)
        owners.append(owner)
        rowOfSymbol.append(-1)
        columns.append([])
        tiers.makeSymbol()
        return symbols.count - 1
    }

    /// Gives a symbol back; it must not be in any row.
    mutating func discard(_ symbol: Int) {
        symbols[symbol] = .unused
        owners[symbol] = -1
        rowOfSymbol[symbol] = -1
        columns[symbol] = []
        tiers.forget(symbol)
        unusedSymbols.append(symbol)
    }

    mutating func makeEntry(_ entry: Entry) -> Int {
        if let index = unusedEntries.popLast() {
            entries[index] = entry
            return index
        }
        entries.append(entry)
        return entries.count - 1
    }

    mutating func discardEntry(_ index: Int) {
        entries[index] = nil
        unusedEntries.append(index)
    }

    /// Puts a row into the tableau whose basic symbol is in no other row.
    mutating func insert(_ row: LinearRow) -> Int {
        let index: Int
        if let unused = unusedRows.popLast() {
            index = unused
            rows[index] = row
        } else {
            index = rows.count
            rows.append(row)
            visits.append(0)
        }
        rowOfSymbol[row.basic] = index
        for cell in row.cells {
            columns[cell.symbol].append(index)
        }
        return index
    }

    /// Takes a row out; the columns forget it when they are next walked.
    mutating func removeRow(_ index: Int) {
        rowOfSymbol[rows[index].basic] = -1
        rows[index] = LinearRow()
        unusedRows.append(index)
    }
}
