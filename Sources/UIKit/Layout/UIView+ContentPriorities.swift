extension UIView {
    /// How much the view resists being larger than its content; 250 unless set.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        layoutState.hugging[axis]
    }

    /// Sets how much the view resists being larger than its content.
    public func setContentHuggingPriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.hugging[axis] = priority
        contentPrioritiesDidChange()
    }

    /// How much the view resists being smaller than its content; 750 unless set.
    public func contentCompressionResistancePriority(
        for axis: NSLayoutConstraint.Axis
    ) -> UILayoutPriority {
        layoutState.compressionResistance[axis]
    }

    /// Sets how much the view resists being smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority,
        for axis: NSLayoutConstraint.Axis
    ) {
        layoutState.compressionResistance[axis] = priority
        contentPrioritiesDidChange()
    }

    private func contentPrioritiesDidChange() {
        contentDidChange()
    }

    /// Notes that the natural size, or what it is worth, is to be asked for again.
    func contentDidChange() {
        layoutState.engine?.enqueue(.content(of: self))
        if layoutState.engine != nil { setNeedsSolving() }
        guard !isIslandBoundary, let superview else { return }
        superview.islandHost.enqueue(.content(of: self))
    }
}
