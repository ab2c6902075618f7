public import Foundation

/// Where and how a view is shown.
///
/// Every view has one, and only views have them: a layer of its own cannot be added. Values set
/// inside `UIView.animate` become the model's at once, while `presentation()` moves there.
/// Apple's layers animate by themselves too; these move only with a view's animation.
@preconcurrency @MainActor open class CALayer: NSObject {
    /// What was set last.
    var model = LayerValues()
    /// The ways to the model that are under way.
    var animations: [PartialKeyPath<LayerValues>: LayerAnimation] = [:]
    /// Whether this is a copy of what was shown at some moment.
    var isPresentation = false
    /// The view that shows this layer.
    public internal(set) weak var delegate: UIView?

    /// A layer of no size.
    public required override init() {
        super.init()
    }

    /// The layer's own coordinates; the origin scrolls what is inside.
    open var bounds: CGRect {
        get { model.bounds }
        set { set(\.bounds, newValue) }
    }

    /// Where the anchor point lies in the superlayer.
    open var position: CGPoint {
        get { model.position }
        set { set(\.position, newValue) }
    }

    /// The point that `position` and the transform are about, as a fraction of the size; the middle.
    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { set(\.anchorPoint, newValue) }
    }

    /// The upright box round the layer in its superlayer; setting it sets position and bounds.
    open var frame: CGRect {
        get { model.frame }
        set {
            let fitted = model.fitted(to: newValue)
            bounds = fitted.bounds
            position = fitted.position
        }
    }

    /// From 0, not to be seen, to 1.
    open var opacity: Float {
        get { model.opacity }
        set { set(\.opacity, newValue) }
    }

    /// Whether neither the layer nor what is inside is shown.
    open var isHidden: Bool {
        get { model.isHidden }
        set { model.isHidden = newValue }
    }

    /// Whether what is inside is cut off at the rounded bounds.
    open var masksToBounds: Bool {
        get { model.masksToBounds }
        set { model.masksToBounds = newValue }
    }

    /// The colour behind everything else; nil is clear.
    open var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set { set(\.backgroundColor, newValue) }
    }

    /// How round the corners are, in points.
    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { set(\.cornerRadius, newValue) }
    }

    /// How wide the line inside the edge is, in points.
    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set { set(\.borderWidth, newValue) }
    }

    /// The colour of that line; black, nil is clear.
    open var borderColor: CGColor? {
        get { model.borderColor }
        set { set(\.borderColor, newValue) }
    }

    /// The shadow's colour; black, nil is clear.
    open var shadowColor: CGColor? {
        get { model.shadowColor }
        set { set(\.shadowColor, newValue) }
    }

    /// From 0, no shadow, which is the default, to 1.
    open var shadowOpacity: Float {
        get { model.shadowOpacity }
        set { set(\.shadowOpacity, newValue) }
    }

    /// How far the shadow is moved.
    open var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { set(\.shadowOffset, newValue) }
    }

    /// How soft the shadow's edge is, in points.
    open var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { set(\.shadowRadius, newValue) }
    }

    /// The transform about the anchor point.
    public func affineTransform() -> CGAffineTransform { model.transform }

    /// Sets the transform about the anchor point.
    public func setAffineTransform(_ transform: CGAffineTransform) { set(\.transform, transform) }
}
