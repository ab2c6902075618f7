import Foundation
import UIKit

/// The sign over a picture that stands for a video: a play button, and how long it is.
final class PlayBadge: UIView {
    private let time: String?

    /// The sign of a video that lasts so many seconds.
    init(duration: TimeInterval?) {
        time = duration.flatMap(Self.text)
        super.init(frame: .zero)
        backgroundColor = .clear
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Minutes and seconds, and hours where there are any; `nil` for what is no time.
    static func text(_ duration: TimeInterval) -> String? {
        guard duration.isFinite, duration > 0, duration < 360_000 else { return nil }
        let seconds = max(Int(duration.rounded()), 1)
        let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
        return hours > 0
            ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
            : String(format: "%d:%02d", minutes, seconds % 60)
    }

    /// Whether button and label would touch at their full size.
    private var isSmall: Bool { min(bounds.width, bounds.height) < 140 }

    override func draw(_ rect: CGRect) {
        drawButton()
        if let time { drawLabel(time) }
    }

    /// A dark disc with a white sign, as a media view draws it before a video plays.
    private func drawButton() {
        let side = min(max(min(bounds.width, bounds.height) * 0.3, 32), 60).rounded()
        let disc = CGRect(
            x: bounds.midX - side / 2,
            y: bounds.midY - side / 2,
            width: side,
            height: side
        )
        Self.ground.setFill()
        UIBezierPath(ovalIn: disc).fill()
        let sign = triangle(in: disc)
        sign.lineWidth = side * 0.05
        sign.lineJoinStyle = .round
        UIColor.white.setFill()
        UIColor.white.setStroke()
        sign.fill()
        sign.stroke()
    }

    /// White signs and letters on it can be read over any picture.
    private static let ground = UIColor(white: 0, alpha: 0.66)

    /// The triangle's weight lies left of its middle: its centre of gravity is what is centred.
    private func triangle(in disc: CGRect) -> UIBezierPath {
        let height = disc.height * 0.38
        let width = height * 0.86
        let left = disc.midX - width / 3
        let path = UIBezierPath()
        path.move(to: CGPoint(x: left, y: disc.midY - height / 2))
        path.addLine(to: CGPoint(x: left + width, y: disc.midY))
        path.addLine(to: CGPoint(x: left, y: disc.midY + height / 2))
        path.close()
        return path
    }

    private func drawLabel(_ time: String) {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.systemFont(ofSize: 12, weight: .semibold),
            .foregroundColor: UIColor.white,
        ]
        let text = NSString(string: time)
        let inset = isSmall ? 4.0 : 8.0
        let size = text.size(withAttributes: attributes)
        let pill = CGRect(
            x: bounds.maxX - size.width - 12 - inset,
            y: bounds.maxY - 20 - inset,
            width: size.width + 12,
            height: 20
        )
        Self.ground.setFill()
        UIBezierPath(roundedRect: pill, cornerRadius: 6).fill()
        text.draw(
            at: CGPoint(x: pill.minX + 6, y: pill.midY - size.height / 2),
            withAttributes: attributes
        )
    }
}
