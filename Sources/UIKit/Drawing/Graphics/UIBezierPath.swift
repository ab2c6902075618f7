public import Foundation

/// A path that knows how to draw itself into the current context.
open class UIBezierPath {
    private let path: CGMutablePath

    /// The width of the line that `stroke()` draws, in points; 1 by default.
    open var lineWidth: CGFloat = 1
    /// How the ends of lines look.
    open var lineCapStyle = CGLineCap.butt
    /// How two lines meet.
    open var lineJoinStyle = CGLineJoin.miter
    /// Whether overlapping parts leave holes.
    open var usesEvenOddFillRule = false

    /// An empty path.
    public init() {
        path = CGMutablePath()
    }

    /// A copy of `cgPath`.
    public init(cgPath: CGPath) {
        path = CGMutablePath(elements: cgPath.elements)
    }

    /// A rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path.addRect(rect)
    }

    /// The ellipse that touches the sides of `rect`.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path.addEllipse(in: rect)
    }

    /// A rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path.addRoundedRect(in: rect, cornerWidth: cornerRadius, cornerHeight: cornerRadius)
    }

    /// A rectangle of which some corners are round.
    public convenience init(
        roundedRect rect: CGRect,
        byRoundingCorners corners: UIRectCorner,
        cornerRadii: CGSize
    ) {
        self.init()
        path.addRoundedRect(in: rect, radii: cornerRadii, corners: corners)
    }

    /// A part of a circle; angles in radians from the x axis, clockwise as seen.
    public convenience init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
    }

    /// The lines and curves; a copy.
    open var cgPath: CGPath {
        CGPath(elements: path.elements)
    }

    /// Whether nothing was added.
    open var isEmpty: Bool {
        path.isEmpty
    }

    /// The smallest rectangle round all points, control points among them.
    open var bounds: CGRect {
        path.boundingBox
    }

    /// Starts a new line at `point`.
    open func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Goes straight to `point`.
    open func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Goes to `endPoint` in a curve pulled by two control points.
    open func addCurve(
        to endPoint: CGPoint,
        controlPoint1: CGPoint,
        controlPoint2: CGPoint
    ) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Goes to `endPoint` in a curve pulled by one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a part of a circle; angles in radians from the x axis, clockwise as seen.
    open func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        // Core Graphics names the direction for a y axis that grows upwards.
        path.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: !clockwise
        )
    }

    /// Goes straight back to where the line began.
    open func close() {
        path.closeSubpath()
    }

    /// Adds all of another path.
    open func append(_ bezierPath: UIBezierPath) {
        path.addPath(bezierPath.path)
    }

    /// Moves, scales or turns all points.
    open func apply(_ transform: CGAffineTransform) {
        path.elements = path.elements(applying: transform)
    }

    /// Fills the path with the current context's fill colour.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.fillPath(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    /// Draws the path as a line with the current context's stroke colour.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(lineWidth)
        context.setLineCap(lineCapStyle)
        context.setLineJoin(lineJoinStyle)
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }

    /// Limits what the current context draws to the inside of the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.beginPath()
        context.addPath(path)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
}
