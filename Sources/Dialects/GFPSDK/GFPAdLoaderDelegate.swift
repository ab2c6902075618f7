#if canImport(UIKit)
public import Foundation

// The vendor says nothing of nullability here: apps write `GFPNativeAd!` as well as `GFPNativeAd`.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

#if canImport(ObjectiveC)
/// Told how a load ended: by one call, on the main actor, after the load was asked for.
@objc(GFPAdLoaderDelegate)
@preconcurrency @MainActor public protocol GFPAdLoaderDelegate: NSObjectProtocol {
    /// The ad is there.
    @objc(adLoader:didReceiveNativeAd:)
    optional func adLoader(_ unifiedAdLoader: GFPAdLoader!, didReceive nativeAd: GFPNativeAd!)
    /// There is no ad, and why.
    @objc optional func adLoader(
        _ unifiedAdLoader: GFPAdLoader!,
        didFailWithError error: GFPError!,
        responseInfo: GFPLoadResponseInfo!
    )
}
#else
/// Told how a load ended: by one call, on the main actor, after the load was asked for.
@preconcurrency @MainActor public protocol GFPAdLoaderDelegate: NSObjectProtocol {
    /// The ad is there.
    func adLoader(_ unifiedAdLoader: GFPAdLoader!, didReceive nativeAd: GFPNativeAd!)
    /// There is no ad, and why.
    func adLoader(
        _ unifiedAdLoader: GFPAdLoader!,
        didFailWithError error: GFPError!,
        responseInfo: GFPLoadResponseInfo!
    )
}

extension GFPAdLoaderDelegate {
    /// Does nothing.
    public func adLoader(_ unifiedAdLoader: GFPAdLoader!, didReceive nativeAd: GFPNativeAd!) {}
    /// Does nothing.
    public func adLoader(
        _ unifiedAdLoader: GFPAdLoader!,
        didFailWithError error: GFPError!,
        responseInfo: GFPLoadResponseInfo!
    ) {}
}
#endif

extension GFPAdLoader {
    /// Tells the delegate that the ad is there.
    func tell(_ ad: GFPNativeAd) {
        if let told = delegate?.adLoader(_:didReceive:) { told(self, ad) }
    }

    /// Tells the delegate that there is none.
    func tell(_ error: GFPError, _ info: GFPLoadResponseInfo) {
        if let told = delegate?.adLoader(_:didFailWithError:responseInfo:) {
            told(self, error, info)
        }
    }
}
#endif
