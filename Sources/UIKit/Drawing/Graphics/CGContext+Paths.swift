import CCairo
public import Foundation

extension CGContext {
    /// Forgets the path under work.
    public func beginPath() {
        cairo_new_path(cairo)
    }

    /// Starts a new line at `point`.
    public func move(to point: CGPoint) {
        add([.move(point)])
    }

    /// Goes straight to `point`.
    public func addLine(to point: CGPoint) {
        add([.line(point)])
    }

    /// Goes to `end` in a curve pulled by two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        add([.curve(control1, control2, end)])
    }

    /// Adds a part of a circle; clockwise means that the angle, in radians, gets smaller.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        let arc = CGMutablePath()
        arc.addArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            endAngle: endAngle,
            clockwise: clockwise
        )
        var elements = arc.elements
        if cairo_has_current_point(cairo) != 0, case .move(let start)? = elements.first {
            elements[0] = .line(start)
        }
        add(elements)
    }

    /// Goes straight back to where the line began.
    public func closePath() {
        add([.close])
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) {
        addPath(CGPath(rect: rect, transform: nil))
    }

    /// Adds the ellipse that touches the sides of `rect`.
    public func addEllipse(in rect: CGRect) {
        addPath(CGPath(ellipseIn: rect, transform: nil))
    }

    /// Adds all of `path`.
    public func addPath(_ path: CGPath) {
        add(path.elements)
    }

    /// Fills the path under work and forgets it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        paint(state.fill) { cairo, _ in
            cairo_set_fill_rule(cairo, rule.cairo)
            cairo_fill(cairo)
        }
    }

    /// Draws the path under work as a line and forgets it.
    public func strokePath() {
        paint(state.stroke) { cairo, _ in cairo_stroke(cairo) }
    }

    /// Limits what is drawn from now on to the inside of the path under work, and forgets it.
    public func clip(using rule: CGPathFillRule = .winding) {
        cairo_set_fill_rule(cairo, rule.cairo)
        cairo_clip(cairo)
    }

    /// Limits what is drawn from now on to `rect`.
    public func clip(to rect: CGRect) {
        beginPath()
        addRect(rect)
        clip()
    }

    /// The smallest upright rectangle that drawing is limited to.
    public var boundingBoxOfClipPath: CGRect {
        var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cairo, &left, &top, &right, &bottom)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        fillPath()
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) {
        beginPath()
        rects.forEach(addRect)
        fillPath()
    }

    /// Draws the sides of a rectangle.
    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    /// Draws the sides of a rectangle with a line of this width.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Fills the ellipse that touches the sides of `rect`.
    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    /// Draws the ellipse that touches the sides of `rect`.
    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        cairo_save(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
        cairo_fill(cairo)
        cairo_restore(cairo)
    }

    private func add(_ elements: [CGPath.Element]) {
        CGPath(elements: elements).trace(in: cairo)
    }
}

extension CGPath {
    /// Adds the lines and curves to Cairo's path.
    func trace(in cairo: OpaquePointer) {
        // A shape with a point out of reach is left out whole, not drawn with a corner missing.
        guard elements.allSatisfy({ $0.points.allSatisfy(\.isDrawable) }) else { return }
        for element in elements {
            switch element {
            case .move(let point):
                cairo_move_to(cairo, Double(point.x), Double(point.y))
            case .line(let point):
                cairo_line_to(cairo, Double(point.x), Double(point.y))
            case .curve(let first, let second, let end):
                cairo_curve_to(
                    cairo,
                    Double(first.x),
                    Double(first.y),
                    Double(second.x),
                    Double(second.y),
                    Double(end.x),
                    Double(end.y)
                )
            case .close:
                cairo_close_path(cairo)
            }
        }
    }
}

extension CGPathFillRule {
    var cairo: cairo_fill_rule_t {
        switch self {
        case .winding: CAIRO_FILL_RULE_WINDING
        case .evenOdd: CAIRO_FILL_RULE_EVEN_ODD
        }
    }
}

extension CGPoint {
    /// Cairo counts in 24-bit pixels, so points far outside any screen must not reach it.
    var isDrawable: Bool {
        x.isFinite && y.isFinite && abs(x) < 1e6 && abs(y) < 1e6
    }
}
