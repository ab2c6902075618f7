public import Foundation

/// A view on a larger area, which a finger moves.
///
/// As Apple's, with these differences: there is no zooming; content touches are not delayed, only
/// cancelled once a drag begins; content that runs into an edge stops there at once, and content
/// that was dragged past one glides back.
@preconcurrency @MainActor open class UIScrollView: UIView, ScrollDelegateHolding {
    /// How large the area inside is.
    open var contentSize = CGSize.zero {
        didSet { if oldValue != contentSize { setNeedsLayout() } }
    }
    /// Room round the area inside.
    open var contentInset = UIEdgeInsets.zero {
        didSet { adoptInset() }
    }
    /// Whether the safe area is added to the inset; it is, unless this says never.
    open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
        didSet { adoptInset() }
    }
    /// Told about scrolling; apps use `delegate`.
    public final weak var scrollDelegate: (any UIScrollViewDelegate)?
    /// Whether a finger moves the content.
    open var isScrollEnabled = true {
        didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
    }
    /// Whether content can be dragged past its edges.
    open var bounces = true
    /// Whether content that fits can be dragged up and down.
    open var alwaysBounceVertical = false
    /// Whether content that fits can be dragged left and right.
    open var alwaysBounceHorizontal = false
    /// Whether content comes to rest only at multiples of the view's size.
    open var isPagingEnabled = false
    /// How fast content that was let go slows down.
    open var decelerationRate = DecelerationRate.normal
    /// Whether a bar shows the place while content moves up or down.
    open var showsVerticalScrollIndicator = true
    /// Whether a bar shows the place while content moves left or right.
    open var showsHorizontalScrollIndicator = true
    /// What drags the content.
    public final let panGestureRecognizer: UIPanGestureRecognizer
    /// Whether a finger drags the content.
    public internal(set) final var isDragging = false
    /// The content's way by itself, if it is on one.
    final var motion: ScrollMotion?
    /// The adjusted inset that `contentOffset` was last fitted to.
    final var adoptedInset = UIEdgeInsets.zero
    /// Where the content was when the drag began.
    final var dragStart = CGPoint.zero
    /// How visible the bars that show the place are.
    final var indicatorFade = ScrollIndicatorFade()

    /// A scroll view of this frame, which clips what is inside.
    public override init(frame: CGRect) {
        let pan = ScrollPanGestureRecognizer()
        panGestureRecognizer = pan
        super.init(frame: frame)
        setUp(pan)
    }

    /// The scroll view that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        let pan = ScrollPanGestureRecognizer()
        panGestureRecognizer = pan
        super.init(coder: coder)
        setUp(pan)
        coder.fill(self)
    }

    private func setUp(_ pan: ScrollPanGestureRecognizer) {
        clipsToBounds = true
        pan.scrollView = self
        pan.addHandler { [weak self] _ in self?.dragDidChange() }
        addGestureRecognizer(pan)
    }

    /// The view's own coordinates: the origin is `contentOffset`.
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            let old = super.bounds.origin
            super.bounds = newValue
            guard super.bounds.origin != old else { return }
            setNeedsLayout()
            scrollDelegate?.scrollViewDidScroll(self)
        }
    }

    /// The point of the area inside that lies in the upper left corner; setting it stops motion.
    open var contentOffset: CGPoint {
        get { bounds.origin }
        set {
            if motion != nil { indicatorFade.hide(at: VirtualClock.now) }
            motion = nil
            bounds.origin = newValue
        }
    }

    /// Scrolls so that this point lies in the upper left corner; in 0.3 s if animated.
    ///
    /// As on Apple's systems an animated scroll passes all points between, and the delegate hears
    /// of each.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard animated, contentOffset != self.contentOffset else {
            self.contentOffset = contentOffset
            return
        }
        start(.glide(from: self.contentOffset, to: contentOffset, at: VirtualClock.now))
    }

    /// Scrolls as little as shows this rectangle, or as much of it as fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        setContentOffset(offset(showing: rect), animated: animated)
    }

    /// Whether a finger is on the view.
    public final var isTracking: Bool { isDragging || !panGestureRecognizer.touches.isEmpty }

    /// Whether content that was let go is still moving.
    public final var isDecelerating: Bool { motion?.isDeceleration ?? false }

    /// The room round the area inside, with the safe area.
    public final var adjustedContentInset: UIEdgeInsets {
        guard contentInsetAdjustmentBehavior != .never else { return contentInset }
        let safe = safeAreaInsets
        return UIEdgeInsets(
            top: contentInset.top + safe.top,
            left: contentInset.left + safe.left,
            bottom: contentInset.bottom + safe.bottom,
            right: contentInset.right + safe.right
        )
    }

    /// Fits the offset to a safe area that changed.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        adoptInset()
    }

    /// A touch that stops moving content reaches nothing inside.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit != nil && isDecelerating ? self : hit
    }

    /// Lets a drag begin only in a direction in which the content can move.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer === panGestureRecognizer else { return true }
        let way = panGestureRecognizer.translation(in: self)
        return abs(way.x) > abs(way.y) ? scrollsHorizontally : scrollsVertically
    }

    /// Draws the bars that show the place.
    override func drawAbove(_ rect: CGRect) {
        drawIndicators()
    }
}
