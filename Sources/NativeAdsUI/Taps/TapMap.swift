#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Says which part of an ad lies under a point, by geometry alone.
///
/// UIKit's own hit test passes over labels, pictures and disabled buttons, whose interaction is
/// off; an ad must not. It is not told to change those flags either.
@MainActor struct TapMap {
    /// The views that show an asset.
    let roles: [ObjectIdentifier: AssetRole]
    /// The views that click.
    let clickable: Set<ObjectIdentifier>

    /// What a tap means.
    struct Target {
        /// The innermost clickable view.
        let view: UIView
        /// The asset shown there, if any.
        let role: AssetRole?
    }

    /// What a tap at a point of `root` means; `nil` where nothing clicks.
    func target(at point: CGPoint, in root: UIView) -> Target? {
        let view = innermost(at: point, in: root) { clickable.contains(ObjectIdentifier($0)) }
        guard let view else { return nil }
        let inside = root.convert(point, to: view)
        let shown = innermost(at: inside, in: view) { roles[ObjectIdentifier($0)] != nil }
        return Target(view: view, role: shown.flatMap { roles[ObjectIdentifier($0)] })
    }

    /// The view in front at the point that is what is looked for, the deepest first.
    private func innermost(
        at point: CGPoint,
        in view: UIView,
        where matches: (UIView) -> Bool
    ) -> UIView? {
        guard !view.isHidden, view.alpha >= ExposureScene.leastAlpha else { return nil }
        // What sticks out of a view that does not clip can be seen, and so tapped.
        guard view.bounds.holds(point) || !view.clipsToBounds else { return nil }
        for subview in view.subviews.reversed() {
            let there = view.convert(point, to: subview)
            if let found = innermost(at: there, in: subview, where: matches) { return found }
        }
        // A view may say that it can be hit beside its bounds.
        return matches(view) && view.point(inside: point, with: nil) ? view : nil
    }
}
#endif
