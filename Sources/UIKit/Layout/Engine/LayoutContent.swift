import Foundation

/// A view whose natural height depends on how wide it is, as text that wraps.
///
/// Such a view is solved for twice, as on Apple's systems: first for its width, with all content on
/// one line, and then for the height that the content takes at that width.
@MainActor protocol WidthDependentContent: UIView {
    /// Whether the height depends on the width at present.
    var wrapsContent: Bool { get }

    /// The natural size when no wider than this.
    func contentSize(fittingWidth width: CGFloat) -> CGSize
}

/// A view with lines of text that others may align to.
@MainActor protocol BaselineContent: UIView {
    /// From the upper edge down to the first line's baseline, in points.
    var firstBaselineFromTop: CGFloat { get }

    /// From the lower edge up to the last line's baseline, in points.
    var lastBaselineFromBottom: CGFloat { get }
}

/// What the solver knows of a view's natural size.
struct LayoutContent {
    /// The natural size; negative where there is none.
    var size: CGSize
    var horizontal: Axis?
    var vertical: Axis?
    /// The size at the width that it was last asked for.
    var wrapped: (width: CGFloat, size: CGSize)?

    /// One direction's constraint.
    struct Axis {
        let handle: ConstraintSolver.Handle
        let hugging: UILayoutPriority
        let resistance: UILayoutPriority
    }
}

extension UIView {
    /// The natural size before widths are known, with nothing wrapped for want of width.
    var firstContentSize: CGSize {
        guard let view = self as? any WidthDependentContent, view.wrapsContent else {
            return intrinsicContentSize
        }
        return view.contentSize(fittingWidth: .greatestFiniteMagnitude)
    }
}
