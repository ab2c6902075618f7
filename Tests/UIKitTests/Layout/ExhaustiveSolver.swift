@testable import UIKit

/// Finds the best solution of small systems by looking at every corner that there is.
///
/// Costs are linear between the lines where some constraint is exactly met, so the best point is
/// where as many of these lines cross as there are variables.
struct ExhaustiveSolver {
    /// A constraint `a · x + constant` with what each side costs.
    struct Constraint {
        var coefficients: [Double]
        var constant: Double
        var above: LinearConstraint.Side
        var below: LinearConstraint.Side
    }

    /// What a point costs, by priority.
    typealias Costs = [Float: Double]

    var constraints: [Constraint]
    let variableCount: Int

    /// The least costs; nil when nothing satisfies the required constraints.
    func leastCosts() -> Costs? {
        var best: Costs?
        visit(from: 0, picked: []) { point in
            guard let costs = costs(at: point) else { return }
            if best.map({ Self.isLess(costs, than: $0) }) ?? true { best = costs }
        }
        return best
    }

    /// What a point costs; nil where it breaks a required constraint.
    func costs(at point: [Double]) -> Costs? {
        var costs: Costs = [:]
        for constraint in constraints {
            let value = zip(constraint.coefficients, point).map(*).reduce(constraint.constant, +)
            switch value > 0 ? constraint.above : constraint.below {
            case .forbidden: if abs(value) > 1e-5 { return nil }
            case .free: break
            case .costs(let priority): costs[priority, default: 0] += abs(value)
            }
        }
        return costs
    }

    static func isLess(_ costs: Costs, than others: Costs) -> Bool {
        for priority in Set(costs.keys).union(others.keys).sorted(by: >) {
            let difference = costs[priority, default: 0] - others[priority, default: 0]
            if abs(difference) > 1e-4 { return difference < 0 }
        }
        return false
    }

    private func visit(from start: Int, picked: [Int], _ body: ([Double]) -> Void) {
        if picked.count == variableCount {
            if let point = crossing(of: picked.map { constraints[$0] }) { body(point) }
            return
        }
        for index in constraints.indices.dropFirst(start) {
            visit(from: index + 1, picked: picked + [index], body)
        }
    }

    /// Where the constraints are all exactly met, by elimination.
    private func crossing(of picked: [Constraint]) -> [Double]? {
        var rows = picked.map { $0.coefficients + [-$0.constant] }
        for column in rows.indices {
            let best = rows.indices.dropFirst(column).max {
                abs(rows[$0][column]) < abs(rows[$1][column])
            }
            guard let best, abs(rows[best][column]) > 1e-9 else { return nil }
            rows.swapAt(column, best)
            let pivot = rows[column]
            for other in rows.indices where other != column {
                let factor = rows[other][column] / pivot[column]
                rows[other] = zip(rows[other], pivot).map { $0 - factor * $1 }
            }
        }
        return rows.indices.map { rows[$0][variableCount] / rows[$0][$0] }
    }
}

/// Numbers that look random and are the same in every run.
struct Dice {
    private var state: UInt64

    init(seed: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        for _ in 0..<5 { _ = roll(0...1) }
    }

    mutating func roll(_ range: ClosedRange<Int>) -> Int {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return range.lowerBound + Int(state % UInt64(range.count))
    }
}
