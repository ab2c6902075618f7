#if canImport(UIKit)
import UIKit

/// What a media view is made of, from back to front; placeholders and the app's own views lie before
/// all of it.
enum MediaLayer: Int, Sendable, Hashable, CaseIterable {
    /// The main picture, which is the poster of a video.
    case picture
    /// A creative that is markup.
    case markup
    /// The frames of a video.
    case video
    /// The icons of a VAST document.
    case icons
    /// What takes the taps on a video that are no clicks.
    case taps
    /// The buttons of a video.
    case controls
}

/// Keeps the parts of a media view in their order, whenever each of them comes and goes.
@MainActor struct MediaLayers {
    private var views: [MediaLayer: WeakView] = [:]

    /// The part of a layer, if it is in its place in `parent`.
    func view(_ layer: MediaLayer, in parent: UIView) -> UIView? {
        views[layer]?.view.flatMap { $0.superview === parent ? $0 : nil }
    }

    /// Puts a part into its place in `parent`, filling it; the one that was there goes.
    mutating func place(_ view: UIView, as layer: MediaLayer, in parent: UIView) {
        if let former = self.view(layer, in: parent), former !== view {
            former.removeFromSuperview()
        }
        views[layer] = WeakView(view)
        let behind = MediaLayer.allCases.last {
            $0.rawValue < layer.rawValue && self.view($0, in: parent) != nil
        }
        if let below = behind.flatMap({ self.view($0, in: parent) }) {
            parent.insertSubview(view, aboveSubview: below)
        } else {
            parent.insertSubview(view, at: 0)
        }
        view.frame = parent.bounds
    }

    /// Gives each part all of `parent`.
    func layOut(in parent: UIView) {
        for layer in MediaLayer.allCases {
            guard let view = view(layer, in: parent), view.frame != parent.bounds else { continue }
            view.frame = parent.bounds
        }
    }
}
#endif
