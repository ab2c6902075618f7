public import Foundation

extension UIView {
    /// Asks for `draw(_:)` of a part; the whole view is drawn.
    public func setNeedsDisplay(_ rect: CGRect) {
        setNeedsDisplay()
    }

    /// Solves and lays out until nothing is due any more, in at most eight rounds.
    func settleLayout() {
        for _ in 0..<8 {
            rootView.solveConstraints()
            tellSafeAreas()
            guard layoutTree() else { return }
        }
    }

    /// Tells each view whose safe area is another than it was last told.
    private func tellSafeAreas() {
        let insets = safeAreaInsets
        if insets != toldSafeAreaInsets {
            toldSafeAreaInsets = insets
            setNeedsLayout()
            safeAreaInsetsDidChange()
            layoutMarginsDidChange()
        }
        for subview in subviews { subview.tellSafeAreas() }
    }

    /// One round of layout, outside in; whether anything was due.
    private func layoutTree() -> Bool {
        var worked = false
        if needsLayout {
            needsLayout = false
            worked = true
            controller?.viewWillLayoutSubviews()
            layoutSubviews()
            controller?.viewDidLayoutSubviews()
        }
        for subview in subviews where subview.layoutTree() {
            worked = true
        }
        return worked
    }

    /// Changes frame, bounds or centre and tells whom it concerns.
    func setGeometry(_ change: () -> Void) {
        let (bounds, center) = (layer.model.bounds, layer.model.position)
        change()
        let size = layer.model.bounds.size
        if size != bounds.size {
            setNeedsLayout()
            setNeedsDisplay()
            if autoresizesSubviews { resizeSubviews(from: bounds.size, to: size) }
        }
        if size != bounds.size || layer.model.position != center {
            constraintGeometryDidChange()
        }
        if layer.model.bounds.origin != bounds.origin { constraintScrollingDidChange() }
    }

    private func resizeSubviews(from old: CGSize, to new: CGSize) {
        for subview in subviews where !subview.autoresizingMask.isEmpty {
            subview.frame = subview.autoresizingMask.resized(subview.frame, from: old, to: new)
        }
    }
}
