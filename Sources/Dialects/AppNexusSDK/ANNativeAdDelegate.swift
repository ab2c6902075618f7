#if canImport(UIKit)
public import Foundation
import NativeAds

#if canImport(ObjectiveC)

/// Told what happens to an ad; each argument is the ``ANNativeAdResponse``.
@preconcurrency @MainActor @objc public protocol ANNativeAdDelegate: NSObjectProtocol {
    /// The ad expires in ``ANSDKSettings/nativeAdAboutToExpireInterval`` seconds.
    @objc optional func adWillExpire(_ response: Any)
    /// The ad is too old to be registered; an ad whose impression counted never is.
    @objc optional func adDidExpire(_ response: Any)
    /// The ad was clicked, and its page opens.
    @objc optional func adWasClicked(_ response: Any)
    /// The ad was clicked, and the app opens what it likes (``ANClickThroughAction/returnURL``).
    @objc optional func adWasClicked(
        _ response: Any,
        withURL urlString: String,
        fallbackURL urlFallbackString: String
    )
    /// A page is about to open inside the app.
    @objc optional func adWillPresent(_ response: Any)
    /// A page has opened inside the app.
    @objc optional func adDidPresent(_ response: Any)
    /// The page inside the app is about to close.
    @objc optional func adWillClose(_ response: Any)
    /// The page inside the app has closed.
    @objc optional func adDidClose(_ response: Any)
    /// The system's browser or another app is about to open.
    @objc optional func adWillLeaveApplication(_ response: Any)
    /// The impression counted; once in the ad's life.
    @objc optional func adDidLogImpression(_ response: Any)
}
#else
/// Told what happens to an ad; each argument is the ``ANNativeAdResponse``.
@preconcurrency @MainActor public protocol ANNativeAdDelegate: NSObjectProtocol {
    /// The ad expires in ``ANSDKSettings/nativeAdAboutToExpireInterval`` seconds.
    func adWillExpire(_ response: Any)
    /// The ad is too old to be registered; an ad whose impression counted never is.
    func adDidExpire(_ response: Any)
    /// The ad was clicked, and its page opens.
    func adWasClicked(_ response: Any)
    /// The ad was clicked, and the app opens what it likes (``ANClickThroughAction/returnURL``).
    func adWasClicked(
        _ response: Any,
        withURL urlString: String,
        fallbackURL urlFallbackString: String
    )
    /// A page is about to open inside the app.
    func adWillPresent(_ response: Any)
    /// A page has opened inside the app.
    func adDidPresent(_ response: Any)
    /// The page inside the app is about to close.
    func adWillClose(_ response: Any)
    /// The page inside the app has closed.
    func adDidClose(_ response: Any)
    /// The system's browser or another app is about to open.
    func adWillLeaveApplication(_ response: Any)
    /// The impression counted; once in the ad's life.
    func adDidLogImpression(_ response: Any)
}

extension ANNativeAdDelegate {
    /// Does nothing.
    public func adWillExpire(_ response: Any) {}
    /// Does nothing.
    public func adDidExpire(_ response: Any) {}
    /// Does nothing.
    public func adWasClicked(_ response: Any) {}
    /// Does nothing.
    public func adWasClicked(
        _ response: Any,
        withURL urlString: String,
        fallbackURL urlFallbackString: String
    ) {}
    /// Does nothing.
    public func adWillPresent(_ response: Any) {}
    /// Does nothing.
    public func adDidPresent(_ response: Any) {}
    /// Does nothing.
    public func adWillClose(_ response: Any) {}
    /// Does nothing.
    public func adDidClose(_ response: Any) {}
    /// Does nothing.
    public func adWillLeaveApplication(_ response: Any) {}
    /// Does nothing.
    public func adDidLogImpression(_ response: Any) {}
}
#endif

extension ANNativeAdResponse {
    /// Passes on what happened to the ad, in the vendor's words.
    func report(_ event: AdEvent) {
        switch event {
        case .willExpire:
            if let tell = delegate?.adWillExpire(_:) { tell(self) }
        case .expired:
            if let tell = delegate?.adDidExpire(_:) { tell(self) }
        case .clicked where clickThroughAction != .returnURL:
            if let tell = delegate?.adWasClicked(_:) { tell(self) }
        case .presentation(let phase):
            report(phase)
        case .leavesApp:
            if let tell = delegate?.adWillLeaveApplication(_:) { tell(self) }
        case .impression:
            if let tell = delegate?.adDidLogImpression(_:) { tell(self) }
        default:
            break
        }
    }

    private func report(_ phase: PresentationPhase) {
        switch phase {
        case .willPresent:
            if let tell = delegate?.adWillPresent(_:) { tell(self) }
        case .didPresent:
            if let tell = delegate?.adDidPresent(_:) { tell(self) }
        case .willDismiss:
            if let tell = delegate?.adWillClose(_:) { tell(self) }
        case .didDismiss:
            if let tell = delegate?.adDidClose(_:) { tell(self) }
        }
    }

    /// Tells of a click whose page the app opens itself.
    func report(_ click: AdClick) {
        let page = click.link?.url.absoluteString ?? ""
        let fallback = click.link?.fallback?.absoluteString ?? ""
        if let tell = delegate?.adWasClicked(_:withURL:fallbackURL:) {
            tell(self, page, fallback)
        }
    }
}
#endif
