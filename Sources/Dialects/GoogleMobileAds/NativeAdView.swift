#if canImport(UIKit)
import NativeAds
public import NativeAdsUI
public import UIKit

/// The view of a native ad: holds the views of its parts, and is told which is which.
///
/// Write the ad's texts and pictures into them, then set ``nativeAd``: from then on it counts and
/// clicks. Every outlet clicks, enabled buttons included; white space between them does not.
#if canImport(ObjectiveC)
@objc(GADNativeAdView) @objcMembers
#endif
@preconcurrency @MainActor open class NativeAdView: AdContainerView {
    /// The title.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var headlineView: UIView? { didSet { outletDidChange(oldValue, headlineView) } }
    /// What a tap leads to: a button, enabled or not, or a label.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var callToActionView: UIView? {
        didSet { outletDidChange(oldValue, callToActionView) }
    }
    /// The small picture.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var iconView: UIView? { didSet { outletDidChange(oldValue, iconView) } }
    /// The description.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var bodyView: UIView? { didSet { outletDidChange(oldValue, bodyView) } }
    /// Where the product is sold.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var storeView: UIView? { didSet { outletDidChange(oldValue, storeView) } }
    /// What it costs.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var priceView: UIView? { didSet { outletDidChange(oldValue, priceView) } }
    /// The main picture, where that is shown in an image view.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var imageView: UIView? { didSet { outletDidChange(oldValue, imageView) } }
    /// The stars.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var starRatingView: UIView? { didSet { outletDidChange(oldValue, starRatingView) } }
    /// Who pays for the ad.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var advertiserView: UIView? { didSet { outletDidChange(oldValue, advertiserView) } }
    /// The main picture or video.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var mediaView: MediaView? { didSet { outletDidChange(oldValue, mediaView) } }
    /// Room for the AdChoices badge, in the place of a corner.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var adChoicesView: AdChoicesView? {
        didSet { outletDidChange(oldValue, adChoicesView) }
    }
    /// The ad that is shown; set it last, and to `nil` to take the ad off.
    ///
    /// An ad that is too old is kept here, and neither counts nor clicks.
    open var nativeAd: NativeAd? {
        didSet {
            oldValue?.swipes.stop()
            arrange()
        }
    }

    /// Lays out the views; said once more, so that apps reach it by this module alone.
    open override func layoutSubviews() { super.layoutSubviews() }

    /// A view that comes late is the ad's from then on.
    private func outletDidChange(_ old: UIView?, _ new: UIView?) {
        if old !== new, nativeAd != nil { arrange() }
    }

    /// Registers the ad anew, by what is known of the views now.
    private func arrange() {
        guard let nativeAd else { return unbind() }
        if let mediaView, mediaView.mediaContent?.ad !== nativeAd.ad {
            mediaView.mediaContent = nativeAd.mediaContent
        }
        let place = adChoicesView.map(AdChoicesPlace.view)
        let arrangement = nativeAd.arrangement(
            outlets,
            clickable: Array(outlets.values),
            adChoices: place
        )
        guard (try? bind(nativeAd.ad, as: arrangement)) != nil else { return }
        onLost = { [weak self] in self?.nativeAd = nil }
        nativeAd.swipes.listen(for: nativeAd, on: self)
    }

    /// The views by the engine's names of what they show; the main picture may be in two.
    private var outlets: [AssetRole: UIView] {
        let all: [AssetRole: UIView?] = [
            .headline: headlineView, .callToAction: callToActionView, .icon: iconView,
            .body: bodyView, .store: storeView, .price: priceView, .rating: starRatingView,
            .advertiser: advertiserView, .main: mediaView ?? imageView,
            "image": mediaView == nil ? nil : imageView,
        ]
        return all.compactMapValues(\.self)
    }
}
#endif
