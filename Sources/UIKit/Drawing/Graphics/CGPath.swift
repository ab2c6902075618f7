public import Foundation

/// Lines and curves; unlike Apple's it is a value inside, so a copy is never changed by another.
public class CGPath {
    enum Element: Hashable, Sendable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    final var elements: [Element]

    init(elements: [Element]) {
        self.elements = elements
    }

    /// A rectangle.
    public convenience init(
        rect: CGRect,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRect(rect)
        self.init(elements: path.elements(applying: transform?.pointee))
    }

    /// A rectangle with round corners.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addRoundedRect(in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight)
        self.init(elements: path.elements(applying: transform?.pointee))
    }

    /// The ellipse that touches the sides of `rect`.
    public convenience init(
        ellipseIn rect: CGRect,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let path = CGMutablePath()
        path.addEllipse(in: rect)
        self.init(elements: path.elements(applying: transform?.pointee))
    }

    /// Whether nothing was added.
    public var isEmpty: Bool {
        elements.isEmpty
    }

    /// The smallest rectangle round all points, control points among them.
    public var boundingBox: CGRect {
        let points = elements.flatMap(\.points)
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
            box.union(CGRect(origin: point, size: .zero))
        }
    }

    /// The point where the next line starts.
    public var currentPoint: CGPoint {
        elements.last(where: { !$0.points.isEmpty })?.points.last ?? .zero
    }

    /// A copy that may be added to.
    public func mutableCopy() -> CGMutablePath? {
        CGMutablePath(elements: elements)
    }

    final func elements(applying transform: CGAffineTransform?) -> [Element] {
        guard let transform, !transform.isIdentity else { return elements }
        return elements.map { $0.applying(transform) }
    }
}

extension CGPath.Element {
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
    }

    func applying(_ transform: CGAffineTransform) -> CGPath.Element {
        switch self {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, let end):
            .curve(
                first.applying(transform),
                second.applying(transform),
                end.applying(transform)
            )
        case .close: .close
        }
    }
}
