#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Writes the parts of an ad into views, hides views whose part is missing, and clears them all.
@MainActor final class OutletFiller {
    /// Told when a picture is on show in an image view.
    var onShow: ((UIImageView) -> Void)?

    private var feeds: [ObjectIdentifier: PictureFeed] = [:]
    /// Image views do not tell of their layout: a new cell's is decoded for the size of a large icon.
    private static let usualSize = CGSize(width: 128, height: 128)

    /// Shows the ad; a view whose asset is missing is emptied, and hidden unless that is left to the
    /// app.
    func fill(_ outlets: [AssetRole: UIView], from ad: NativeAd, hidingMissing: Bool = true) {
        for (role, view) in outlets {
            let isShown = show(role, of: ad, in: view)
            if hidingMissing { view.isHidden = !isShown }
        }
    }

    /// The views may have new sizes: decodes again what would look coarse.
    func layoutDidChange() {
        for feed in feeds.values { feed.sizeDidChange() }
    }

    /// Leaves a view to the app, with what is in it: nothing more comes into it.
    func leave(_ view: UIView) {
        feeds[ObjectIdentifier(view)] = nil
    }

    /// Empties the views; hidden they stay as they are.
    func clear(_ outlets: [AssetRole: UIView]) {
        for view in outlets.values {
            write(nil, in: view)
            (view as? AdMediaView)?.fill(from: nil)
            (view as? StarRatingView)?.rating = 0
            feeds[ObjectIdentifier(view)]?.clear()
        }
        feeds = [:]
    }

    /// Whether the ad has something to show in the view.
    private func show(_ role: AssetRole, of ad: NativeAd, in view: UIView) -> Bool {
        switch view {
        case let media as AdMediaView:
            media.fill(from: ad)
            let creative = ad.creative
            return creative.main != nil || creative.vast != nil || creative.html != nil
        case let stars as StarRatingView:
            stars.rating = ad.rating ?? 0
            return ad.rating != nil
        case let picture as UIImageView:
            return showPicture(role, of: ad, in: picture)
        default:
            let text = ad.text(role)
            write(text, in: view)
            return text != nil
        }
    }

    private func showPicture(_ role: AssetRole, of ad: NativeAd, in view: UIImageView) -> Bool {
        let key = ObjectIdentifier(view)
        guard ad.pictureState(role) != .notAvailable else {
            feeds.removeValue(forKey: key)?.clear()
            view.image = nil
            return false
        }
        if ad.leavesPicturesToApp {
            // What is in the view, or will be, is the app's; only what was ours goes.
            feeds.removeValue(forKey: key)?.clear()
            return true
        }
        // A view that is gone may have had the same place in memory.
        let former = feeds[key].flatMap { $0.view === view ? $0 : nil }
        let feed = former ?? PictureFeed(view, sizeBeforeLayout: Self.usualSize)
        feeds[key] = feed
        feed.onShow = { [weak self, weak view] in view.map { self?.onShow?($0) } }
        feed.show(role, of: ad)
        feed.sizeDidChange()
        return true
    }

    private func write(_ text: String?, in view: UIView) {
        switch view {
        case let label as UILabel: label.text = text
        case let button as UIButton: button.setTitle(text, for: .normal)
        default: break
        }
    }
}
#endif
