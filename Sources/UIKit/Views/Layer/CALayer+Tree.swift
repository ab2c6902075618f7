public import Foundation

extension CALayer {
    /// The layer of the view that holds this layer's view; what is shown of it, for what is shown.
    public var superlayer: CALayer? {
        let layer = delegate?.superview?.layer
        return isPresentation ? layer?.presentation() : layer
    }

    /// The layers of the view's subviews, back to front; what is shown of them, for what is shown.
    public var sublayers: [CALayer]? {
        guard let delegate, !delegate.subviews.isEmpty else { return nil }
        let layers = delegate.subviews.map(\.layer)
        return isPresentation ? layers.compactMap { $0.presentation() } : layers
    }

    /// The point of this layer, in the other's coordinates, or the outermost's for nil.
    public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
        point.applying(transform(to: layer))
    }

    /// The point of the other layer, or the outermost for nil, in this layer's coordinates.
    public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
        point.applying(transform(to: layer).inverted())
    }

    /// The rectangle of this layer, in the other's coordinates, or the outermost's for nil.
    ///
    /// Of two presentation layers it is what is on the screen now.
    public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
        rect.applying(transform(to: layer))
    }

    /// The rectangle of the other layer, or the outermost for nil, in this layer's coordinates.
    public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
        rect.applying(transform(to: layer).inverted())
    }

    private func transform(to layer: CALayer?) -> CGAffineTransform {
        guard let layer else { return transformToRoot }
        return transformToRoot.concatenating(layer.transformToRoot.inverted())
    }

    private var transformToRoot: CGAffineTransform {
        var transform = CGAffineTransform.identity
        var layer = self
        while let superlayer = layer.superlayer {
            transform = transform.concatenating(layer.model.toSuperlayer)
            layer = superlayer
        }
        return transform
    }
}
