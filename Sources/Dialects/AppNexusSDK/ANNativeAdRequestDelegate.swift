#if canImport(UIKit)
public import Foundation

/// Receives the outcome of a load: one of its two calls a load, on the main actor.
#if canImport(ObjectiveC)
@objc
#endif
@preconcurrency @MainActor public protocol ANNativeAdRequestDelegate: NSObjectProtocol {
    /// The ad is there; keep it for as long as it is shown.
    #if canImport(ObjectiveC)
    @objc(adRequest:didReceiveResponse:)
    #endif
    func adRequest(_ request: ANNativeAdRequest, didReceive response: ANNativeAdResponse)

    /// No ad came; the error's code is one of ``ANAdResponseCode``.
    #if canImport(ObjectiveC)
    @objc(adRequest:didFailToLoadWithError:withAdResponseInfo:)
    #endif
    func adRequest(
        _ request: ANNativeAdRequest,
        didFailToLoadWithError error: any Error,
        with adResponseInfo: ANAdResponseInfo?
    )
}
#endif
