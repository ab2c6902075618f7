#if canImport(UIKit)
import Foundation

extension CGRect {
    /// Whether the point lies in the rectangle; in one that is no number lies nothing.
    ///
    /// Foundation's `contains` on Linux stops the process there.
    func holds(_ point: CGPoint) -> Bool {
        let (right, bottom) = (origin.x + size.width, origin.y + size.height)
        return point.x >= origin.x && point.x < right && point.y >= origin.y && point.y < bottom
    }
}
#endif
