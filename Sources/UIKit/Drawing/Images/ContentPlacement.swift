import Foundation

extension UIView.ContentMode {
    /// Where content of `size` is drawn in `bounds`.
    func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        switch self {
        case .scaleToFill, .redraw: bounds
        case .scaleAspectFit: scaled(size, in: bounds, choose: min)
        case .scaleAspectFill: scaled(size, in: bounds, choose: max)
        default: placed(size, in: bounds, at: anchor)
        }
    }

    private func scaled(
        _ size: CGSize,
        in bounds: CGRect,
        choose: (CGFloat, CGFloat) -> CGFloat
    ) -> CGRect {
        guard size.width > 0, size.height > 0 else { return .zero }
        let factor = choose(bounds.width / size.width, bounds.height / size.height)
        let scaled = CGSize(width: size.width * factor, height: size.height * factor)
        return placed(scaled, in: bounds, at: CGPoint(x: 0.5, y: 0.5))
    }

    private func placed(_ size: CGSize, in bounds: CGRect, at anchor: CGPoint) -> CGRect {
        CGRect(
            x: bounds.minX + (bounds.width - size.width) * anchor.x,
            y: bounds.minY + (bounds.height - size.height) * anchor.y,
            width: size.width,
            height: size.height
        )
    }

    /// The point, as a share of the bounds, where content that is not scaled is held.
    private var anchor: CGPoint {
        let x: CGFloat =
            switch self {
            case .left, .topLeft, .bottomLeft: 0
            case .right, .topRight, .bottomRight: 1
            default: 0.5
            }
        let y: CGFloat =
            switch self {
            case .top, .topLeft, .topRight: 0
            case .bottom, .bottomLeft, .bottomRight: 1
            default: 0.5
            }
        return CGPoint(x: x, y: y)
    }
}
