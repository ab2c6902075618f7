import Foundation

extension LayoutEngine {
    /// Lets a constraint take part; one that contradicts others has no effect and is told.
    func add(_ constraint: NSLayoutConstraint) {
        let key = ObjectIdentifier(constraint)
        guard constraint.isActive, active[key]?.handle == nil else { return }
        guard let expression = expression(of: constraint) else { return }
        var entry = Active(constraint: constraint)
        entry.offset = expression.constant
        let linear = constraint.linear(expression)
        do throws(SolverConflict) {
            entry.handle = try solver.add(linear)
        } catch {
            dropped.append(constraint)
            if isNews(constraint) { report(constraint, contradicting: error.others) }
        }
        active[key] = entry
    }

    /// Takes a constraint away.
    func remove(_ constraint: NSLayoutConstraint) {
        let entry = active.removeValue(forKey: ObjectIdentifier(constraint))
        if let handle = entry?.handle { solver.remove(handle) }
        dropped.removeAll { $0 === constraint }
        watched.removeAll { $0 === constraint }
    }

    /// Tries constraints again that had no effect.
    func retryDropped() {
        guard !dropped.isEmpty else { return }
        let candidates = dropped
        dropped = []
        for constraint in candidates { add(constraint) }
    }

    func moveConstant(of constraint: NSLayoutConstraint) {
        guard let entry = active[ObjectIdentifier(constraint)], let handle = entry.handle else {
            return
        }
        let constant = LayoutNumber.clamped(Double(constraint.constant))
        solver.setConstant(entry.offset - constant, of: handle)
    }

    /// Reads baselines and scrolling again; whether anything had changed.
    func refreshWatched() -> Bool {
        var isChanged = false
        for constraint in watched {
            let key = ObjectIdentifier(constraint)
            guard let expression = expression(of: constraint, isNew: false),
                let known = active[key]?.offset, expression.constant != known
            else { continue }
            isChanged = true
            active[key]?.offset = expression.constant
            moveConstant(of: constraint)
        }
        return isChanged
    }

    /// Looks up again which views' texts constraints are about.
    func renewBaselines() {
        for constraint in watched
        where constraint.firstAttribute.isBaseline || constraint.secondAttribute.isBaseline {
            enqueue(.renewal(of: constraint))
        }
    }

    private func report(
        _ constraint: NSLayoutConstraint,
        contradicting others: [ConstraintSolver.Handle]
    ) {
        let sentences = others.compactMap(sentence(of:))
        UIKitHost.reportsLayoutProblem(
            "Unable to simultaneously satisfy constraints: \(constraint.sentence) has no effect, "
                + "because it contradicts: \(sentences.joined(separator: "; "))"
        )
    }

    private func sentence(of handle: ConstraintSolver.Handle) -> String? {
        if let entry = active.values.first(where: { $0.handle == handle }) {
            return entry.constraint.sentence
        }
        if hostHandles.contains(handle) {
            let size = host.bounds.size
            return "\(type(of: host)) is \(size.width) x \(size.height)"
        }
        for given in givens where given.handles.contains(handle) {
            switch given.source {
            case .frame(let view): return "\(type(of: view)) is placed by its frame \(view.frame)"
            case .insets(let guide): return "the insets of a guide in \(type(of: guide.owningView))"
            case .scrolling: return "the place that is scrolled to"
            }
        }
        return nil
    }
}

extension NSLayoutConstraint {
    /// The constraint for the solver, from its expression without the constant.
    func linear(_ expression: LinearExpression) -> LinearConstraint {
        var expression = expression
        expression.constant -= LayoutNumber.clamped(Double(constant))
        switch relation {
        case .equal: return .equal(expression, priority: priority.rawValue)
        case .lessThanOrEqual: return .atMost(expression, priority: priority.rawValue)
        case .greaterThanOrEqual: return .atLeast(expression, priority: priority.rawValue)
        }
    }
}
