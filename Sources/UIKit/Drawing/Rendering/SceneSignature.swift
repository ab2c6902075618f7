import Foundation

/// A number for how a tree of views looks, so that a screen is drawn only when it changes.
@MainActor struct SceneSignature {
    private var hasher = Hasher()
    /// Whether a view asked to be drawn.
    private(set) var needsDisplay = false
    private var value = 0

    init(of windows: [UIWindow]) {
        for window in windows { add(window) }
        value = hasher.finalize()
    }

    static func != (lhs: SceneSignature, rhs: SceneSignature?) -> Bool {
        lhs.value != rhs?.value
    }

    private mutating func add(_ view: UIView) {
        let shown = view.layer.shownValues
        hasher.combine(shown.isHidden)
        guard !shown.isHidden else { return }
        hasher.combine(ObjectIdentifier(view))
        shown.look(into: &hasher)
        needsDisplay = needsDisplay || view.needsDisplay
        hasher.combine(view.subviews.count)
        for subview in view.subviews { add(subview) }
    }
}

extension LayerValues {
    fileprivate func look(into hasher: inout Hasher) {
        for number in [
            bounds.minX, bounds.minY, bounds.width, bounds.height, position.x, position.y,
            anchorPoint.x, anchorPoint.y, cornerRadius, borderWidth, shadowOffset.width,
            shadowOffset.height, shadowRadius,
        ] {
            hasher.combine(number)
        }
        hasher.combine(transform)
        hasher.combine(opacity)
        hasher.combine(masksToBounds)
        hasher.combine(shadowOpacity)
        hasher.combine(backgroundColor)
        hasher.combine(borderColor)
        hasher.combine(shadowColor)
    }
}
