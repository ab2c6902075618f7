#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

/// One native ad: its parts, to be shown in a ``NativeAdView``.
///
/// Its pictures are loaded before it comes, unless that is disabled. It may be shown for an hour
/// after that, or as long as its seller says.
#if canImport(ObjectiveC)
@objc(GADNativeAd) @objcMembers
#endif
@preconcurrency @MainActor public final class NativeAd: NSObject {
    /// The title; there always is one.
    public var headline: String? { ad.headline }
    /// The description.
    public var body: String? { ad.body }
    /// The button's label.
    public var callToAction: String? { ad.callToAction }
    /// Who pays for the ad.
    public var advertiser: String? { ad.advertiser }
    /// Where the product is sold.
    public var store: String? { ad.text(.store) }
    /// What the product costs, with its currency.
    public var price: String? { ad.price }
    /// Stars, 0 to 5.
    public var starRating: NSDecimalNumber? {
        // What is next to nothing would be no number in decimals.
        ad.rating.map { NSDecimalNumber(string: "\($0 < 1e-9 ? 0 : $0)") }
    }
    /// The small picture.
    public private(set) lazy var icon = NativeAdImage(.icon, of: ad)
    /// The main picture, and the others where several were asked for; `nil` where there is none.
    public private(set) lazy var images = makeImages()
    /// The main picture or video, for a ``MediaView``; there always is one.
    public let mediaContent: MediaContent
    /// Told what happens to the ad.
    public weak var delegate: (any NativeAdDelegate)?
    /// Never told anything here, see ``NativeAdUnconfirmedClickDelegate``.
    public weak var unconfirmedClickDelegate: (any NativeAdUnconfirmedClickDelegate)?
    /// Where pages inside the app open; else they do over the view that was tapped.
    public weak var rootViewController: UIViewController?
    /// Further parts by their names; `nil` where there are none.
    public var extraAssets: [String: Any]? {
        ad.creative.extra.isEmpty ? nil : ad.creative.extra
    }
    /// Which answer the ad is from.
    public let responseInfo: ResponseInfo
    /// Told what the ad earned, once, when its impression counts.
    public var paidEventHandler: GADPaidEventHandler?
    /// A number of yours for the place where it is shown, for your own use: nothing reads it.
    public var placementID: Int64 = 0

    let ad: EngineAd
    let settings: LoaderSettings
    /// Waits for swipes on the view that shows the ad.
    let swipes = SwipeListener()
    /// Whether the app clicks by gestures of its own.
    var hasCustomClicks = false
    private var observation: Observation?

    init(_ ad: EngineAd, settings: LoaderSettings, over controller: UIViewController?) {
        self.ad = ad
        self.settings = settings
        mediaContent = MediaContent(ad, settings: settings)
        responseInfo = ResponseInfo(ad.source, ad.creative)
        rootViewController = controller
        super.init()
        observation = ad.observe { [weak self] in self?.take($0) }
    }

    private func take(_ event: EngineEvent) {
        mediaContent.take(event)
        if event == .impression { pay() }
        report(event)
    }

    private func pay() {
        guard let value = AdValue(ad.creative.facts, source: ad.source) else { return }
        paidEventHandler?(value)
    }

    private func makeImages() -> [NativeAdImage]? {
        let more = settings.wantsMoreImages ? ad.creative.images.indices.map(AssetRole.image) : []
        let images = ([.main] + more).compactMap { NativeAdImage($0, of: ad) }
        return images.isEmpty ? nil : images
    }
}
#endif
