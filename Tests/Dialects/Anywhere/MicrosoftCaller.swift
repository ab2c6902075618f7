import AppNexusSDK
import Foundation
import UIKit

/// Holds a request, and is isolated to nothing.
final class MicrosoftCaller {
    private let request = ANNativeAdRequest()

    func refresh() { request.loadAd() }
}

/// Belongs to the main actor because the delegates do, without a word of it.
final class MicrosoftListener: NSObject, ANNativeAdRequestDelegate, ANNativeAdDelegate {
    private let request = ANNativeAdRequest()
    private var response: ANNativeAdResponse?

    func start() {
        request.placementId = "13255429"
        request.shouldLoadMainImage = true
        request.delegate = self
        request.loadAd()
    }

    func adRequest(_ request: ANNativeAdRequest, didReceive response: ANNativeAdResponse) {
        response.delegate = self
        self.response = response
    }

    func adRequest(
        _ request: ANNativeAdRequest,
        didFailToLoadWithError error: Error,
        with adResponseInfo: ANAdResponseInfo?
    ) {
        print(error.localizedDescription, adResponseInfo?.placementId ?? "")
    }

    func adWasClicked(_ response: Any) { print((response as? ANNativeAdResponse)?.title ?? "") }
    func adDidLogImpression(_ response: Any) {}
}
