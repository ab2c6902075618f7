#if canImport(UIKit)
public import Foundation
public import UIKit

/// Five stars, as many of them filled as the rating says, parts of a star included.
///
/// The tint colour fills them. It has a natural size: five stars of `starSize` points.
open class StarRatingView: UIView {
    /// The rating, from 0 to 5; what lies outside counts as the nearer end.
    open var rating: Double = 0 {
        didSet {
            accessibilityLabel = "\(rating) of 5 stars"
            setNeedsDisplay()
        }
    }

    /// How wide and high a star is, in points; 14 unless changed.
    open var starSize: CGFloat = 14 {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    private static let gap: CGFloat = 2

    /// Five stars in this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Five stars for a layout file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The size of five stars.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: starSize * 5 + Self.gap * 4, height: starSize)
    }

    /// The natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the stars; they fill from the side that reading begins at.
    open override func draw(_ rect: CGRect) {
        let isLeftward = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for index in 0..<5 {
            let x = CGFloat(isLeftward ? 4 - index : index) * (starSize + Self.gap)
            let star = Self.star(in: CGRect(x: x, y: 0, width: starSize, height: starSize))
            UIColor.systemGray4.setFill()
            star.fill()
            let part = min(max(rating - Double(index), 0), 1)
            guard part > 0, let context = UIGraphicsGetCurrentContext() else { continue }
            context.saveGState()
            let width = starSize * CGFloat(part)
            let left = isLeftward ? x + starSize - width : x
            context.clip(to: CGRect(x: left, y: 0, width: width, height: starSize))
            tintColor.setFill()
            star.fill()
            context.restoreGState()
        }
    }

    /// Takes the new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    private func setUp() {
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        tintColor = .systemOrange
        setContentHuggingPriority(.required, for: .horizontal)
        setContentHuggingPriority(.required, for: .vertical)
    }

    private static func star(in rect: CGRect) -> UIBezierPath {
        let path = UIBezierPath()
        for point in 0..<10 {
            let angle = CGFloat(point) * .pi / 5 - .pi / 2
            let radius = rect.width / 2 * (point.isMultiple(of: 2) ? 1 : 0.45)
            let place = CGPoint(
                x: rect.midX + cos(angle) * radius,
                y: rect.midY + sin(angle) * radius
            )
            if point == 0 { path.move(to: place) } else { path.addLine(to: place) }
        }
        path.close()
        return path
    }
}
#endif
