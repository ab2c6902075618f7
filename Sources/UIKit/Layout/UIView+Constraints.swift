import Foundation

extension UIView {
    /// Whether the frame is set by hand, and constraints take it as it is; true by default.
    ///
    /// What differs from Apple's: such a frame is a given, and never pushes on its superview.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { layoutState.translatesAutoresizingMask }
        set {
            guard newValue != layoutState.translatesAutoresizingMask else { return }
            layoutState.translatesAutoresizingMask = newValue
            islandsDidChange()
        }
    }

    /// The active constraints that this view holds.
    public var constraints: [NSLayoutConstraint] { layoutState.constraints }

    /// Puts a constraint in place; its items must be this view or in it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard !constraint.isActive else { return }
        let views = [constraint.firstView, constraint.isBinary ? constraint.secondView : nil]
        guard views.allSatisfy({ $0?.isDescendant(of: self) ?? true }) else {
            UIKitHost.reportsLayoutProblem(
                "A constraint has no effect, because its items are not in the view: "
                    + constraint.sentence
            )
            return
        }
        constraint.hold(in: self)
    }

    /// Puts constraints in place; their items must be this view or in it.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { addConstraint(constraint) }
    }

    /// Takes a constraint away that this view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        if constraint.holder === self { constraint.isActive = false }
    }

    /// Takes constraints away that this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { removeConstraint(constraint) }
    }
}
