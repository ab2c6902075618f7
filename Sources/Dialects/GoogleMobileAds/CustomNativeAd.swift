#if canImport(UIKit)
public import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

/// Handles a click on the part of a key, in place of the ad's link.
public typealias GADNativeAdCustomClickHandler = (_ assetID: String) -> Void

/// An ad of a format of your own: texts, pictures and media by your own keys.
///
/// You show it in views of your own, and say when it was seen and what was clicked.
#if canImport(ObjectiveC)
@objc(GADCustomNativeAd) @objcMembers
#endif
@preconcurrency @MainActor public final class CustomNativeAd: NSObject {
    /// Which format it is of.
    public let formatID: String
    /// The keys of its texts and pictures, in the seller's order.
    public var availableAssetKeys: [String] { ad.creative.format?.keys ?? [] }
    /// Handles clicks in place of the ad's link; the click counts all the same.
    public var customClickHandler: GADNativeAdCustomClickHandler?
    /// Measures how much of a view of yours can be seen.
    public let displayAdMeasurement: DisplayAdMeasurement?
    /// The main picture or video, for a ``MediaView``.
    public let mediaContent: MediaContent
    /// Told what happens to the ad.
    public weak var delegate: (any CustomNativeAdDelegate)?
    /// Where pages inside the app open.
    public weak var rootViewController: UIViewController?
    /// Which answer the ad is from.
    public let responseInfo: ResponseInfo

    private let ad: EngineAd
    private var observation: Observation?

    init(_ ad: EngineAd, settings: LoaderSettings, over controller: UIViewController?) {
        self.ad = ad
        formatID = ad.creative.format?.id ?? ""
        displayAdMeasurement = DisplayAdMeasurement(ad)
        mediaContent = MediaContent(ad, settings: settings)
        responseInfo = ResponseInfo(ad.source, ad.creative)
        rootViewController = controller
        super.init()
        ad.leaveImpressionToApp()
        observation = ad.observe { [weak self] event in
            self?.mediaContent.take(event)
            self?.report(event)
        }
    }

    /// The picture of a key; `nil` where there is none.
    #if canImport(ObjectiveC)
    @objc(imageForKey:)
    #endif
    public func image(forKey key: String) -> NativeAdImage? {
        NativeAdImage(.format(key), of: ad)
    }

    /// The text of a key; `nil` where there is none.
    #if canImport(ObjectiveC)
    @objc(stringForKey:)
    #endif
    public func string(forKey key: String) -> String? { ad.text(.format(key)) }

    /// A person clicked the view of a key: the handler is called, or else the ad's page opens.
    #if canImport(ObjectiveC)
    @objc(performClickOnAssetWithKey:)
    #endif
    public func performClickOnAsset(withKey assetKey: String) {
        let role: AssetRole = assetKey == GADCustomNativeAdMediaViewKey ? .main : .format(assetKey)
        guard let customClickHandler else { return ad.tap(role, over: rootViewController) }
        ad.tap(role) { _ in customClickHandler(assetKey) }
    }

    /// The ad was seen: its impression counts, the first time that you say so.
    public func recordImpression() { ad.recordImpression() }
}
#endif
