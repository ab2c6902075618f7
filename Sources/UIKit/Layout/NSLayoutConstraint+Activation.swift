import Foundation

extension NSLayoutConstraint {
    private static var lastSerial = 0

    /// The view of the first item.
    var firstView: UIView? { Self.view(of: firstItem) }

    /// The view of the second item.
    var secondView: UIView? { Self.view(of: secondItem) }

    /// Whether there is a second item to compare with.
    var isBinary: Bool { secondAttribute != .notAnAttribute && secondItem != nil }

    /// Puts the constraint in place where it belongs, or says why it cannot be.
    func activate() {
        guard let first = firstView else {
            return report("its first item is gone or is neither a view nor a guide in a view")
        }
        guard isBinary else { return hold(in: first) }
        guard let second = secondView, let ancestor = first.commonAncestor(with: second) else {
            return report("its items have no common ancestor")
        }
        hold(in: ancestor)
    }

    /// Makes a view the one that holds the constraint.
    func hold(in view: UIView) {
        guard [constant, multiplier].allSatisfy(\.isFinite) else {
            return report("its constant or multiplier is not a finite number")
        }
        guard !mixesDirections else {
            return report("leading and trailing cannot be joined with left and right")
        }
        Self.lastSerial += 1
        serial = Self.lastSerial
        holder = view
        view.layoutState.constraints.append(self)
        crossedViews = [firstItem, isBinary ? secondItem : nil].flatMap {
            viewsCrossed(from: $0, to: view)
        }
        for crossed in crossedViews { crossed.countCrossing(1) }
        view.islandHost.enqueue(.addition(of: self))
    }

    /// Takes the constraint away.
    func deactivate() {
        guard let holder else { return }
        self.holder = nil
        holder.layoutState.constraints.removeAll { $0 === self }
        holder.islandHost.enqueue(.removal(of: self))
        for crossed in crossedViews { crossed.countCrossing(-1) }
        crossedViews = []
    }

    /// The views whose place decides where an item is in its holder's coordinates.
    private func viewsCrossed(from item: AnyObject?, to holder: UIView) -> [UIView] {
        var view = item is UILayoutGuide ? Self.view(of: item) : Self.view(of: item)?.superview
        if item === holder { view = nil }
        var crossed: [UIView] = []
        while let current = view, current !== holder {
            crossed.append(current)
            view = current.superview
        }
        return crossed
    }

    private static func view(of item: AnyObject?) -> UIView? {
        (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
    }

    private func report(_ reason: String) {
        UIKitHost.reportsLayoutProblem("A constraint has no effect, because \(reason): \(sentence)")
    }
}
