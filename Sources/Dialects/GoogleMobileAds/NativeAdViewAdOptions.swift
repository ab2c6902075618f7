#if canImport(UIKit)
import Foundation

/// Where the AdChoices badge goes on ads that have one.
#if canImport(ObjectiveC)
@objc(GADNativeAdViewAdOptions) @objcMembers
#endif
public final class NativeAdViewAdOptions: GADAdLoaderOptions {
    /// Top right by default; a ``NativeAdView/adChoicesView`` goes before it.
    public var preferredAdChoicesPosition = AdChoicesPosition.topRightCorner
}
#endif
