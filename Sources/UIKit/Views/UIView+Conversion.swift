public import Foundation

extension UIView {
    /// The point of this view, in the other's coordinates, or the window's for nil.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// The point of the other view, or the window for nil, in this view's coordinates.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// The rectangle of this view, in the other's coordinates, or the window's for nil.
    ///
    /// Under a turn it is the upright box round the turned rectangle.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// The rectangle of the other view, or the window for nil, in this view's coordinates.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// From this view's coordinates to the other's, by way of the root of the tree.
    private func transform(to view: UIView?) -> CGAffineTransform {
        if view === self { return .identity }
        let up = transformToRoot
        guard let view, view !== rootView else { return up }
        return up.concatenating(view.transformToRoot.inverted())
    }

    /// From this view's coordinates to those of the window, or of the topmost view if there is none.
    private var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var view = self
        while let superview = view.superview {
            transform = transform.concatenating(view.layer.model.toSuperlayer)
            view = superview
        }
        return transform
    }

    /// The topmost view of the tree: the window, where there is one.
    var rootView: UIView {
        var view = self
        while let superview = view.superview { view = superview }
        return view
    }
}
