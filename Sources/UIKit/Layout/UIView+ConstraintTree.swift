extension UIView {
    /// Called just before this view leaves its superview: constraints that cross the border go.
    func willLeaveConstraintTree() {
        var ancestor = superview
        while let view = ancestor {
            for constraint in view.layoutState.constraints where constraint.touches(inside: self) {
                constraint.isActive = false
            }
            ancestor = view.superview
        }
        if !isIslandBoundary || layoutState.isGivenToSuperview {
            superview?.islandHost.layoutState.engine = nil
            superview?.islandHost.setNeedsSolving()
        }
        layoutState.isGivenToSuperview = false
    }

    /// Called after this view has got a superview.
    func didEnterConstraintTree() {
        if !isIslandBoundary {
            layoutState.engine = nil
            if hasConstraintsInIsland { islandHost.discardEngine() }
        }
        tellAncestorsOfWork()
    }

    /// Called after the view's centre or bounds size changed, whoever changed it.
    func constraintGeometryDidChange() {
        if layoutState.engine != nil { setNeedsSolving() }
        if layoutState.isGivenToSuperview { superview?.islandHost.setNeedsSolving() }
    }

    /// Called after the view scrolled.
    func constraintScrollingDidChange() {
        if layoutState.dependsOnScrolling { islandHost.setNeedsSolving() }
    }

    /// Called after layout margins changed.
    func constraintMarginsDidChange() {
        if !layoutState.ownGuides.isEmpty { islandHost.setNeedsSolving() }
    }

    private func tellAncestorsOfWork() {
        let solves = layoutState.needsSolving || layoutState.descendantNeedsSolving
        let updates =
            layoutState.needsUpdateConstraints || layoutState.descendantNeedsUpdateConstraints
        var ancestor = superview
        while let view = ancestor {
            if solves { view.layoutState.descendantNeedsSolving = true }
            if updates { view.layoutState.descendantNeedsUpdateConstraints = true }
            ancestor = view.superview
        }
    }

    /// The innermost view that both are in or are.
    func commonAncestor(with other: UIView) -> UIView? {
        var candidate: UIView? = self
        while let view = candidate, !other.isDescendant(of: view) { candidate = view.superview }
        return candidate
    }
}

extension NSLayoutConstraint {
    /// Whether one of the items is the view or in it.
    fileprivate func touches(inside view: UIView) -> Bool {
        firstView?.isDescendant(of: view) == true || secondView?.isDescendant(of: view) == true
    }
}
