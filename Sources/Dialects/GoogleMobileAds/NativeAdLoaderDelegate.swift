#if canImport(UIKit)
/// Gets the ads of ``AdLoaderAdType/native``.
#if canImport(ObjectiveC)
@objc(GADNativeAdLoaderDelegate)
#endif
@preconcurrency @MainActor public protocol NativeAdLoaderDelegate: AdLoaderDelegate {
    /// An ad came; of several the dearest first.
    #if canImport(ObjectiveC)
    @objc(adLoader:didReceiveNativeAd:)
    #endif
    func adLoader(_ adLoader: AdLoader, didReceive nativeAd: NativeAd)
}
#endif
