#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

extension Registration: TapListening {
    /// A finger tapped the ad at a point of its view.
    func fingerTapped(at point: CGPoint) {
        guard let root = plan.root, let target = plan.taps.target(at: point, in: root) else {
            return
        }
        if let owner = owner(of: point, in: root) {
            // What handles taps by itself keeps them: a control of the ad's clicks by its action,
            // and what the app has inside what clicks is the app's. Only a part that was named and
            // lies in it, or is it, is as near to the finger.
            let isOurs = (owner as? UIControl).map(listens(to:)) ?? false
            guard !isOurs, target.view.isDescendant(of: owner) else { return }
        }
        click(target.role)
    }

    /// The innermost view under the finger that handles taps by itself, no further out than the
    /// root: an enabled control, or a view with a tap recogniser of the app.
    private func owner(of point: CGPoint, in root: UIView) -> UIView? {
        var view = root.hitTest(point, with: nil)
        while let current = view, current !== root {
            if current.handlesTaps { return current }
            view = current.superview
        }
        guard let control = root as? UIControl, view === root else { return nil }
        return control.isEnabled && listens(to: control) ? control : nil
    }

    /// Nobody ever has to wait for, or give way to, somebody who only watches.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        true
    }

    /// A finger that stops a list from rolling on means the list, not the ad.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldReceive touch: UITouch
    ) -> Bool {
        var view = plan.root?.superview
        while let current = view {
            if let list = current as? UIScrollView, list.isDecelerating {
                (gestureRecognizer as? TapRecognizer)?.overlook()
                return false
            }
            view = current.superview
        }
        return true
    }
}

extension UIView {
    /// Whether a tap here does something without us; another ad in the ad's view clicks by itself.
    fileprivate var handlesTaps: Bool {
        if Registration.on(self) != nil { return true }
        if let control = self as? UIControl { return control.isEnabled }
        if self is CreativeHTMLView { return CreativeHTMLView.handlesTaps }
        return gestureRecognizers?.contains { recognizer in
            guard let tap = recognizer as? UITapGestureRecognizer else { return false }
            return tap.isEnabled && tap.numberOfTapsRequired == 1
        } ?? false
    }
}
#endif
