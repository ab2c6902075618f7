public import Foundation

/// A path that lines and curves are added to.
public final class CGMutablePath: CGPath {
    /// How far from the start a control point stands, so that a curve looks like a quarter circle.
    static let quarterCircle: CGFloat = 0.552_284_749_8

    /// An empty path.
    public init() {
        super.init(elements: [])
    }

    override init(elements: [Element]) {
        super.init(elements: elements)
    }

    /// Starts a new line at `point`.
    public func move(to point: CGPoint) {
        elements.append(.move(point))
    }

    /// Goes straight to `point`.
    public func addLine(to point: CGPoint) {
        elements.append(elements.isEmpty ? .move(point) : .line(point))
    }

    /// Goes to `end` in a curve pulled by two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(control1, control2, end))
    }

    /// Goes to `end` in a curve pulled by one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let start = currentPoint
        func third(_ point: CGPoint) -> CGPoint {
            CGPoint(
                x: point.x + (control.x - point.x) * 2 / 3,
                y: point.y + (control.y - point.y) * 2 / 3
            )
        }
        addCurve(to: end, control1: third(start), control2: third(end))
    }

    /// Goes straight back to where the line began.
    public func closeSubpath() {
        if !elements.isEmpty { elements.append(.close) }
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds the ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect) {
        addRoundedRect(in: rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2)
    }

    /// Adds a rectangle whose corners are quarters of an ellipse, at most half a side each.
    public func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
        let radii = CGSize(width: cornerWidth, height: cornerHeight)
        addRoundedRect(in: rect, radii: radii, corners: .allCorners)
    }

    func addRoundedRect(in rect: CGRect, radii: CGSize, corners: UIRectCorner) {
        let rect = rect.standardized
        let width = min(max(radii.width, 0), rect.width / 2)
        let height = min(max(radii.height, 0), rect.height / 2)
        guard width > 0, height > 0 else { return addRect(rect) }
        let corner = RoundCorner(path: self, width: width, height: height)
        move(to: CGPoint(x: rect.minX + (corners.contains(.topLeft) ? width : 0), y: rect.minY))
        corner.add(
            at: CGPoint(x: rect.maxX, y: rect.minY),
            from: CGPoint(x: -1, y: 0),
            to: CGPoint(x: 0, y: 1),
            isRound: corners.contains(.topRight)
        )
        corner.add(
            at: CGPoint(x: rect.maxX, y: rect.maxY),
            from: CGPoint(x: 0, y: -1),
            to: CGPoint(x: -1, y: 0),
            isRound: corners.contains(.bottomRight)
        )
        corner.add(
            at: CGPoint(x: rect.minX, y: rect.maxY),
            from: CGPoint(x: 1, y: 0),
            to: CGPoint(x: 0, y: -1),
            isRound: corners.contains(.bottomLeft)
        )
        corner.add(
            at: CGPoint(x: rect.minX, y: rect.minY),
            from: CGPoint(x: 0, y: 1),
            to: CGPoint(x: 1, y: 0),
            isRound: corners.contains(.topLeft)
        )
        closeSubpath()
    }

    /// Adds a part of a circle, angles in radians from the x axis towards y, which grows downwards.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        let sweep = Self.sweep(from: startAngle, to: endAngle, clockwise: clockwise)
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let pull = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
        }
        addLine(to: point(startAngle))
        for index in 0..<count {
            let (from, to) = (
                startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1)
            )
            let (start, end) = (point(from), point(to))
            addCurve(
                to: end,
                control1: CGPoint(x: start.x - pull * sin(from), y: start.y + pull * cos(from)),
                control2: CGPoint(x: end.x + pull * sin(to), y: end.y - pull * cos(to))
            )
        }
    }

    /// Adds all of another path.
    public func addPath(_ path: CGPath) {
        elements += path.elements
    }

    /// The angle to walk: at most one turn, with the sign of the direction.
    private static func sweep(
        from start: CGFloat,
        to end: CGFloat,
        clockwise: Bool
    ) -> CGFloat {
        let turn = 2 * CGFloat.pi
        let difference = clockwise ? start - end : end - start
        if difference >= turn { return clockwise ? -turn : turn }
        var rest = difference.truncatingRemainder(dividingBy: turn)
        if rest < 0 { rest += turn }
        return clockwise ? -rest : rest
    }
}

/// Adds one corner after another, clockwise.
private struct RoundCorner {
    let path: CGMutablePath
    let width: CGFloat
    let height: CGFloat

    func add(at corner: CGPoint, from back: CGPoint, to ahead: CGPoint, isRound: Bool) {
        guard isRound else { return path.addLine(to: corner) }
        let start = moved(corner, back, 1)
        let end = moved(corner, ahead, 1)
        path.addLine(to: start)
        path.addCurve(
            to: end,
            control1: moved(corner, back, 1 - CGMutablePath.quarterCircle),
            control2: moved(corner, ahead, 1 - CGMutablePath.quarterCircle)
        )
    }

    private func moved(_ point: CGPoint, _ way: CGPoint, _ share: CGFloat) -> CGPoint {
        CGPoint(x: point.x + way.x * width * share, y: point.y + way.y * height * share)
    }
}
