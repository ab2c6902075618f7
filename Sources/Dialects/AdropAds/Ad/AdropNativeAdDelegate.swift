#if canImport(UIKit)
import Foundation

#if canImport(ObjectiveC)
/// Told what happens to ads.
@objc(AdropNativeAdDelegate)
@preconcurrency @MainActor public protocol AdropNativeAdDelegate: AnyObject {
    /// The ad is there.
    func onAdReceived(_ ad: AdropNativeAd)
    /// A load came to nothing.
    func onAdFailedToReceive(_ ad: AdropNativeAd, _ errorCode: AdropErrorCode)
    /// A click counted.
    @objc optional func onAdClicked(_ ad: AdropNativeAd)
    /// The impression counted.
    @objc optional func onAdImpression(_ ad: AdropNativeAd)
    /// The video shows its first frame.
    @objc optional func onAdVideoStart(_ ad: AdropNativeAd)
    /// The video was played to its end.
    @objc optional func onAdVideoEnd(_ ad: AdropNativeAd)
    /// The ads of a batch are there, complete.
    @objc optional func onAdsReceived(_ ads: [AdropNativeAd])
    /// A batch came to nothing.
    @objc optional func onAdsFailedToReceive(_ errorCode: AdropErrorCode)
}
#else
/// Told what happens to ads.
@preconcurrency @MainActor public protocol AdropNativeAdDelegate: AnyObject {
    /// The ad is there.
    func onAdReceived(_ ad: AdropNativeAd)
    /// A load came to nothing.
    func onAdFailedToReceive(_ ad: AdropNativeAd, _ errorCode: AdropErrorCode)
    /// A click counted.
    func onAdClicked(_ ad: AdropNativeAd)
    /// The impression counted.
    func onAdImpression(_ ad: AdropNativeAd)
    /// The video shows its first frame.
    func onAdVideoStart(_ ad: AdropNativeAd)
    /// The video was played to its end.
    func onAdVideoEnd(_ ad: AdropNativeAd)
    /// The ads of a batch are there, complete.
    func onAdsReceived(_ ads: [AdropNativeAd])
    /// A batch came to nothing.
    func onAdsFailedToReceive(_ errorCode: AdropErrorCode)
}

extension AdropNativeAdDelegate {
    /// Does nothing.
    public func onAdClicked(_ ad: AdropNativeAd) {}
    /// Does nothing.
    public func onAdImpression(_ ad: AdropNativeAd) {}
    /// Does nothing.
    public func onAdVideoStart(_ ad: AdropNativeAd) {}
    /// Does nothing.
    public func onAdVideoEnd(_ ad: AdropNativeAd) {}
    /// Does nothing.
    public func onAdsReceived(_ ads: [AdropNativeAd]) {}
    /// Does nothing.
    public func onAdsFailedToReceive(_ errorCode: AdropErrorCode) {}
}
#endif

// The only caller: the delegate first, the closure after it.
extension AdropNativeAd {
    func tellReceived() {
        delegate?.onAdReceived(self)
        onAdReceived?(self)
    }

    func tellFailed(_ code: AdropErrorCode) {
        delegate?.onAdFailedToReceive(self, code)
        onAdFailedToReceive?(self, code)
    }

    func tellClicked() {
        if let told = delegate?.onAdClicked(_:) { told(self) }
        onAdClicked?(self)
    }

    func tellImpression() {
        if let told = delegate?.onAdImpression(_:) { told(self) }
        onAdImpression?(self)
    }

    func tellVideoStart() {
        if let told = delegate?.onAdVideoStart(_:) { told(self) }
        onAdVideoStart?(self)
    }

    func tellVideoEnd() {
        if let told = delegate?.onAdVideoEnd(_:) { told(self) }
        onAdVideoEnd?(self)
    }
}

/// Who is told of a batch; a load does not keep it alive.
@MainActor final class AdropListener {
    private(set) weak var delegate: (any AdropNativeAdDelegate)?

    init(_ delegate: any AdropNativeAdDelegate) { self.delegate = delegate }

    func tellReceived(_ ads: [AdropNativeAd]) {
        if let told = delegate?.onAdsReceived(_:) { told(ads) }
    }

    func tellFailed(_ code: AdropErrorCode) {
        if let told = delegate?.onAdsFailedToReceive(_:) { told(code) }
    }
}
#endif
