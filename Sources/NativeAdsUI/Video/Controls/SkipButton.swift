#if canImport(UIKit)
import Foundation
import UIKit

/// The way past a video: first how long it takes to open, then a button.
@MainActor final class SkipButton: UIControl {
    private static let padding: CGFloat = 12
    private static let shortPadding: CGFloat = 6
    private static let glyphSide: CGFloat = 16
    private static let gap: CGFloat = 5
    private static let font = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .semibold)

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
        label.font = Self.font
        label.textAlignment = .center
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

    /// How wide it is with what it says.
    func width(isShort: Bool) -> CGFloat {
        let words = Self.width(of: isShort && hasGlyph ? nil : text(isShort: isShort))
        let gap = words > 0 && hasGlyph ? Self.gap : 0
        let padding = isShort ? Self.shortPadding : Self.padding
        return words + gap + (hasGlyph ? Self.glyphSide : 0) + 2 * padding
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.widened(to: VideoButton.target).holds(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.isHidden = !hasText
        let padding = isShort ? Self.shortPadding : Self.padding
        let sign = hasGlyph ? Self.glyphSide + Self.gap : 0
        label.frame = CGRect(
            x: padding,
            y: 0,
            width: max(bounds.width - 2 * padding - sign, 0),
            height: bounds.height
        )
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

    private func text(isShort: Bool) -> String? {
        switch skip {
        case .later(let time): isShort ? "\(time.seconds)" : "Skip in \(time.seconds)"
        case .now: "Skip"
        case nil: nil
        }
    }

    private func update() {
        label.text = text(isShort: isShort)
        switch skip {
        case .later(let time):
            accessibilityLabel = "Skip in \(time.spoken)"
            accessibilityTraits = .staticText
        case .now, nil:
            accessibilityLabel = "Skip video"
            accessibilityTraits = .button
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private static func width(of text: String?) -> CGFloat {
        guard let text else { return 0 }
        let styled = NSAttributedString(string: text, attributes: [.font: font])
        return styled.size().width.rounded(.up)
    }
}
#endif
