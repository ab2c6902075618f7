#if canImport(UIKit)
public import Foundation

/// Told of clicks that wait to be confirmed, of which there are none here: each opens its page.
#if canImport(ObjectiveC)
@objc(GADNativeAdUnconfirmedClickDelegate)
#endif
@preconcurrency @MainActor public protocol NativeAdUnconfirmedClickDelegate: NSObjectProtocol {
    /// Never called here.
    func nativeAd(
        _ nativeAd: NativeAd,
        didReceiveUnconfirmedClickOnAssetID assetID: GADNativeAssetIdentifier
    )
    /// Never called here.
    func nativeAdDidCancelUnconfirmedClick(_ nativeAd: NativeAd)
}
#endif
