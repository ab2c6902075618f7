#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// The way from a view up to its window, with all rectangles met kept in the coordinates of where it is.
///
/// Read from presentation layers: what is shown, not what an animation leads to. Where something is
/// turned or scaled the upright box around it stands for it, in each step.
@MainActor struct Climb {
    /// Where the way has come to.
    private(set) var top: UIView
    /// Where the way began, in the coordinates of `top`.
    private(set) var frame: CGRect
    /// The views passed after the first, nearest first.
    private(set) var ancestors: [ExposureScene.Layer] = []
    /// What was met that lies in front.
    private(set) var obstructions: [ExposureScene.Obstruction] = []

    init(_ view: UIView) {
        top = view
        frame = view.shownLayer.bounds
    }

    /// Goes up to the superview, past siblings that lie in front.
    mutating func step(
        to superview: UIView,
        past siblings: [UIView],
        isFriendly: (UIView) -> Bool
    ) {
        let layer = top.shownLayer
        frame = layer.outside(frame)
        for index in ancestors.indices {
            ancestors[index].frame = layer.outside(ancestors[index].frame)
        }
        for index in obstructions.indices {
            obstructions[index].frame = layer.outside(obstructions[index].frame)
        }
        for sibling in siblings {
            cover(with: sibling.covers(isFriendly: isFriendly))
        }
        let outer = superview.shownLayer
        ancestors.append(
            ExposureScene.Layer(
                frame: outer.bounds,
                clips: outer.masksToBounds,
                alpha: Double(outer.opacity),
                isHidden: outer.isHidden
            )
        )
        top = superview
    }

    /// Another window lies in front of the one at the top.
    mutating func cover(by other: UIWindow, in window: UIWindow, isFriendly: (UIView) -> Bool) {
        let own = window.shownLayer.frame
        cover(
            with: other.covers(isFriendly: isFriendly)
                .map { $0.offsetBy(dx: -own.minX, dy: -own.minY) }
        )
    }

    private mutating func cover(with frames: [CGRect]) {
        obstructions += frames.map { ExposureScene.Obstruction(frame: $0) }
    }
}

extension UIView {
    /// The layer as it is on the screen now.
    var shownLayer: CALayer { layer.presentation() ?? layer }

    /// Whether UIKit put it there by itself: scroll indicators, separators, touch overlays, keyboards.
    ///
    /// They come and go with the system's version and are no obstruction that an app could remove.
    var isOfTheSystem: Bool {
        let name = String(describing: type(of: self))
        return name.hasPrefix("_UI") || Self.systemWindows.contains(name)
    }

    private static let systemWindows: Set<String> = [
        "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIStatusBarWindow",
    ]
}

extension CALayer {
    /// A rectangle of this layer, in the coordinates of the one around it.
    func outside(_ rect: CGRect) -> CGRect {
        let anchor = CGPoint(
            x: bounds.minX + bounds.width * anchorPoint.x,
            y: bounds.minY + bounds.height * anchorPoint.y
        )
        return rect.offsetBy(dx: -anchor.x, dy: -anchor.y)
            .applying(affineTransform())
            .offsetBy(dx: position.x, dy: position.y)
    }
}
#endif
