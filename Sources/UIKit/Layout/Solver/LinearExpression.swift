/// A sum of variables, each times a number, and a constant.
struct LinearExpression {
    /// One variable times a number.
    struct Term {
        let variable: ConstraintSolver.Variable
        let coefficient: Double
    }

    private(set) var terms: [Term] = []
    var constant: Double

    init(constant: Double = 0) {
        self.constant = constant
    }

    init(_ variable: ConstraintSolver.Variable, times coefficient: Double = 1) {
        terms = [Term(variable: variable, coefficient: coefficient)]
        constant = 0
    }

    /// Adds a variable; one that is there already may come again, the solver sums them up.
    mutating func add(_ variable: ConstraintSolver.Variable, times coefficient: Double = 1) {
        terms.append(Term(variable: variable, coefficient: coefficient))
    }

    mutating func add(_ other: LinearExpression, times factor: Double = 1) {
        for term in other.terms {
            add(term.variable, times: term.coefficient * factor)
        }
        constant += other.constant * factor
    }
}
