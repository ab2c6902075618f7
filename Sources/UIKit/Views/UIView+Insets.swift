import Foundation

extension UIView {
    /// How much of each edge lies under bars or the screen's rounded parts.
    ///
    /// The window says; for a view inside it is the part that reaches under the window's.
    public var safeAreaInsets: UIEdgeInsets {
        guard let window else { return .zero }
        let outer = window.windowSafeAreaInsets
        guard let superview, outer != .zero else { return outer }
        let safe = window.bounds.inset(by: outer)
        let own = superview.convert(layer.model.frame, to: nil)
        return UIEdgeInsets(
            top: min(max(0, safe.minY - own.minY), own.height),
            left: min(max(0, safe.minX - own.minX), own.width),
            bottom: min(max(0, own.maxY - safe.maxY), own.height),
            right: min(max(0, own.maxX - safe.maxX), own.width)
        )
    }

    /// The room that `layoutMarginsGuide` keeps free inside the edges; 8 points all round.
    ///
    /// As on Apple's systems the safe area is added to what was set.
    public var layoutMargins: UIEdgeInsets {
        get {
            let own = ownLayoutMargins.sides(isRightToLeft: isRightToLeft)
            let safe = safeAreaInsets
            return UIEdgeInsets(
                top: own.top + safe.top,
                left: own.left + safe.left,
                bottom: own.bottom + safe.bottom,
                right: own.right + safe.right
            )
        }
        set { setLayoutMargins(.sides(newValue)) }
    }

    /// `layoutMargins` by reading direction: margins set here change sides with the direction.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let margins = layoutMargins
            return NSDirectionalEdgeInsets(
                top: margins.top,
                leading: isRightToLeft ? margins.right : margins.left,
                bottom: margins.bottom,
                trailing: isRightToLeft ? margins.left : margins.right
            )
        }
        set { setLayoutMargins(.directional(newValue)) }
    }

    private func setLayoutMargins(_ margins: LayoutMargins) {
        guard ownLayoutMargins != margins else { return }
        ownLayoutMargins = margins
        setNeedsLayout()
        constraintMarginsDidChange()
        layoutMarginsDidChange()
    }
}
