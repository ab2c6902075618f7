public import Foundation

extension UIView {
    /// Asks `systemLayoutSizeFitting(_:)` for the smallest size that the constraints allow.
    public static let layoutFittingCompressedSize = CGSize.zero

    /// Asks `systemLayoutSizeFitting(_:)` for a size as large as the constraints allow.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that the constraints in the view give it, with the target as a mild wish.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize,
            withHorizontalFittingPriority: .fittingSizeLevel,
            verticalFittingPriority: .fittingSizeLevel
        )
    }

    /// Measures with the island's own engine where this view hosts it, else with one for the time.
    func measured(_ fitting: LayoutEngine.Fitting) -> CGSize {
        updateConstraintsIfNeeded()
        guard isIslandBoundary || superview == nil else {
            return LayoutEngine(host: self).measure(fitting)
        }
        let engine = layoutState.engine ?? LayoutEngine(host: self)
        if hasConstraintsInIsland { layoutState.engine = engine }
        // The next layout puts the host's own size back.
        setNeedsSolving()
        return engine.measure(fitting)
    }
}
