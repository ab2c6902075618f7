package import Foundation

/// The rectangles that decide how much of an ad can be seen, in the window's coordinates.
///
/// A view that is rotated or scaled, or lies in one that is, is given by its bounding box: the
/// fraction is then that of the box, which neither gains nor loses what turns inside it.
package struct ExposureScene: Sendable, Hashable {
    /// A view around the ad: its parent, the parent's parent, and so on to the window.
    package struct Layer: Sendable, Hashable {
        /// Where it is.
        package var frame: CGRect
        /// Whether it cuts off what its children draw outside of it.
        package var clips: Bool
        /// Its own opacity.
        package var alpha: Double
        /// Whether it hides its children.
        package var isHidden: Bool

        package init(
            frame: CGRect,
            clips: Bool = false,
            alpha: Double = 1,
            isHidden: Bool = false
        ) {
            self.frame = frame
            self.clips = clips
            self.alpha = alpha
            self.isHidden = isHidden
        }
    }

    /// A view in front of the ad.
    package struct Obstruction: Sendable, Hashable {
        /// Where it is.
        package var frame: CGRect
        /// Its opacity; a clear background does not matter, as in Open Measurement.
        package var alpha: Double
        /// Whether it is hidden.
        package var isHidden: Bool
        /// Whether the app declared that it belongs to the ad.
        package var isFriendly: Bool

        package init(
            frame: CGRect,
            alpha: Double = 1,
            isHidden: Bool = false,
            isFriendly: Bool = false
        ) {
            self.frame = frame
            self.alpha = alpha
            self.isHidden = isHidden
            self.isFriendly = isFriendly
        }
    }

    /// Opacity below this is invisible, as for UIKit's hit testing.
    ///
    /// Layers keep a `Float`, which makes a hair less of 0.01: that is not below it.
    package static let leastAlpha = Double(Float(0.01))

    /// Where the ad is.
    package var frame: CGRect
    /// The ad's own opacity.
    package var alpha: Double
    /// Whether the ad's own view is hidden.
    package var isHidden: Bool
    /// Whether the ad is in a window.
    package var isAttached: Bool
    /// The views around it, nearest first; the last is the window and always clips.
    package var ancestors: [Layer]
    /// The views in front of it, in any order.
    package var obstructions: [Obstruction]

    package init(
        frame: CGRect,
        alpha: Double = 1,
        isHidden: Bool = false,
        isAttached: Bool = true,
        ancestors: [Layer] = [],
        obstructions: [Obstruction] = []
    ) {
        self.frame = frame
        self.alpha = alpha
        self.isHidden = isHidden
        self.isAttached = isAttached
        self.ancestors = ancestors
        self.obstructions = obstructions
    }

    /// The visible part of the ad's area, from 0 to 1.
    ///
    /// 0 where nothing can be seen or a size is no number.
    package var visibleFraction: Double {
        guard isAttached, !isHidden, alpha >= Self.leastAlpha, let whole = Box(frame) else {
            return 0
        }
        guard let shown = clipped(whole) else { return 0 }
        let covers = obstructions.compactMap { $0.cover?.intersection(shown) }
        let visible = (shown.area - Cover.area(of: covers)) / whole.area
        guard visible.isFinite else { return 0 }
        return min(max(visible, 0), 1)
    }

    private func clipped(_ whole: Box) -> Box? {
        var shown = whole
        for (index, layer) in ancestors.enumerated() {
            guard !layer.isHidden, layer.alpha >= Self.leastAlpha else { return nil }
            guard layer.clips || index == ancestors.count - 1 else { continue }
            guard let frame = Box(layer.frame), let rest = shown.intersection(frame) else {
                return nil
            }
            shown = rest
        }
        return shown
    }
}

extension ExposureScene.Obstruction {
    /// What it covers; `nil` where it covers nothing that counts.
    fileprivate var cover: Box? {
        guard !isFriendly, !isHidden, alpha >= ExposureScene.leastAlpha else { return nil }
        return Box(frame)
    }
}
