#if canImport(UIKit)
import Foundation

/// Which shape the main picture or video should have.
#if canImport(ObjectiveC)
@objc(GADNativeAdMediaAdLoaderOptions) @objcMembers
#endif
public final class NativeAdMediaAdLoaderOptions: GADAdLoaderOptions {
    /// `.unknown`, which is any shape, by default; it is a wish, and others may come.
    public var mediaAspectRatio = MediaAspectRatio.unknown
}
#endif
