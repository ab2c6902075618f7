/// What Auto Layout keeps for one view.
struct LayoutState {}

extension UIView {
    /// Solves the constraints of the tree under this root view.
    func solveConstraints() {}

    /// Called just before this view leaves its superview: constraints that cross the border go.
    func willLeaveConstraintTree() {}

    /// Called after this view has got a superview.
    func didEnterConstraintTree() {}

    /// Called after the view's centre or bounds size changed, whoever changed it.
    func constraintGeometryDidChange() {}
}
