import AdropAds
import AppNexusSDK
import Foundation
import GFPSDK
import GoogleMobileAds
import UIKit

// What apps of Swift 5 do from classes that are isolated to nothing: they set delegates and properties wherever they stand, and
// conform in extensions. In Swift 6 the compiler points these out; it accepts them.

class GoogleStore: NSObject {
    private let loader = AdLoader(
        adUnitID: "home-feed",
        rootViewController: nil,
        adTypes: [.native],
        options: nil
    )
    private var ad: GADNativeAd?

    func start() {
        loader.delegate = self
        loader.load(GADRequest())
        print(loader.isLoading, ad?.headline ?? "", ad?.mediaContent.aspectRatio ?? 0)
        MobileAds.shared.start(completionHandler: nil)
    }
}

extension GoogleStore: NativeAdLoaderDelegate, NativeAdDelegate {
    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd) {
        nativeAd.delegate = self
        ad = nativeAd
    }
    func adLoader(_ adLoader: AdLoader, didFailToReceiveAdWithError error: Error) {}
    func nativeAdDidRecordImpression(_ nativeAd: NativeAd) {}
}

class MicrosoftStore: NSObject {
    private let request = ANNativeAdRequest()
    private var response: ANNativeAdResponse?

    func start() {
        request.placementId = "13255429"
        request.addCustomKeyword(withKey: "topic", value: "travel")
        request.gender = .female
        request.delegate = self
        request.loadAd()
        print(response?.title ?? "", response?.customElements?[kANNativeElementObject] ?? "")
    }
}

extension MicrosoftStore: ANNativeAdRequestDelegate, ANNativeAdDelegate {
    func adRequest(_ request: ANNativeAdRequest, didReceive response: ANNativeAdResponse) {
        response.delegate = self
        self.response = response
    }
    func adRequest(
        _ request: ANNativeAdRequest,
        didFailToLoadWithError error: Error,
        with adResponseInfo: ANAdResponseInfo?
    ) {}
    func adDidExpire(_ response: Any) {}
}

class NaverStore: NSObject {
    private var loader: GFPAdLoader?

    func start(over controller: UIViewController) {
        let loader = GFPAdLoader(
            unitID: "home-feed",
            rootViewController: controller,
            adParam: GFPAdParam()
        )
        loader.delegate = self
        loader.requestTimeoutInterval = 30
        loader.setNativeDelegate(self, nativeOptions: nil)
        loader.loadAd()
        self.loader = loader
    }
}

extension NaverStore: GFPAdLoaderDelegate, GFPNativeAdDelegate {
    func adLoader(_ unifiedAdLoader: GFPAdLoader!, didReceive nativeAd: GFPNativeAd!) {
        nativeAd.delegate = self
    }
    func nativeAdWasSeen(_ nativeAd: GFPNativeAd) { print(nativeAd.title ?? "") }
}

class AdropStore: NSObject {
    private let ad = AdropNativeAd(unitId: "home-feed")

    func start() {
        Adrop.initialize(production: false)
        ad.delegate = self
        ad.useCustomClick = true
        ad.load()
        print(ad.isLoaded, ad.headline, ad.profile.displayName)
    }
}

extension AdropStore: AdropNativeAdDelegate {
    func onAdReceived(_ ad: AdropNativeAd) { ad.open("https://shop.example") }
    func onAdFailedToReceive(_ ad: AdropNativeAd, _ errorCode: AdropErrorCode) {}
}
