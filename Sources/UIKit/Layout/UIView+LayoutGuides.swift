extension UIView {
    /// The guides that were added to the view.
    public var layoutGuides: [UILayoutGuide] { layoutState.guides }

    /// Adds a guide; takes it from the view it was in.
    public func addLayoutGuide(_ guide: UILayoutGuide) {
        guide.owningView = self
    }

    /// Takes a guide away, and the constraints that are about it.
    public func removeLayoutGuide(_ guide: UILayoutGuide) {
        if guide.owningView === self { guide.owningView = nil }
    }

    /// What is inside the layout margins.
    public var layoutMarginsGuide: UILayoutGuide { ownGuide(.margins) }

    /// The part of the view that no bar covers.
    public var safeAreaLayoutGuide: UILayoutGuide { ownGuide(.safeArea) }

    /// A column in the middle, inside the margins and not too wide to read.
    ///
    /// At most 672 points, Apple's width for the standard text size.
    public var readableContentGuide: UILayoutGuide { ownGuide(.readable) }

    func ownGuide(_ kind: UILayoutGuide.Kind) -> UILayoutGuide {
        if let guide = layoutState.ownGuides[kind] { return guide }
        let guide = UILayoutGuide(kind)
        layoutState.ownGuides[kind] = guide
        guide.owningView = self
        return guide
    }

    /// The guide went elsewhere: what is about it goes.
    func forget(_ guide: UILayoutGuide) {
        layoutState.guides.removeAll { $0 === guide }
        var view: UIView? = self
        while let current = view {
            for constraint in current.constraints
            where constraint.firstItem === guide || constraint.secondItem === guide {
                constraint.isActive = false
            }
            view = current.superview
        }
        islandHost.discardEngine()
    }
}

extension UIScrollView {
    /// The area inside the scroll view; constraints to it decide `contentSize`.
    public var contentLayoutGuide: UILayoutGuide { ownGuide(.scrollContent) }

    /// The part of the area that is seen: stays where it is as the content scrolls.
    public var frameLayoutGuide: UILayoutGuide { ownGuide(.scrollFrame) }
}
