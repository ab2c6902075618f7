#if canImport(UIKit)
import Foundation

/// Which pictures come with an ad.
#if canImport(ObjectiveC)
@objc(GADNativeAdImageAdLoaderOptions) @objcMembers
#endif
public final class NativeAdImageAdLoaderOptions: GADAdLoaderOptions {
    /// Whether the app fetches pictures itself, from ``NativeAdImage/imageURL``; `false` by default.
    #if canImport(ObjectiveC)
    @objc(disableImageLoading)
    #endif
    public var isImageLoadingDisabled = false
    /// Whether ``NativeAd/images`` may hold more than the main picture; `false` by default.
    public var shouldRequestMultipleImages = false
}
#endif
