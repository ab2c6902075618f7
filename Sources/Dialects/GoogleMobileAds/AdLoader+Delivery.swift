#if canImport(UIKit)
import Foundation
import NativeAds

extension AdLoader {
    /// Hands the ads on, the dearest first, each to the protocol of its kind.
    func deliver(_ ads: [EngineAd]) {
        for ad in ads {
            if ad.creative.format == nil {
                let native = NativeAd(ad, settings: settings, over: rootViewController)
                (delegate as? any NativeAdLoaderDelegate)?.adLoader(self, didReceive: native)
            } else {
                let custom = CustomNativeAd(ad, settings: settings, over: rootViewController)
                (delegate as? any CustomNativeAdLoaderDelegate)?.adLoader(self, didReceive: custom)
            }
        }
    }

    /// The formats that the delegate can show; none where they were not asked for.
    var customFormats: [String] {
        guard types.contains(.customNative) else { return [] }
        let delegate = delegate as? any CustomNativeAdLoaderDelegate
        return delegate?.customNativeAdFormatIDs(for: self) ?? []
    }

    /// What is wrong with the types, the delegate or the count.
    func typeObjection(formats: [String]) -> RequestError? {
        if settings.count < 1 { return .countIsTooSmall(settings.count) }
        if !types.contains(.native), !types.contains(.customNative) { return .typesAreMissing }
        if types.contains(.native), !(delegate is any NativeAdLoaderDelegate) {
            return .delegateLacks("NativeAdLoaderDelegate")
        }
        if types.contains(.customNative), !(delegate is any CustomNativeAdLoaderDelegate) {
            return .delegateLacks("CustomNativeAdLoaderDelegate")
        }
        return types == [.customNative] && formats.isEmpty ? .formatsAreMissing : nil
    }
}
#endif
