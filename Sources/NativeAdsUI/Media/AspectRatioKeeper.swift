#if canImport(UIKit)
package import Foundation
import NativeAds
import UIKit

extension AdMediaView {
    /// Width over height of the ad's main media, as announced or, better, as loaded; `nil` if unknown.
    ///
    /// Of the video where there is one that can be played, else of the picture.
    package var mediaRatio: CGFloat? {
        if let ownImage, ownImage.size.height > 0 {
            return ownImage.size.width / ownImage.size.height
        }
        guard let shownAd else { return nil }
        let loaded = shownAd.loadedPicture(.main)?.aspectRatio
        let announced = shownAd.mediaSize.aspectRatio
        let ratios = [
            markup?.aspectRatio, video?.aspectRatio, shownAd.videoController == nil ? loaded : nil,
            announced, loaded,
            shownAd.creative.main?.aspectRatio,
        ]
        return ratios.lazy.compactMap { $0 }.first { $0 > 0 }.map { CGFloat($0) }
    }

    /// Whether a constraint of the view's own keeps it in the shape of its media.
    package var keepsMediaRatio: Bool {
        get { ratio.isKept }
        set { ratio.isKept = newValue }
    }

    /// How high the view must be at a width for its media to fill it; `nil` while that is unknown.
    func height(forWidth width: CGFloat) -> CGFloat? {
        guard let mediaRatio, width > 0, width.isFinite else { return nil }
        return width / mediaRatio
    }
}

/// Keeps a media view in the shape of its media, by a constraint that follows what is known of it.
@MainActor final class AspectRatioKeeper {
    /// Just above what a compressed fitting size asks for.
    static let faint = UILayoutPriority(51)

    private weak var view: AdMediaView?
    private(set) var constraint: NSLayoutConstraint?
    private var shown: CGFloat?

    /// Whether there is a constraint whenever the ratio is known.
    var isKept = false {
        didSet { if oldValue != isKept { constrain() } }
    }

    init(_ view: AdMediaView) {
        self.view = view
    }

    /// More may be known of the media.
    func update() {
        guard let view, view.mediaRatio != shown else { return }
        shown = view.mediaRatio
        view.invalidateIntrinsicContentSize()
        constrain()
    }

    private func constrain() {
        constraint?.isActive = false
        constraint = nil
        guard isKept, let view, let ratio = view.mediaRatio else { return }
        let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio)
        // An app that also says how high the view is means that.
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
        self.constraint = constraint
    }
}
#endif
