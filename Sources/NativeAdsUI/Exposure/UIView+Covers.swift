#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

extension UIView {
    /// What the view hides of what lies behind it, as boxes in its superview's coordinates.
    ///
    /// That is the view itself, clear or not, and what sticks out of it where it does not clip.
    /// Nothing is hidden by what cannot be seen, belongs to the ad with all that is in it, or is
    /// of the system.
    func covers(isFriendly: (UIView) -> Bool) -> [CGRect] {
        let shown = shownLayer
        guard !shown.isHidden, Double(shown.opacity) >= ExposureScene.leastAlpha,
            !isOfTheSystem, !isFriendly(self)
        else { return [] }
        var frames = [shown.bounds]
        if !shown.masksToBounds {
            for view in subviews {
                frames += view.covers(isFriendly: isFriendly)
                    .filter { !shown.bounds.contains($0) }
            }
        }
        return frames.map(shown.outside)
    }
}
#endif
