extension UIView {
    /// Calls `updateConstraints`, inner views first, where it is due.
    func updateTreeConstraints() {
        if layoutState.descendantNeedsUpdateConstraints {
            layoutState.descendantNeedsUpdateConstraints = false
            for subview in subviews { subview.updateTreeConstraints() }
        }
        if layoutState.needsUpdateConstraints {
            layoutState.needsUpdateConstraints = false
            updateConstraints()
        }
    }

    /// Marks this view and tells those outside that there is something to do in here.
    func markConstraintsForUpdate() {
        guard !layoutState.needsUpdateConstraints else { return }
        layoutState.needsUpdateConstraints = true
        var view = superview
        while let current = view, !current.layoutState.descendantNeedsUpdateConstraints {
            current.layoutState.descendantNeedsUpdateConstraints = true
            view = current.superview
        }
    }
}
