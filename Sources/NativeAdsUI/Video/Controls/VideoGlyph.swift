#if canImport(UIKit)
import Foundation
import UIKit

/// The signs on the buttons of a video, drawn as paths in a square of 24 points.
///
/// None is mirrored where reading goes to the left: like the keys of a tape recorder, they show
/// which way the film runs, not which way the text does.
enum VideoGlyph: Sendable, Hashable, CaseIterable {
    case play
    case pause
    case replay
    case skip
    case soundOff
    case soundOn

    /// The side of the square that the signs are made for.
    static let side: CGFloat = 24

    /// Draws the sign in white into the middle of a rectangle, at most this large.
    @MainActor func draw(in rect: CGRect, side: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        context.translateBy(x: rect.midX - side / 2, y: rect.midY - side / 2)
        context.scaleBy(x: side / Self.side, y: side / Self.side)
        UIColor.white.setFill()
        UIColor.white.setStroke()
        draw()
    }

    @MainActor private func draw() {
        switch self {
        case .play: Self.roundTriangle([(7.5, 4.8), (19.6, 12), (7.5, 19.2)]).paint()
        case .pause: Self.bars([6.4, 13.6], width: 4)
        case .replay: Self.drawReplay()
        case .skip:
            Self.roundTriangle([(5, 5.6), (15.4, 12), (5, 18.4)]).paint()
            Self.bars([16.8], width: 2.6)
        case .soundOff:
            Self.speaker.paint()
            Self.line(from: (15.8, 9.4), to: (21, 14.6))
            Self.line(from: (21, 9.4), to: (15.8, 14.6))
        case .soundOn:
            Self.speaker.paint()
            Self.wave(radius: 4.4)
            Self.wave(radius: 8)
        }
    }
}

extension VideoGlyph {
    /// What a sign is made of: a shape whose corners are rounded by a line round it.
    private struct Shape {
        let path: UIBezierPath
        let rim: CGFloat

        @MainActor func paint() {
            path.lineWidth = rim
            path.lineJoinStyle = .round
            path.fill()
            path.stroke()
        }
    }

    private static func roundTriangle(_ corners: [(CGFloat, CGFloat)]) -> Shape {
        shape(corners, rim: 2)
    }

    /// A box with a cone before it.
    private static var speaker: Shape {
        shape([(3.6, 9.6), (7, 9.6), (11.6, 5.6), (11.6, 18.4), (7, 14.4), (3.6, 14.4)], rim: 1.4)
    }

    private static func shape(_ corners: [(CGFloat, CGFloat)], rim: CGFloat) -> Shape {
        let path = UIBezierPath()
        for (index, corner) in corners.enumerated() {
            let point = CGPoint(x: corner.0, y: corner.1)
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return Shape(path: path, rim: rim)
    }

    @MainActor private static func bars(_ lefts: [CGFloat], width: CGFloat) {
        for left in lefts {
            let bar = CGRect(x: left, y: 4.6, width: width, height: 14.8)
            UIBezierPath(roundedRect: bar, cornerRadius: 1.2).fill()
        }
    }

    @MainActor private static func line(
        from start: (CGFloat, CGFloat),
        to end: (CGFloat, CGFloat)
    ) {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: start.0, y: start.1))
        path.addLine(to: CGPoint(x: end.0, y: end.1))
        stroke(path)
    }

    /// A part of a circle round the mouth of the speaker.
    @MainActor private static func wave(radius: CGFloat) {
        stroke(arc(around: CGPoint(x: 12.4, y: 12), radius, from: -.pi / 4, to: .pi / 4))
    }

    /// Most of a circle, with the head of an arrow at its end.
    @MainActor private static func drawReplay() {
        let middle = CGPoint(x: 12, y: 12.6)
        stroke(arc(around: middle, 7.4, from: -0.15 * .pi, to: 1.5 * .pi))
        shape([(12.6, 1.9), (12.6, 8.5), (17.6, 5.2)], rim: 1.2).paint()
    }

    private static func arc(
        around center: CGPoint,
        _ radius: CGFloat,
        from start: CGFloat,
        to end: CGFloat
    ) -> UIBezierPath {
        UIBezierPath(
            arcCenter: center,
            radius: radius,
            startAngle: start,
            endAngle: end,
            clockwise: true
        )
    }

    @MainActor private static func stroke(_ path: UIBezierPath) {
        path.lineWidth = 2
        path.lineCapStyle = .round
        path.stroke()
    }
}
#endif
