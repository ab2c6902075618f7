#if canImport(UIKit)
import Foundation
import UIKit

/// The mark that leads to the page about why this ad is shown: a triangle with an i, drawn by us.
@MainActor final class AdChoicesBadge: UIControl {
    /// Its width and height, in points.
    static let side: CGFloat = 20
    /// How far beyond its edges a finger still hits it: 44 points across in all.
    static let slack: CGFloat = 12
    /// The least room between it and the ad's edges.
    static let inset: CGFloat = 4

    /// Whether a point of the slack, in the superview, belongs to something else that can be tapped.
    var isTaken: ((CGPoint) -> Bool)?

    init(tapped: @escaping () -> Void) {
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityLabel = "AdChoices"
        addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Puts the badge into a corner, where it stays when the ad changes its size.
    func attach(to root: UIView, at position: AdChoicesPosition) {
        // In a round corner it moves in as far as the corner would cut it.
        let inset = max(Self.inset, root.layer.cornerRadius / 2)
        let far = Self.side + inset
        frame.origin = CGPoint(
            x: position.isLeft ? inset : root.bounds.width - far,
            y: position.isTop ? inset : root.bounds.height - far
        )
        autoresizingMask = [
            position.isLeft ? .flexibleRightMargin : .flexibleLeftMargin,
            position.isTop ? .flexibleBottomMargin : .flexibleTopMargin,
        ]
        root.addSubview(self)
    }

    /// Puts the badge into the middle of a view, smaller where there is less room.
    ///
    /// A view that has no size of its own takes that of the badge.
    func attach(inside view: UIView) {
        view.addSubview(self)
        translatesAutoresizingMaskIntoConstraints = false
        let wanted = widthAnchor.constraint(equalToConstant: Self.side)
        wanted.priority = .defaultHigh
        NSLayoutConstraint.activate([
            wanted,
            heightAnchor.constraint(equalTo: widthAnchor),
            widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor),
            heightAnchor.constraint(lessThanOrEqualTo: view.heightAnchor),
            centerXAnchor.constraint(equalTo: view.centerXAnchor),
            centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if bounds.holds(point) { return true }
        guard bounds.insetBy(dx: -Self.slack, dy: -Self.slack).holds(point) else { return false }
        return !(isTaken?(convert(point, to: superview)) ?? false)
    }

    override func draw(_ rect: CGRect) {
        let scale = bounds.width / Self.side
        let triangle = Self.triangle(scaledBy: scale)
        // A white rim in place of a ground: seen on dark pictures, lost on light cards.
        UIColor.white.setStroke()
        triangle.lineWidth = (isHighlighted ? 5 : 3) * scale
        triangle.lineJoinStyle = .round
        triangle.stroke()
        Self.blue.setFill()
        triangle.fill()
        UIColor.white.setFill()
        let dot = CGRect(x: 8.15 * scale, y: 6.35 * scale, width: 1.9 * scale, height: 1.9 * scale)
        UIBezierPath(ovalIn: dot).fill()
        let stem = CGRect(x: 8.2 * scale, y: 8.9 * scale, width: 1.8 * scale, height: 4.8 * scale)
        UIBezierPath(roundedRect: stem, cornerRadius: 0.9 * scale).fill()
    }

    private static let blue = UIColor(red: 0.06, green: 0.47, blue: 0.83, alpha: 1)

    /// Points to the right, with round corners.
    private static func triangle(scaledBy scale: CGFloat) -> UIBezierPath {
        let corners = [(4.4, 3.4), (16.8, 10), (4.4, 16.6)].map {
            CGPoint(x: $0.0 * scale, y: $0.1 * scale)
        }
        let path = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            let before = corners[(index + 2) % 3].towards(corner, stopping: 2.6 * scale)
            let after = corners[(index + 1) % 3].towards(corner, stopping: 2.6 * scale)
            if index == 0 { path.move(to: before) } else { path.addLine(to: before) }
            path.addQuadCurve(to: after, controlPoint: corner)
        }
        path.close()
        return path
    }
}

extension CGPoint {
    /// The point on the way to another, this far before it.
    fileprivate func towards(_ end: CGPoint, stopping distance: CGFloat) -> CGPoint {
        let (dx, dy) = (end.x - x, end.y - y)
        let part = distance / max((dx * dx + dy * dy).squareRoot(), 1e-6)
        return CGPoint(x: end.x - dx * part, y: end.y - dy * part)
    }
}
#endif
