import Foundation

/// Between which offsets content may rest.
struct ScrollLimits: Equatable {
    /// The least offsets.
    let least: CGPoint
    /// The greatest offsets; never less than the least.
    let greatest: CGPoint

    init(contentSize: CGSize, inset: UIEdgeInsets, viewSize: CGSize) {
        least = CGPoint(x: -inset.left, y: -inset.top)
        greatest = CGPoint(
            x: max(least.x, contentSize.width + inset.right - viewSize.width),
            y: max(least.y, contentSize.height + inset.bottom - viewSize.height)
        )
    }

    /// The nearest offset at which content may rest.
    func clamped(_ offset: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(offset.x, least.x), greatest.x),
            y: min(max(offset.y, least.y), greatest.y)
        )
    }

    /// Where content goes that is dragged to this offset: past the edges ever more slowly.
    func rubberBanded(_ offset: CGPoint, viewSize: CGSize) -> CGPoint {
        let edge = clamped(offset)
        return CGPoint(
            x: edge.x + Self.band(offset.x - edge.x, viewSize.width),
            y: edge.y + Self.band(offset.y - edge.y, viewSize.height)
        )
    }

    /// How far content gives way when it is dragged this far past an edge: never a whole view.
    private static func band(_ distance: CGFloat, _ length: CGFloat) -> CGFloat {
        guard distance != 0, length > 0 else { return 0 }
        let given = (1 - 1 / (abs(distance) * 0.55 / length + 1)) * length
        return distance < 0 ? -given : given
    }
}
