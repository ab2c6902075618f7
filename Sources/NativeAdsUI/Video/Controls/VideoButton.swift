#if canImport(UIKit)
import Foundation
import UIKit

/// A round button over a video: a white sign on a dark ground, read on light films and dark ones.
///
/// However small it is drawn, a finger hits it within 44 points.
@MainActor final class VideoButton: UIControl {
    /// The least size of a target for a finger, in points.
    nonisolated static let target: CGFloat = 44
    /// What lies behind white signs and letters: at least 7 to 1 on the lightest film.
    static let ground = UIColor(white: 0, alpha: 0.66)
    static let pressedGround = UIColor(white: 0, alpha: 0.8)

    var glyph: VideoGlyph {
        didSet { if oldValue != glyph { setNeedsDisplay() } }
    }

    init(_ glyph: VideoGlyph, tapped: @escaping () -> Void) {
        self.glyph = glyph
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        contentMode = .redraw
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override var isHighlighted: Bool {
        didSet { if oldValue != isHighlighted { setNeedsDisplay() } }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.widened(to: Self.target).holds(point)
    }

    override func draw(_ rect: CGRect) {
        (isHighlighted ? Self.pressedGround : Self.ground).setFill()
        UIBezierPath(ovalIn: bounds).fill()
        glyph.draw(in: bounds, side: bounds.height * 0.6)
    }
}

extension CGRect {
    /// About the same middle, at least this wide and high.
    func widened(to side: CGFloat) -> CGRect {
        insetBy(dx: -max(side - width, 0) / 2, dy: -max(side - height, 0) / 2)
    }
}
#endif
