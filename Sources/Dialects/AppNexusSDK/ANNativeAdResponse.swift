#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
import OpenRTB
public import UIKit

/// One native ad: its parts, which the app shows in views of its own.
///
/// Fill your views, register the one that holds them all, and the rest happens by itself. The
/// registered view keeps the response.
#if canImport(ObjectiveC)
@objc(ANNativeAdResponse) @objcMembers
#endif
@preconcurrency @MainActor public final class ANNativeAdResponse: NSObject {
    /// Told what happens to the ad.
    public weak var delegate: (any ANNativeAdDelegate)?
    /// Who opens the page behind the ad; a browser inside the app by default.
    public var clickThroughAction = ANClickThroughAction.openSDKBrowser {
        didSet { obeyClickThroughAction() }
    }
    /// Without effect: the page is shown at once, and loads before the person's eyes.
    public var landingPageLoadsInBackground = true
    /// A second description; `nil` where there is none.
    public var additionalDescription: String?
    /// The VAST document of the video, which the app plays; `nil` where there is none.
    public var vastXML: String?
    /// The page that explains why this ad is shown, for the app to link to; `nil` where there is
    /// none.
    public var privacyLink: String?
    /// Where the ad comes from and what it is worth.
    public let adResponseInfo: ANAdResponseInfo?
    /// The whole OpenRTB Native answer as it was received, where the request set
    /// ``ANNativeAdRequest/openRTBAssets``; `nil` elsewhere.
    public let openRTBNative: [String: Any]?
    /// The parts by Native Assembly's names, under ``kANNativeElementObject``; `nil` where the
    /// request set ``ANNativeAdRequest/openRTBAssets``.
    public let customElements: [AnyHashable: Any]?

    let ad: EngineAd
    private let preloads: Set<AssetRole>
    private var observation: Observation?

    init(_ ad: EngineAd, to ask: MicrosoftAsk) {
        let creative = ad.creative
        self.ad = ad
        preloads = ask.preloads
        additionalDescription = creative.description2
        vastXML = creative.vast
        privacyLink = creative.privacy?.absoluteString
        adResponseInfo = ANAdResponseInfo(ad)
        openRTBNative = ask.isOpenRTB ? creative.markup.plain : nil
        customElements = ask.isOpenRTB ? nil : creative.customElements
        super.init()
        observation = ad.observe { [weak self] in self?.report($0) }
        obeyClickThroughAction()
    }

    /// The title.
    public var title: String? { ad.headline }
    /// The description.
    public var body: String? { ad.body }
    /// The button's label.
    public var callToAction: String? { ad.callToAction }
    /// Who pays for the ad.
    public var sponsoredBy: String? { ad.advertiser }
    /// The stars; out of 5.
    public var rating: ANNativeAdStarRating? {
        ad.rating.map { ANNativeAdStarRating(value: $0, scale: MicrosoftRules.ratingScale) }
    }
    /// Where the main picture is.
    public var mainImageURL: URL? { ad.creative.main?.url }
    /// The main picture's size as its seller says it; zero where nothing is said.
    public var mainImageSize: CGSize { ad.creative.main?.size ?? .zero }
    /// The main picture, where the request asked for it with the ad and it could be had.
    public var mainImage: UIImage? { image(.main) }
    /// Where the icon is.
    public var iconImageURL: URL? { ad.creative.icon?.url }
    /// The icon's size as its seller says it; zero where nothing is said.
    public var iconImageSize: CGSize { ad.creative.icon?.size ?? .zero }
    /// The icon, where the request asked for it with the ad and it could be had.
    public var iconImage: UIImage? { image(.icon) }
    /// Whose ad it is: always the endpoint's own.
    public var networkCode: ANNativeAdNetworkCode { .appNexus }
    /// Whether the ad is too old to be registered; an ad whose impression counted never is.
    public var hasExpired: Bool { ad.state == .expired }

    #if canImport(ObjectiveC)
    /// What Objective-C calls ``hasExpired``.
    @available(swift, obsoleted: 1.0)
    public var expired: Bool { hasExpired }
    #endif

    private func obeyClickThroughAction() {
        switch clickThroughAction {
        case .openSDKBrowser: ad.browser = .inApp
        case .openDeviceBrowser: ad.browser = .system
        case .returnURL: ad.onClick = { [weak self] in self?.report($0) }
        }
        if clickThroughAction != .returnURL { ad.onClick = nil }
    }

    private func image(_ role: AssetRole) -> UIImage? {
        preloads.contains(role) ? ad.image(role) : nil
    }
}
#endif
