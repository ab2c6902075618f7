import Foundation

/// Everything that says where and how a layer is shown; the part of it that moves can be mixed.
struct LayerValues {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CGAffineTransform.identity
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3

    /// From the layer's own coordinates to its superlayer's.
    var toSuperlayer: CGAffineTransform {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x,
            y: bounds.minY + bounds.height * anchorPoint.y
        )
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The upright box round the layer, in its superlayer's coordinates.
    var frame: CGRect {
        guard transform.isIdentity else { return bounds.applying(toSuperlayer) }
        return CGRect(
            x: position.x - bounds.width * anchorPoint.x,
            y: position.y - bounds.height * anchorPoint.y,
            width: bounds.width,
            height: bounds.height
        )
    }

    /// Puts position and size so that `frame` becomes this one, under the transform that there is.
    func fitted(to frame: CGRect) -> LayerValues {
        var fitted = self
        let size = frame.size.applying(transform.inverted())
        fitted.bounds.size =
            transform.isIdentity
            ? frame.size : CGSize(width: abs(size.width), height: abs(size.height))
        fitted.position = CGPoint(
            x: frame.minX + frame.width * anchorPoint.x,
            y: frame.minY + frame.height * anchorPoint.y
        )
        return fitted
    }
}
