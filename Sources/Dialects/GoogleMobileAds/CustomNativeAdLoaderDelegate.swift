#if canImport(UIKit)
/// Gets the ads of ``AdLoaderAdType/customNative``.
#if canImport(ObjectiveC)
@objc(GADCustomNativeAdLoaderDelegate)
#endif
@preconcurrency @MainActor public protocol CustomNativeAdLoaderDelegate: AdLoaderDelegate {
    /// The ids of the formats that may come, asked once a load.
    #if canImport(ObjectiveC)
    @objc(customNativeAdFormatIDsForAdLoader:)
    #endif
    func customNativeAdFormatIDs(for adLoader: AdLoader) -> [String]
    /// An ad of one of these formats came.
    #if canImport(ObjectiveC)
    @objc(adLoader:didReceiveCustomNativeAd:)
    #endif
    func adLoader(_ adLoader: AdLoader, didReceive customNativeAd: CustomNativeAd)
}
#endif
