extension UIView {
    /// The style to show this view and what is in it with; unspecified asks the superview.
    public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownInterfaceStyle }
        set {
            guard ownInterfaceStyle != newValue else { return }
            let previous = traitCollection
            ownInterfaceStyle = newValue
            tellTraitsChanged(from: previous)
        }
    }

    /// Style, scale and direction: what is overridden here or further out, else the screen's.
    public var traitCollection: UITraitCollection {
        var view: UIView? = self
        while let current = view {
            if current.ownInterfaceStyle != .unspecified {
                return UITraitCollection(
                    userInterfaceStyle: current.ownInterfaceStyle,
                    displayScale: UIScreen.main.scale,
                    layoutDirection: UIScreen.main.traitCollection.layoutDirection
                )
            }
            view = current.superview
        }
        return UIScreen.main.traitCollection
    }

    /// Takes the shade of the background colour that suits the view's style.
    func resolveBackgroundColor() {
        guard let backgroundColor else { return }
        layer.backgroundColor = backgroundColor.resolvedColor(with: traitCollection).cgColor
    }

    /// Tells this view, and those inside without a tint of their own, in Apple's order.
    func tellTintChanged() {
        tintColorDidChange()
        for subview in subviews where subview.ownTintColor == nil {
            subview.tellTintChanged()
        }
    }

    private func tellTraitsChanged(from previous: UITraitCollection) {
        resolveBackgroundColor()
        setNeedsDisplay()
        traitCollectionDidChange(previous)
        for subview in subviews where subview.ownInterfaceStyle == .unspecified {
            subview.tellTraitsChanged(from: previous)
        }
    }
}
