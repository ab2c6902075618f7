import Foundation

extension CALayer {
    /// The layer of the view that holds this layer's view.
    public var superlayer: CALayer? { delegate?.superview?.layer }

    /// The layers of the view's subviews, back to front.
    public var sublayers: [CALayer]? {
        guard let delegate, !delegate.subviews.isEmpty else { return nil }
        return delegate.subviews.map(\.layer)
    }
}
