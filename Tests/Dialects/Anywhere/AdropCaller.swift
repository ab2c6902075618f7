import AdropAds
import Foundation
import UIKit

/// Holds an ad, and is isolated to nothing.
final class AdropCaller {
    private let ad = AdropNativeAd(unitId: "home-feed", contextId: "story")

    func refresh() {
        ad.load()
        print("loading", ad.unitId, AdropNativeAd.maxLoadsBatch)
    }
}

/// Belongs to the main actor because the delegate does, without a word of it.
final class AdropListener: NSObject, AdropNativeAdDelegate {
    private let ad = AdropNativeAd(unitId: "home-feed")

    func start() {
        ad.delegate = self
        ad.onAdClicked = { print($0.headline) }
        ad.load()
        AdropNativeAd.loads(unitId: "home-feed", delegate: self)
    }

    func onAdsReceived(_ ads: [AdropNativeAd]) { print(ads.count) }
    func onAdReceived(_ ad: AdropNativeAd) { print(ad.headline, ad.isBackfilled) }
    func onAdFailedToReceive(_ ad: AdropNativeAd, _ errorCode: AdropErrorCode) {
        print(errorCode.keyString)
    }
    func onAdImpression(_ ad: AdropNativeAd) {}
}

/// An ad view that an app lays out by itself.
final class AdropCard: AdropNativeAdView {
    override func layoutSubviews() {
        super.layoutSubviews()
        print(bounds.width)
    }
}
