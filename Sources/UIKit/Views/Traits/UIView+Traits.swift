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
            if current.forcedInterfaceStyle != .unspecified {
                return UITraitCollection(
                    userInterfaceStyle: current.forcedInterfaceStyle,
                    displayScale: UIScreen.main.scale,
                    layoutDirection: UIScreen.main.traitCollection.layoutDirection
                )
            }
            view = current.superview
        }
        return UIScreen.main.traitCollection
    }

    /// The style that holds from here inwards: the view's own, else its controller's.
    var forcedInterfaceStyle: UIUserInterfaceStyle {
        guard ownInterfaceStyle == .unspecified else { return ownInterfaceStyle }
        return controller?.overrideUserInterfaceStyle ?? .unspecified
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

    /// Tells this view and those inside it, whose style is not forced, that the style changed.
    func tellTraitsChanged(from previous: UITraitCollection) {
        let traits = traitCollection
        guard traits.hasDifferentColorAppearance(comparedTo: previous) else { return }
        tellTraitsChanged(from: previous, to: traits)
    }

    private func tellTraitsChanged(from previous: UITraitCollection, to traits: UITraitCollection) {
        toldInterfaceStyle = traits.userInterfaceStyle
        resolveBackgroundColor()
        setNeedsDisplay()
        if let controller {
            controller.traitCollectionDidChange(previous)
            controller.traitObservers.tell(controller, previous)
        }
        traitCollectionDidChange(previous)
        traitObservers.tell(self, previous)
        for subview in subviews where subview.forcedInterfaceStyle == .unspecified {
            subview.tellTraitsChanged(from: previous, to: traits)
        }
    }

    /// Tells a view that came into a window, or left one, where the window's style is another than
    /// the view last knew.
    func adoptInterfaceStyle() {
        let traits = traitCollection
        guard window != nil, traits.userInterfaceStyle != toldInterfaceStyle else {
            return resolveBackgroundColor()
        }
        let previous = UITraitCollection(
            userInterfaceStyle: toldInterfaceStyle,
            displayScale: traits.displayScale,
            layoutDirection: traits.layoutDirection
        )
        tellTraitsChanged(from: previous, to: traits)
    }
}
