import Foundation

extension UILabel: WidthDependentContent {
    var wrapsContent: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth == 0
    }

    func contentSize(fittingWidth width: CGFloat) -> CGSize {
        sizeThatFits(CGSize(width: max(width, 1), height: 0))
    }
}

extension UILabel: BaselineContent {
    var firstBaselineFromTop: CGFloat {
        baselines.first
    }

    var lastBaselineFromBottom: CGFloat {
        baselines.last
    }

    /// From the top to the first baseline, and from the bottom to the last, as the label is now, or
    /// as it would be at its natural size while it has none.
    private var baselines: (first: CGFloat, last: CGFloat) {
        let size = bounds.height > 0 ? bounds.size : intrinsicContentSize
        let layout = layout(width: size.width, height: size.height, lines: numberOfLines)
        let top = ((size.height - layout.size.height) / 2).rounded(to: UIScreen.main.scale)
        guard let first = layout.lines.first, let last = layout.lines.last else { return (0, 0) }
        return (
            top + first.measure.baseline, size.height - top - last.top - last.measure.baseline
        )
    }
}
