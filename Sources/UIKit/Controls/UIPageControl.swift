public import Foundation

/// A row of dots, one a page, of which one stands out.
@preconcurrency @MainActor open class UIPageControl: UIControl {
    /// How many dots there are.
    open var numberOfPages = 0 {
        didSet { contentChanged() }
    }
    /// The page whose dot stands out, from 0; kept within the pages.
    open var currentPage = 0 {
        didSet { contentChanged() }
    }
    /// Whether a single dot is not shown.
    open var hidesForSinglePage = false {
        didSet { contentChanged() }
    }
    /// The colour of the dots; a pale white unless set.
    open var pageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }
    /// The colour of the current page's dot; white unless set.
    open var currentPageIndicatorTintColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    private static let diameter: CGFloat = 7
    private static let distance: CGFloat = 16
    private static let height: CGFloat = 26
    /// More dots than this are not drawn: they would fit no screen.
    private static let most = 200

    /// The size of this many dots with the room round them.
    open func size(forNumberOfPages pageCount: Int) -> CGSize {
        let gaps = CGFloat(max(0, min(pageCount, Self.most) - 1))
        return CGSize(width: gaps * Self.distance + Self.height, height: Self.height)
    }

    /// The size of the dots with the room round them.
    open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

    /// The size of the dots with the room round them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the dots in the middle.
    open override func draw(_ rect: CGRect) {
        let count = min(numberOfPages, Self.most)
        guard count > 1 || !hidesForSinglePage, count > 0 else { return }
        let start = bounds.midX - CGFloat(count - 1) * Self.distance / 2
        for page in 0..<count {
            let place = isRightToLeft ? count - 1 - page : page
            let standard = UIColor(white: 1, alpha: page == currentPage ? 1 : 0.3)
            let own = page == currentPage ? currentPageIndicatorTintColor : pageIndicatorTintColor
            (own ?? standard).setFill()
            UIBezierPath(
                ovalIn: CGRect(
                    x: start + CGFloat(place) * Self.distance - Self.diameter / 2,
                    y: bounds.midY - Self.diameter / 2,
                    width: Self.diameter,
                    height: Self.diameter
                )
            ).fill()
        }
    }

    /// A tap goes one page on, or back where it is before the middle.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, bounds.holds(touch.location(in: self)) else { return }
        let isBefore = (touch.location(in: self).x < bounds.midX) != isRightToLeft
        let page = currentPage + (isBefore ? -1 : 1)
        guard (0..<numberOfPages).contains(page) else { return }
        currentPage = page
        sendActions(for: .valueChanged)
    }

    private func contentChanged() {
        let kept = max(0, min(currentPage, numberOfPages - 1))
        if kept != currentPage { currentPage = kept }
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}
