package import Foundation

/// What can be seen of the view that shows a video.
package struct VideoSight: Sendable, Hashable {
    /// The visible part of the media view, 0 to 1.
    package var fraction: Double
    /// Whether its scene is active in the foreground.
    package var isForeground: Bool
    /// The view's size in points.
    package var slot: CGSize
    /// Pixels a point.
    package var scale: Double

    package init(
        fraction: Double,
        isForeground: Bool = true,
        slot: CGSize = .zero,
        scale: Double = 1
    ) {
        self.fraction = fraction
        self.isForeground = isForeground
        self.slot = slot
        self.scale = scale
    }

    /// Nobody sees it.
    package static let none = VideoSight(fraction: 0, isForeground: false)
}
