extension UIView {
    /// Puts a view at this place, counted from the back; beyond the end is the front.
    public func insertSubview(_ view: UIView, at index: Int) {
        insert(view, at: index)
    }

    /// Puts a view right behind another; in front of all if that one is not here.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard view !== sibling else { return }
        let others = subviews.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === sibling } ?? others.count)
    }

    /// Puts a view right in front of another; in front of all if that one is not here.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard view !== sibling else { return }
        let others = subviews.filter { $0 !== view }
        insert(view, at: (others.firstIndex { $0 === sibling } ?? others.count - 1) + 1)
    }

    /// Moves one of the subviews in front of the others.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        reorder { $0.filter { $0 !== view } + [view] }
    }

    /// Moves one of the subviews behind the others.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        reorder { [view] + $0.filter { $0 !== view } }
    }

    /// Lets two subviews change places; an index that does not exist changes nothing.
    public func exchangeSubview(at first: Int, withSubviewAt second: Int) {
        guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
        subviews.swapAt(first, second)
    }

    /// Takes the view out of its superview.
    func detach() {
        guard let superview else { return }
        superview.willRemoveSubview(self)
        move(to: nil, in: nil) {
            willLeaveConstraintTree()
            superview.subviews.removeAll { $0 === self }
            superview.setNeedsLayout()
        }
    }

    /// Whether the view is this one or in it at any depth.
    public func isDescendant(of view: UIView) -> Bool {
        var candidate: UIView? = self
        while let current = candidate {
            if current === view { return true }
            candidate = current.superview
        }
        return false
    }

    /// The view itself or the first inside it that has this tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in subviews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    private func reorder(_ change: ([UIView]) -> [UIView]) {
        subviews = change(subviews)
        setNeedsLayout()
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "A view cannot be added to itself or what is in it.")
        if view.superview === self {
            let others = subviews.filter { $0 !== view }
            reorder { _ in
                Array(others.prefix(max(0, index))) + [view] + others.dropFirst(max(0, index))
            }
            return
        }
        if let old = view.superview {
            old.willRemoveSubview(view)
        }
        view.move(to: self, in: window) {
            if let old = view.superview {
                view.willLeaveConstraintTree()
                old.subviews.removeAll { $0 === view }
                old.setNeedsLayout()
            }
            subviews.insert(view, at: min(max(0, index), subviews.count))
            setNeedsLayout()
        }
        didAddSubview(view)
    }

    /// Changes superview and window, with the calls before and after, in Apple's order.
    private func move(to newSuperview: UIView?, in newWindow: UIWindow?, _ change: () -> Void) {
        let changesWindow = window !== newWindow
        if changesWindow { tellWillMove(to: newWindow) }
        willMove(toSuperview: newSuperview)
        change()
        superview = newSuperview
        if newSuperview != nil { didEnterConstraintTree() }
        if changesWindow { tellDidMoveToWindow() }
        if newSuperview != nil, ownTintColor == nil { tellTintChanged() }
        didMoveToSuperview()
    }

    private func tellWillMove(to window: UIWindow?) {
        willMove(toWindow: window)
        for subview in subviews { subview.tellWillMove(to: window) }
    }

    private func tellDidMoveToWindow() {
        adoptInterfaceStyle()
        didMoveToWindow()
        for subview in subviews { subview.tellDidMoveToWindow() }
    }
}
