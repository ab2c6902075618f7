public import Foundation

/// A rectangle on the screen that draws, holds other views and gets touches.
///
/// As Apple's. What differs: `init(coder:)` makes what a XIB file says and knows no other coders,
/// and layers other than the views' own do not exist.
@preconcurrency @MainActor open class UIView: UIResponder {
    /// What `intrinsicContentSize` says for an axis without a natural length.
    public static let noIntrinsicMetric: CGFloat = -1

    /// Where and how the view is shown.
    public let layer: CALayer
    /// The views inside, back to front.
    public internal(set) final var subviews: [UIView] = []
    /// The view that this one is in.
    public internal(set) final weak var superview: UIView?
    /// The controller whose `view` this is.
    final weak var controller: UIViewController?
    /// What Auto Layout keeps for this view.
    final var layoutState = LayoutState()
    /// Whether `layoutSubviews` is due.
    final var needsLayout = true
    /// Whether `draw(_:)` is due.
    final var needsDisplay = true
    /// See `gestureRecognizers`.
    final var recognizers: [UIGestureRecognizer] = []
    /// See `layoutMargins`.
    final var ownLayoutMargins = LayoutMargins.standard
    /// The safe area that the view was told of last.
    final var toldSafeAreaInsets = UIEdgeInsets.zero
    /// See `backgroundColor`.
    private final var ownBackgroundColor: UIColor?
    /// See `tintColor`.
    final var ownTintColor: UIColor?
    /// See `overrideUserInterfaceStyle`.
    final var ownInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The style that the view was told of last, or was made under.
    final var toldInterfaceStyle = UIScreen.main.userInterfaceStyle
    /// See `registerForTraitChanges`.
    final var traitObservers = TraitObservers()

    /// Whether touches can reach the view and what is in it.
    open var isUserInteractionEnabled = true
    /// A number to find the view by.
    open var tag = 0
    /// Says that the view fills its bounds with opaque colour; only a hint.
    open var isOpaque = true
    /// Whether only one finger at a time matters; this UIKit has one finger anyway.
    open var isMultipleTouchEnabled = false
    /// How what is drawn sits in the bounds.
    open var contentMode = ContentMode.scaleToFill {
        didSet { setNeedsDisplay() }
    }
    /// What happens to the frame when the superview's bounds change; fixed size by default.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether a change of the bounds' size resizes the subviews by their masks.
    open var autoresizesSubviews = true
    /// A name for tests and `UIKitHost.describe`.
    open var accessibilityIdentifier: String?
    /// What assistive technology reads aloud.
    open var accessibilityLabel: String?
    /// What assistive technology says the view is.
    open var accessibilityTraits = UIAccessibilityTraits.none
    /// Whether assistive technology sees the view as one thing.
    open var isAccessibilityElement = false

    /// The class of `layer`.
    open class var layerClass: CALayer.Type { CALayer.self }

    /// A view of this frame.
    public init(frame: CGRect) {
        layer = Self.layerClass.init()
        super.init()
        layer.delegate = self
        layer.frame = frame
    }

    /// The view that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        layer = Self.layerClass.init()
        super.init()
        layer.delegate = self
        coder.fill(self)
    }

    /// A view of no size at the origin.
    public override convenience init() {
        self.init(frame: .zero)
    }

    /// The controller whose view this is, else the superview.
    open override var next: UIResponder? { controller ?? superview }

    /// The upright box round the view, in its superview.
    ///
    /// Under a transform it is the box round the transformed view; use `bounds` and `center` then.
    open var frame: CGRect {
        get { layer.frame }
        set { setGeometry { layer.frame = newValue } }
    }

    /// The view's own coordinates; the origin scrolls what is inside.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setGeometry { layer.bounds = newValue } }
    }

    /// Where the middle lies in the superview.
    open var center: CGPoint {
        get { layer.position }
        set { setGeometry { layer.position = newValue } }
    }

    /// Moves, scales or turns the view about its middle without touching `bounds` and `center`.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }

    /// From 0, not to be seen, to 1; below 0.01 the view gets no touches.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(min(max(newValue, 0), 1)) }
    }

    /// Whether neither the view nor what is inside is shown.
    open var isHidden: Bool {
        get { layer.isHidden }
        set {
            guard layer.isHidden != newValue else { return }
            layer.isHidden = newValue
            superview?.arrangedVisibilityDidChange(of: self)
        }
    }

    /// The colour behind everything in the view; nil, the default, is clear.
    ///
    /// A dynamic colour follows the view's style. `layer.backgroundColor` has the colour shown.
    open var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            if newValue == nil { layer.backgroundColor = nil }
            resolveBackgroundColor()
        }
    }

    /// The colour of what can be tapped here and inside; the superview's, or else blue.
    ///
    /// Nil inherits again.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tellTintChanged()
        }
    }

    /// Whether what is inside is cut off at the bounds.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }

    /// The window the view is in.
    open var window: UIWindow? { superview?.window }

    /// Puts a view in front of the others; takes it out of where it was.
    open func addSubview(_ view: UIView) {
        insert(view, at: subviews.count)
    }

    /// Takes the view out of its superview.
    open func removeFromSuperview() {
        detach()
    }

    /// Asks for `layoutSubviews` before the next picture.
    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Asks for `draw(_:)` before the next picture.
    open func setNeedsDisplay() {
        needsDisplay = true
    }

    /// Lays out this view and what is inside, now, where layout is due.
    ///
    /// Constraints are solved for the whole tree first. A layout that asks for another is repeated,
    /// but not for ever: views that never settle get eight rounds.
    open func layoutIfNeeded() {
        settleLayout()
    }

    /// A subview was hidden or shown, which concerns a view that arranges its subviews.
    func arrangedVisibilityDidChange(of subview: UIView) {}

    /// Draws the view's own content, under its subviews, into the current context.
    open func draw(_ rect: CGRect) {}

    /// Draws over the subviews: the bars of scroll views.
    func drawAbove(_ rect: CGRect) {}

    /// Places the subviews; the place to override for layout by hand.
    open func layoutSubviews() {}

    /// The size that suits the view best within this one; the present size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    /// Takes the size that suits the view best.
    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    /// The natural size, for Auto Layout; none unless overridden.
    open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }

    /// The view inside, or this one, whose first line of text is this view's for constraints.
    open var forFirstBaselineLayout: UIView { self }

    /// The view inside, or this one, whose last line of text is this view's for constraints.
    open var forLastBaselineLayout: UIView { self }

    /// How far the alignment rectangle lies inside the frame; no distance unless overridden.
    open var alignmentRectInsets: UIEdgeInsets { .zero }

    /// Adds or changes constraints just before they are solved; call super last.
    ///
    /// Called once before the first layout, and then as `setNeedsUpdateConstraints` asks.
    open func updateConstraints() {}

    /// Asks for `updateConstraints` before the next layout.
    open func setNeedsUpdateConstraints() {
        markConstraintsForUpdate()
    }

    /// Calls `updateConstraints` of this view and those inside where it is due.
    open func updateConstraintsIfNeeded() {
        updateTreeConstraints()
    }

    /// Says that `intrinsicContentSize` has changed.
    open func invalidateIntrinsicContentSize() {
        contentDidChange()
    }

    /// Whether the view is of no use without constraints; only a hint.
    open class var requiresConstraintBasedLayout: Bool { false }

    /// The size that the constraints in the view give it, with the target as a wish.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        measured(
            LayoutEngine.Fitting(
                size: targetSize,
                horizontal: horizontalFittingPriority,
                vertical: verticalFittingPriority
            )
        )
    }

    /// The topmost view under the point that gets touches, or nil.
    ///
    /// Hidden views, views with an alpha below 0.01 and those with interaction turned off are
    /// passed over, with all that is in them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        // Layers keep a `Float`, which makes a hair less of 0.01.
        guard isUserInteractionEnabled, !isHidden, alpha >= CGFloat(Float(0.01)) else { return nil }
        guard self.point(inside: point, with: event) else { return nil }
        for subview in subviews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) {
                return hit
            }
        }
        return self
    }

    /// Whether the point, in the view's coordinates, is in the view; override for bigger targets.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.holds(point)
    }

    /// The view is about to go into this view, or out of any.
    open func willMove(toSuperview newSuperview: UIView?) {}

    /// The view went into another superview, or out of any.
    open func didMoveToSuperview() {}

    /// The view is about to come into this window, or out of any.
    open func willMove(toWindow newWindow: UIWindow?) {}

    /// The view came into another window, or out of any.
    open func didMoveToWindow() {}

    /// A subview came.
    open func didAddSubview(_ subview: UIView) {}

    /// A subview is about to go.
    open func willRemoveSubview(_ subview: UIView) {}

    /// The tint colour, own or inherited, changed.
    open func tintColorDidChange() {}

    /// The safe area changed.
    open func safeAreaInsetsDidChange() {}

    /// The layout margins changed.
    open func layoutMarginsDidChange() {}

    /// Style or scale changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// Asked of the view that was touched before one of its or its ancestors' recognisers begins.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        true
    }
}
