import Foundation
import UIKit

/// Turns what the mouse does into touches and scrolling.
@MainActor struct PointerInput {
    /// How far one notch of the wheel scrolls, in points.
    static let notch: CGFloat = 60

    let scale: Double
    private var isDown = false

    /// Places come in pixels, `scale` of them a point.
    init(scale: Double) {
        self.scale = scale
    }

    /// Hands `event` to the app at the app's time `now`.
    mutating func handle(_ event: DesktopEvent, at now: TimeInterval) {
        switch event {
        case .pressed(let x, let y):
            isDown = true
            UIKitHost.send(.began, at: point(x, y), timestamp: now)
        case .moved(let x, let y) where isDown:
            UIKitHost.send(.moved, at: point(x, y), timestamp: now)
        case .released(let x, let y) where isDown:
            isDown = false
            UIKitHost.send(.ended, at: point(x, y), timestamp: now)
        case .wheel(let x, let y, let notches):
            scroll(at: point(x, y), by: notches)
        case .hidden:
            UIKitHost.setApplicationState(.background)
        case .shown:
            UIKitHost.setApplicationState(.active)
        case .closed, .moved, .released, .exposed, .other:
            break
        }
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint {
        CGPoint(x: x / scale, y: y / scale)
    }

    /// Scrolls the innermost view under the mouse that has something to scroll.
    private func scroll(at point: CGPoint, by notches: Double) {
        let hit = UIApplication.shared.windows.reversed().lazy
            .compactMap { $0.hitTest($0.convert(point, from: nil), with: nil) }.first
        var view = hit
        while let current = view {
            if let scroll = current as? UIScrollView, scrolled(scroll, by: notches) { return }
            view = current.superview
        }
    }

    private func scrolled(_ view: UIScrollView, by notches: Double) -> Bool {
        let insets = view.adjustedContentInset
        let least = -insets.top
        let most = max(view.contentSize.height + insets.bottom - view.bounds.height, least)
        guard view.isScrollEnabled, most > least else { return false }
        let wanted = view.contentOffset.y - CGFloat(notches) * Self.notch
        let offset = CGPoint(x: view.contentOffset.x, y: min(max(wanted, least), most))
        view.setContentOffset(offset, animated: false)
        return true
    }
}
