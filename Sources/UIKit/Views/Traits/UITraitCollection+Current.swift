extension UITraitCollection {
    /// Whether dynamic colours may look different under these traits; light is as good as none.
    public func hasDifferentColorAppearance(
        comparedTo traitCollection: UITraitCollection?
    ) -> Bool {
        let isDark = userInterfaceStyle == .dark
        return isDark != (traitCollection?.userInterfaceStyle == .dark)
    }

    /// Runs the closure with these traits as `current`, so that dynamic colours resolve by them.
    public func performAsCurrent(_ actions: () -> Void) {
        DrawingTraits.with(self, draw: actions)
    }
}
