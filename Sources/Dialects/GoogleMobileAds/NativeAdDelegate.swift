#if canImport(UIKit)
public import Foundation
import NativeAds

#if canImport(ObjectiveC)
/// Told what happens to a ``NativeAd``, on the main thread.
@objc(GADNativeAdDelegate)
@preconcurrency @MainActor public protocol NativeAdDelegate: NSObjectProtocol {
    /// The impression counted; once in the ad's life.
    @objc optional func nativeAdDidRecordImpression(_ nativeAd: NativeAd)
    /// A click counted: its page was opened.
    @objc optional func nativeAdDidRecordClick(_ nativeAd: NativeAd)
    /// A swipe clicked, see ``NativeAdCustomClickGestureOptions``; in place of the call for a click.
    @objc optional func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd)
    /// A page inside the app is about to cover the screen.
    @objc optional func nativeAdWillPresentScreen(_ nativeAd: NativeAd)
    /// The page is about to go.
    @objc optional func nativeAdWillDismissScreen(_ nativeAd: NativeAd)
    /// The page is gone.
    @objc optional func nativeAdDidDismissScreen(_ nativeAd: NativeAd)
    /// Another app, or the system's browser, is about to open. The vendor dropped this call.
    @objc optional func nativeAdWillLeaveApplication(_ nativeAd: NativeAd)
    /// A person muted the ad.
    @objc optional func nativeAdIsMuted(_ nativeAd: NativeAd)
}
#else
/// Told what happens to a ``NativeAd``, on the main thread.
@preconcurrency @MainActor public protocol NativeAdDelegate: NSObjectProtocol {
    /// The impression counted; once in the ad's life.
    func nativeAdDidRecordImpression(_ nativeAd: NativeAd)
    /// A click counted: its page was opened.
    func nativeAdDidRecordClick(_ nativeAd: NativeAd)
    /// A swipe clicked, see ``NativeAdCustomClickGestureOptions``; in place of the call for a click.
    func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd)
    /// A page inside the app is about to cover the screen.
    func nativeAdWillPresentScreen(_ nativeAd: NativeAd)
    /// The page is about to go.
    func nativeAdWillDismissScreen(_ nativeAd: NativeAd)
    /// The page is gone.
    func nativeAdDidDismissScreen(_ nativeAd: NativeAd)
    /// Another app, or the system's browser, is about to open. The vendor dropped this call.
    func nativeAdWillLeaveApplication(_ nativeAd: NativeAd)
    /// A person muted the ad.
    func nativeAdIsMuted(_ nativeAd: NativeAd)
}

extension NativeAdDelegate {
    /// Does nothing.
    public func nativeAdDidRecordImpression(_ nativeAd: NativeAd) {}
    /// Does nothing.
    public func nativeAdDidRecordClick(_ nativeAd: NativeAd) {}
    /// Does nothing.
    public func nativeAdDidRecordSwipeGestureClick(_ nativeAd: NativeAd) {}
    /// Does nothing.
    public func nativeAdWillPresentScreen(_ nativeAd: NativeAd) {}
    /// Does nothing.
    public func nativeAdWillDismissScreen(_ nativeAd: NativeAd) {}
    /// Does nothing.
    public func nativeAdDidDismissScreen(_ nativeAd: NativeAd) {}
    /// Does nothing.
    public func nativeAdWillLeaveApplication(_ nativeAd: NativeAd) {}
    /// Does nothing.
    public func nativeAdIsMuted(_ nativeAd: NativeAd) {}
}
#endif

extension NativeAd {
    /// Tells the delegate of an event, in the vendor's words.
    func report(_ event: EngineEvent) {
        switch event {
        case .impression:
            if let told = delegate?.nativeAdDidRecordImpression(_:) { told(self) }
        case .clicked(asset: .swipe):
            if let told = delegate?.nativeAdDidRecordSwipeGestureClick(_:) { told(self) }
        case .clicked:
            if let told = delegate?.nativeAdDidRecordClick(_:) { told(self) }
        case .presentation(.willPresent):
            if let told = delegate?.nativeAdWillPresentScreen(_:) { told(self) }
        case .presentation(.willDismiss):
            if let told = delegate?.nativeAdWillDismissScreen(_:) { told(self) }
        case .presentation(.didDismiss):
            if let told = delegate?.nativeAdDidDismissScreen(_:) { told(self) }
        case .leavesApp:
            if let told = delegate?.nativeAdWillLeaveApplication(_:) { told(self) }
        case .muted:
            if let told = delegate?.nativeAdIsMuted(_:) { told(self) }
        default: break
        }
    }
}
#endif
