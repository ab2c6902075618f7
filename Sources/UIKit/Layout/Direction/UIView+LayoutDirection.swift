extension UIView {
    /// What the content means for right-to-left languages; unspecified by default.
    ///
    /// As Apple's it is about this view alone: views inside have their own. It decides how the view
    /// arranges its immediate content, such as the order of a stack view, and where leading and
    /// trailing are in constraints between what is in the view, or between that and the view.
    public var semanticContentAttribute: UISemanticContentAttribute {
        get { layoutState.semanticContent }
        set {
            let previous = effectiveUserInterfaceLayoutDirection
            layoutState.semanticContent = newValue
            if effectiveUserInterfaceLayoutDirection != previous { layoutDirectionDidChange() }
        }
    }

    /// The direction to arrange this view's immediate content in.
    ///
    /// It is the app's unless `semanticContentAttribute` says otherwise; the superview has no say.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        UIView.userInterfaceLayoutDirection(for: semanticContentAttribute)
    }

    /// The direction of content with this meaning in the app.
    public static func userInterfaceLayoutDirection(
        for attribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        userInterfaceLayoutDirection(
            for: attribute,
            relativeTo: UIApplication.shared.userInterfaceLayoutDirection
        )
    }

    /// The direction of content with this meaning in an interface of this direction.
    public static func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .unspecified: layoutDirection
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }

    /// Whether the view's immediate content goes from right to left.
    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Lays out anew what depends on the direction.
    func layoutDirectionDidChange() {
        islandHost.discardEngine()
        setNeedsLayout()
        if case .directional = ownLayoutMargins { layoutMarginsDidChange() }
    }
}
