import Foundation

/// The numbers that the solver finds for one view or guide.
///
/// They describe the alignment rectangle in the coordinates of the superview or owning view.
struct LayoutBox {
    let left: ConstraintSolver.Variable
    let top: ConstraintSolver.Variable
    let width: ConstraintSolver.Variable
    let height: ConstraintSolver.Variable
    /// How far the alignment rectangle lies inside the frame.
    let insets: UIEdgeInsets
}

/// A view or guide whose frame the solver decides.
enum LayoutMover {
    case view(UIView, LayoutBox)
    case guide(UILayoutGuide, LayoutBox)
}

/// A rectangle that is a fact for the solver: four equalities whose constants follow the fact.
@MainActor struct LayoutGiven {
    /// Where the fact is to be read.
    enum Source {
        /// The frame of a view that is not placed by constraints.
        case frame(UIView)
        /// The insets of a guide that follows its view.
        case insets(UILayoutGuide)
        /// The place that a scroll view is scrolled to.
        case scrolling(UIScrollView)
    }

    let source: Source
    /// For left, top, width and height.
    let handles: [ConstraintSolver.Handle]

    /// The constants of the four equalities as the fact is now.
    static func constants(of source: Source) -> [Double] {
        switch source {
        case .frame(let view):
            let rect = view.untransformedFrame.inset(by: view.alignmentRectInsets)
            return [-rect.minX, -rect.minY, -max(0, rect.width), -max(0, rect.height)].map(
                Double.init
            )
        case .insets(let guide):
            let insets = guide.insets ?? .zero
            return [
                -insets.left, -insets.top, insets.left + insets.right, insets.top + insets.bottom,
            ]
            .map(Double.init)
        case .scrolling(let scrollView):
            let origin = scrollView.bounds.origin
            return [-origin.x, -origin.y, 0, 0].map(Double.init)
        }
    }
}

extension UIView {
    /// Where the view would be if it had no transform.
    var untransformedFrame: CGRect {
        let size = bounds.size
        let anchor = layer.anchorPoint
        return CGRect(
            x: center.x - size.width * anchor.x,
            y: center.y - size.height * anchor.y,
            width: size.width,
            height: size.height
        )
    }
}
