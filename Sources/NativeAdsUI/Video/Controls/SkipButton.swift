#if canImport(UIKit)
import Foundation
import UIKit

/// The way past a video: first how long it takes to open, then a button.
@MainActor final class SkipButton: UIControl {
    static let height: CGFloat = 32
    private static let padding: CGFloat = 12
    private static let glyphSide: CGFloat = 16
    private static let gap: CGFloat = 5

    private let label = UILabel()

    /// What it says; while it counts down a tap on it does nothing, and is no click either.
    var skip: VideoFace.Skip? {
        didSet { if oldValue != skip { update() } }
    }

    /// Whether there is room for the sign, or number, alone.
    var isShort = false {
        didSet { if oldValue != isShort { update() } }
    }

    init(tapped: @escaping () -> Void) {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        label.font = .monospacedDigitSystemFont(ofSize: 13, weight: .semibold)
        label.textColor = .white
        label.isAccessibilityElement = false
        addSubview(label)
        let act = UIAction { [weak self] _ in
            if self?.skip == .now { tapped() }
        }
        addAction(act, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
    }

    /// As wide as what it says, and no narrower than high.
    override var intrinsicContentSize: CGSize {
        var width = 2 * Self.padding
        if hasText { width += label.intrinsicContentSize.width.rounded(.up) }
        if hasText, hasGlyph { width += Self.gap }
        if hasGlyph { width += Self.glyphSide }
        return CGSize(width: max(width, Self.height), height: Self.height)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.widened(to: VideoButton.target).holds(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = label.intrinsicContentSize.width.rounded(.up)
        let room = bounds.width - (hasGlyph ? Self.glyphSide + Self.gap : 0)
        let left = hasGlyph ? Self.padding : (room - width) / 2
        label.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
        label.isHidden = !hasText
    }

    override func draw(_ rect: CGRect) {
        let isPressed = isHighlighted && hasGlyph
        (isPressed ? VideoButton.pressedGround : VideoButton.ground).setFill()
        UIBezierPath(roundedRect: bounds, cornerRadius: bounds.height / 2).fill()
        guard hasGlyph else { return }
        // Never mirrored, letters included: the sign leads away from the film that runs.
        let right = hasText ? bounds.maxX - Self.padding : bounds.midX + Self.glyphSide / 2
        let place = CGRect(
            x: right - Self.glyphSide,
            y: 0,
            width: Self.glyphSide,
            height: bounds.height
        )
        VideoGlyph.skip.draw(in: place, side: Self.glyphSide)
    }

    private var hasGlyph: Bool { skip == .now }

    private var hasText: Bool { !(isShort && hasGlyph) }

    private func update() {
        switch skip {
        case .later(let time):
            label.text = isShort ? "\(time.seconds)" : "Skip in \(time.seconds)"
            accessibilityLabel = "Skip in \(time.spoken)"
            accessibilityTraits = .staticText
        case .now:
            label.text = "Skip"
            accessibilityLabel = "Skip video"
            accessibilityTraits = .button
        case nil:
            label.text = nil
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }
}
#endif
