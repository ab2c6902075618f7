import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
import UIKit

/// An ad view of other names than ours: each that a vendor has, so that none of them may be taken.
final class VendorView: AdContainerView {
    weak var headlineView: UIView?
    weak var iconView: UIImageView?
    weak var mediaView: VendorMediaView? {
        didSet { mediaPlaceholder(oldValue, movesTo: mediaView) }
    }
    weak var adChoicesView: UIView?
    weak var callToActionView: UIView?
    var additionalRenderingViewDict: [String: UIView]?
    var placeholderWillRemoveHandler: ((UIImageView, @escaping () -> Void) -> Void)?
    var nativeAd: String?
    var outlets: [UIView] = []
    var views: [UIView] = []
    var refusal: String?

    func showIconPlaceholder(with configure: (UIImageView) -> Void) {
        showPlaceholder(over: iconView, configure)
    }

    func removeIconPlaceholder() { removePlaceholderOfIcon() }

    func removePlaceholders() {
        removePlaceholderOfIcon()
        mediaView?.removePlaceholder()
    }

    func setNativeAd(_ ad: String) { nativeAd = ad }

    func performClick() { performClick(nil) }

    func fill() {}
}

/// A media view of other names than ours.
final class VendorMediaView: AdMediaView {
    var mediaContent: NativeAd? {
        get { shownAd }
        set { shownAd = newValue }
    }

    var image: Int?
    var nativeAd: Int?
    var aspectRatio: Int?
    var placeholderWillRemoveHandler: PlaceholderRemoval? {
        get { placeholder.willRemove }
        set { placeholder.willRemove = newValue }
    }

    func showPlaceholder(with configure: (UIImageView) -> Void) { placeholder.show(configure) }

    func removePlaceholder() { placeholder.remove() }
}

/// A vendor's view with a view for each of some assets, on a stage.
@MainActor final class VendorCard {
    let stage = Stage()
    let view: VendorView
    let title = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let body = UILabel(frame: CGRect(x: 0, y: 40, width: 200, height: 40))
    let button = UIButton(frame: CGRect(x: 0, y: 80, width: 200, height: 40))
    let icon = UIImageView(frame: CGRect(x: 300, y: 0, width: 40, height: 40))
    let media = VendorMediaView(frame: CGRect(x: 0, y: 120, width: 390, height: 180))
    /// Nothing of the ad is here.
    let white = CGPoint(x: 250, y: 60)

    var outlets: [AssetRole: UIView] {
        [.headline: title, .body: body, .callToAction: button, .icon: icon, .main: media]
    }

    init() {
        view = VendorView(0, 0, 390, 300, in: stage.window)
        for part in [title, body, button, icon, media] { view.addSubview(part) }
        view.iconView = icon
        view.mediaView = media
    }

    /// An ad with an icon and a page behind AdChoices.
    func ad(_ name: String = "A") async throws -> NativeAd {
        try await stage.ad(name) { native in
            guard case .array(let assets) = native["assets"] else { return }
            let icon = "https://cdn.example/\(name)i.png"
            native["assets"] = .array(assets + [["id": 3, "img": ["url": .string(icon)]]])
            native["privacy"] = "https://why.example"
        }
    }

    /// Taps the middle of each part, then what is white, far enough apart to be no double taps.
    func tapAll() async {
        for part in [title, body, button, icon, media] {
            await stage.tap(part)
            await stage.pass(1)
        }
        await stage.tap(Double(white.x), Double(white.y))
        await stage.pass(1)
    }
}
