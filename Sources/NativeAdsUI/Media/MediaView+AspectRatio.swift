#if canImport(UIKit)
public import Foundation
import NativeAds
import UIKit

extension MediaView {
    /// Width over height of the ad's main media, as announced or, better, as loaded; `nil` if unknown.
    ///
    /// Of the video where there is one that can be played, else of the picture.
    public var aspectRatio: CGFloat? {
        if let image, image.size.height > 0 { return image.size.width / image.size.height }
        guard let nativeAd else { return nil }
        let loaded = nativeAd.loadedPicture(.main)?.aspectRatio
        let announced = nativeAd.mediaSize.aspectRatio
        let ratios = [
            markup?.aspectRatio, video?.aspectRatio, nativeAd.videoController == nil ? loaded : nil,
            announced, loaded,
            nativeAd.creative.main?.aspectRatio,
        ]
        return ratios.lazy.compactMap { $0 }.first { $0 > 0 }.map { CGFloat($0) }
    }

    /// How high the view must be at a width for its media to fill it; `nil` while that is unknown.
    func height(forWidth width: CGFloat) -> CGFloat? {
        guard let aspectRatio, width > 0, width.isFinite else { return nil }
        return width / aspectRatio
    }
}

/// Keeps a media view in the shape of its media, by a constraint that follows what is known of it.
@MainActor final class AspectRatioKeeper {
    /// Just above what a compressed fitting size asks for.
    static let faint = UILayoutPriority(51)

    private weak var view: MediaView?
    private(set) var constraint: NSLayoutConstraint?
    private var shown: CGFloat?

    /// Whether there is a constraint whenever the ratio is known.
    var isKept = false {
        didSet { if oldValue != isKept { constrain() } }
    }

    init(_ view: MediaView) {
        self.view = view
    }

    /// More may be known of the media.
    func update() {
        guard let view, view.aspectRatio != shown else { return }
        shown = view.aspectRatio
        view.invalidateIntrinsicContentSize()
        constrain()
    }

    private func constrain() {
        constraint?.isActive = false
        constraint = nil
        guard isKept, let view, let ratio = view.aspectRatio else { return }
        let constraint = view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio)
        // An app that also says how high the view is means that.
        constraint.priority = UILayoutPriority(999)
        constraint.isActive = true
        self.constraint = constraint
    }
}
#endif
