#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Reads from the views what decides how much of an ad can be seen.
@MainActor struct SceneReader {
    /// The view that the ad is registered on; what is inside never covers the ad.
    let root: UIView
    /// Views that the app declared to belong to the ad.
    let friendly: [UIView]

    /// What lies around and above `view`, which is the root or in it, as shown now.
    func scene(of view: UIView) -> ExposureScene {
        guard let window = view.window else {
            return ExposureScene(frame: .zero, isAttached: false)
        }
        var climb = Climb(view)
        while let superview = climb.top.superview {
            // Inside the ad only what surrounds the view matters.
            let siblings = view.isOutside(root, climbedTo: climb.top) ? above(climb.top) : []
            climb.step(to: superview, past: siblings, isFriendly: isFriendly)
        }
        for other in windows(above: window) {
            climb.cover(by: other, in: window, isFriendly: isFriendly)
        }
        let own = view.shownLayer
        return ExposureScene(
            frame: climb.frame,
            alpha: Double(own.opacity),
            isHidden: own.isHidden,
            ancestors: climb.ancestors,
            obstructions: climb.obstructions
        )
    }

    private func isFriendly(_ view: UIView) -> Bool {
        friendly.contains { $0 === view }
    }

    /// The siblings in front of a view.
    private func above(_ view: UIView) -> [UIView] {
        let siblings = view.superview?.subviews ?? []
        guard let index = siblings.firstIndex(where: { $0 === view }) else { return [] }
        return Array(siblings[(index + 1)...])
    }

    /// The app's windows over this one.
    private func windows(above window: UIWindow) -> [UIWindow] {
        let all = window.windowScene?.windows ?? []
        let place = all.firstIndex { $0 === window } ?? all.count
        return all.enumerated().filter { index, other in
            guard other !== window, !other.isHidden else { return false }
            let (level, own) = (other.windowLevel.rawValue, window.windowLevel.rawValue)
            return level > own || (level == own && index > place)
        }.map(\.element)
    }
}

extension UIView {
    /// Whether the way up from this view has come to the root or left it behind.
    fileprivate func isOutside(_ root: UIView, climbedTo top: UIView) -> Bool {
        top === root || !top.isDescendant(of: root)
    }
}
#endif
