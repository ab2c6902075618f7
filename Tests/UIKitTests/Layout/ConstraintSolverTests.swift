import Testing

@testable import UIKit

struct ConstraintSolverTests {
    @Test(arguments: 1...50)
    func `finds what an exhaustive search finds, through any changes`(seed: Int) throws {
        var walk = RandomSystem(seed: seed)
        for _ in 0..<10 { try walk.step() }
    }

    @Test func `the same calls give the same numbers`() throws {
        func run() throws -> [Double] {
            var walk = RandomSystem(seed: 7)
            for _ in 0..<10 { try walk.step() }
            return walk.values
        }
        #expect(try run() == run())
    }

    @Test func `a higher priority wins over any number of lower ones`() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        _ = try solver.add(.equal(x - 1, priority: 501))
        for _ in 0..<200 { _ = try solver.add(.equal(x - 1000, priority: 500.5)) }
        solver.expectSolution()
        #expect(solver.value(of: x) == 1)
    }

    @Test func `a contradiction names its constraints and changes nothing`() throws {
        var solver = ConstraintSolver()
        let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
        let xIsTwo = try solver.add(.equal(x - 2))
        _ = try solver.add(.equal(z - 5))
        var sum = x - 0
        sum.add(y, times: -1)
        let yIsX = try solver.add(.equal(sum))
        do throws(SolverConflict) {
            _ = try solver.add(.atLeast(y - 3))
            Issue.record("3 is not 2")
        } catch {
            #expect(error.others == [xIsTwo, yIsX])
        }
        solver.expectSolution()
        #expect([x, y, z].map(solver.value(of:)) == [2, 2, 5])
    }

    @Test func `a repeated constraint may go while the other stays`() throws {
        var solver = ConstraintSolver()
        let x = solver.makeVariable()
        let first = try solver.add(.equal(x - 4))
        let second = try solver.add(.equal(x - 4))
        solver.remove(first)
        solver.expectSolution()
        #expect(solver.value(of: x) == 4)
        solver.setConstant(-6, of: second)
        solver.expectSolution()
        #expect(solver.value(of: x) == 6)
    }

    @Test func `moved constants that contradict each other are told, and can be taken back`() throws
    {
        var solver = ConstraintSolver()
        let x = solver.makeVariable(nonnegative: true)
        let wanted = try solver.add(.equal(x - 4))
        _ = try solver.add(.atMost(x - 10))
        solver.setConstant(-11, of: wanted)
        solver.expectSolution(false)
        solver.setConstant(-9, of: wanted)
        solver.expectSolution()
        #expect(solver.value(of: x) == 9)
    }

    @Test func `an edited value drags what depends on it`() throws {
        var solver = ConstraintSolver()
        let (left, right, middle) = (
            solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
        )
        var centre = middle - 0
        centre.add(left, times: -0.5)
        centre.add(right, times: -0.5)
        _ = try solver.add(.equal(centre))
        _ = try solver.add(.equal(left - 10))
        let edit = try solver.add(.equal(right - 20, priority: 900))
        for value in stride(from: 20.0, through: 400, by: 20) {
            solver.setConstant(-value, of: edit)
            solver.expectSolution()
            #expect(solver.value(of: middle) == (10 + value) / 2)
        }
    }
}

extension ConstraintSolver {
    fileprivate mutating func expectSolution(_ expected: Bool = true) {
        let isSolved = solve()
        #expect(isSolved == expected)
    }
}

private func - (variable: ConstraintSolver.Variable, value: Double) -> LinearExpression {
    var expression = LinearExpression(variable)
    expression.constant = -value
    return expression
}

/// A solver to which things happen by dice, and the same system for the exhaustive search.
private struct RandomSystem {
    typealias Constraint = ExhaustiveSolver.Constraint

    private var dice: Dice
    private var solver = ConstraintSolver()
    private var variables: [ConstraintSolver.Variable] = []
    /// What cannot be removed: signs, and a box that keeps every solution near.
    private var frame: [Constraint] = []
    private var live: [(constraint: Constraint, handle: ConstraintSolver.Handle)] = []

    var values: [Double] { variables.map(solver.value(of:)) }

    init(seed: Int) {
        dice = Dice(seed: seed)
        let count = dice.roll(1...3)
        for index in 0..<count {
            let isNonnegative = dice.roll(0...1) == 0
            variables.append(solver.makeVariable(nonnegative: isNonnegative))
            var unit = [Double](repeating: 0, count: count)
            unit[index] = 1
            if isNonnegative {
                frame.append(
                    Constraint(coefficients: unit, constant: 0, above: .free, below: .forbidden)
                )
            }
            for sign in [1.0, -1] {
                let edge = Constraint(
                    coefficients: unit.map { $0 * sign },
                    constant: 100,
                    above: .free,
                    below: .forbidden
                )
                frame.append(edge)
            }
        }
        for edge in frame where edge.constant == 100 { _ = try? solver.add(linear(edge)) }
    }

    mutating func step() throws {
        switch dice.roll(0...9) {
        case 0..<2 where !live.isEmpty: remove()
        case 2..<4 where !live.isEmpty: move()
        default: add()
        }
        guard dice.roll(0...2) > 0 else { return }
        solver.expectSolution()
        let best = try #require(exhaustive(with: []).leastCosts())
        let found = try #require(exhaustive(with: []).costs(at: values), "breaks what is required")
        #expect(!ExhaustiveSolver.isLess(best, than: found), "\(found) instead of \(best)")
    }

    private mutating func add() {
        var coefficients = variables.map { _ in Double(dice.roll(-2...2)) }
        if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
        let constraint = Constraint(
            coefficients: coefficients,
            constant: Double(dice.roll(-40...40)),
            above: side(),
            below: side()
        )
        do throws(SolverConflict) {
            live.append((constraint, try solver.add(linear(constraint))))
        } catch {
            #expect(exhaustive(with: [constraint]).leastCosts() == nil, "there is a solution")
        }
    }

    private mutating func remove() {
        let index = dice.roll(0...(live.count - 1))
        solver.remove(live.remove(at: index).handle)
    }

    private mutating func move() {
        let index = dice.roll(0...(live.count - 1))
        let old = live[index].constraint.constant
        live[index].constraint.constant = Double(dice.roll(-40...40))
        solver.setConstant(live[index].constraint.constant, of: live[index].handle)
        if !solver.solve() {
            #expect(exhaustive(with: []).leastCosts() == nil, "there is a solution")
            live[index].constraint.constant = old
            solver.setConstant(old, of: live[index].handle)
        }
    }

    private mutating func side() -> LinearConstraint.Side {
        switch dice.roll(0...5) {
        case 0: return .free
        case 1: return .forbidden
        default: return .costs([50, 250, 250, 750, 999][dice.roll(0...4)])
        }
    }

    private func exhaustive(with more: [Constraint]) -> ExhaustiveSolver {
        ExhaustiveSolver(
            constraints: frame + live.map(\.constraint) + more,
            variableCount: variables.count
        )
    }

    private func linear(_ constraint: Constraint) -> LinearConstraint {
        var expression = LinearExpression(constant: constraint.constant)
        for (variable, coefficient) in zip(variables, constraint.coefficients)
        where coefficient != 0 {
            expression.add(variable, times: coefficient)
        }
        return LinearConstraint(
            expression: expression,
            above: constraint.above,
            below: constraint.below
        )
    }
}
