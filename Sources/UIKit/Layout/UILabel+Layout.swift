import Foundation

extension UILabel: WidthDependentContent {
    var wrapsContent: Bool { numberOfLines != 1 && preferredMaxLayoutWidth == 0 }

    var unwrappedContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    func contentSize(fittingWidth width: CGFloat) -> CGSize {
        // A label of no width has no lines to count.
        guard width > 0 else { return CGSize(width: 0, height: unwrappedContentSize.height) }
        return sizeThatFits(CGSize(width: width, height: 0))
    }
}

extension UILabel: BaselineContent {
    var firstBaselineFromTop: CGFloat { baselines(in: textSize).first }

    var lastBaselineFromBottom: CGFloat {
        let size = textSize
        return size.height - baselines(in: size).last
    }

    /// The size that the text takes at the present width; baselines are counted in it, as if the
    /// label were no higher than its text.
    private var textSize: CGSize {
        wrapsContent && bounds.width > 0
            ? sizeThatFits(CGSize(width: bounds.width, height: 0)) : unwrappedContentSize
    }
}
