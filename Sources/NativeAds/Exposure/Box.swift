import Foundation

/// A rectangle by its edges, finite and with an area.
struct Box: Hashable {
    var minX: Double
    var minY: Double
    var maxX: Double
    var maxY: Double

    /// Reads a rectangle; `nil` if a number of it is not finite or it has no area.
    init?(_ rect: CGRect) {
        let x = Double(rect.origin.x)
        let y = Double(rect.origin.y)
        let right = x + Double(rect.size.width)
        let bottom = y + Double(rect.size.height)
        guard x.isFinite, y.isFinite, right.isFinite, bottom.isFinite else { return nil }
        guard right > x, bottom > y else { return nil }
        (minX, minY, maxX, maxY) = (x, y, right, bottom)
    }

    private init?(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        guard maxX > minX, maxY > minY else { return nil }
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    var area: Double { (maxX - minX) * (maxY - minY) }

    /// The part that both have; `nil` if they only touch.
    func intersection(_ other: Box) -> Box? {
        Box(
            minX: max(minX, other.minX),
            minY: max(minY, other.minY),
            maxX: min(maxX, other.maxX),
            maxY: min(maxY, other.maxY)
        )
    }
}
