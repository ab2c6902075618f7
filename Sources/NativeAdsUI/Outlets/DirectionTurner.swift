#if canImport(UIKit)
import UIKit

/// Arranges a view and all that is in it for one direction of reading, and gives that back.
@MainActor final class DirectionTurner {
    private var turned: [WeakView] = []

    /// Turns every view that leaves its direction to the app; those that name their own keep it.
    func turn(_ view: UIView, to direction: ReadingDirection) {
        if view.semanticContentAttribute == .unspecified {
            view.semanticContentAttribute = direction.attribute
            // What a view draws itself may depend on it.
            view.setNeedsDisplay()
            turned.append(WeakView(view))
        }
        for part in view.subviews { turn(part, to: direction) }
    }

    /// Leaves the direction of all views to the app again.
    func giveBack() {
        for view in turned.compactMap(\.view) {
            view.semanticContentAttribute = .unspecified
            view.setNeedsDisplay()
        }
        turned = []
    }
}
#endif
