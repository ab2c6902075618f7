#if canImport(UIKit)
public import Foundation
import NativeAds

#if canImport(ObjectiveC)
/// Told what happens to a ``CustomNativeAd``, on the main thread.
@objc(GADCustomNativeAdDelegate)
@preconcurrency @MainActor public protocol CustomNativeAdDelegate: NSObjectProtocol {
    /// The impression that you recorded counted.
    @objc optional func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd)
    /// A click counted.
    @objc optional func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd)
    /// A page inside the app is about to cover the screen.
    @objc optional func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd)
    /// The page is about to go.
    @objc optional func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd)
    /// The page is gone.
    @objc optional func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd)
}
#else
/// Told what happens to a ``CustomNativeAd``, on the main thread.
@preconcurrency @MainActor public protocol CustomNativeAdDelegate: NSObjectProtocol {
    /// The impression that you recorded counted.
    func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd)
    /// A click counted.
    func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd)
    /// A page inside the app is about to cover the screen.
    func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd)
    /// The page is about to go.
    func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd)
    /// The page is gone.
    func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd)
}

extension CustomNativeAdDelegate {
    /// Does nothing.
    public func customNativeAdDidRecordImpression(_ nativeAd: CustomNativeAd) {}
    /// Does nothing.
    public func customNativeAdDidRecordClick(_ nativeAd: CustomNativeAd) {}
    /// Does nothing.
    public func customNativeAdWillPresentScreen(_ nativeAd: CustomNativeAd) {}
    /// Does nothing.
    public func customNativeAdWillDismissScreen(_ nativeAd: CustomNativeAd) {}
    /// Does nothing.
    public func customNativeAdDidDismissScreen(_ nativeAd: CustomNativeAd) {}
}
#endif

extension CustomNativeAd {
    /// Tells the delegate of an event, in the vendor's words.
    func report(_ event: EngineEvent) {
        switch event {
        case .impression:
            if let told = delegate?.customNativeAdDidRecordImpression(_:) { told(self) }
        case .clicked:
            if let told = delegate?.customNativeAdDidRecordClick(_:) { told(self) }
        case .presentation(.willPresent):
            if let told = delegate?.customNativeAdWillPresentScreen(_:) { told(self) }
        case .presentation(.willDismiss):
            if let told = delegate?.customNativeAdWillDismissScreen(_:) { told(self) }
        case .presentation(.didDismiss):
            if let told = delegate?.customNativeAdDidDismissScreen(_:) { told(self) }
        default: break
        }
    }
}
#endif
