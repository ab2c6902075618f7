#if canImport(UIKit)
public import Foundation
import NativeAds

#if canImport(ObjectiveC)
/// Told about what happens to a native ad; every call comes on the main actor.
@objc(GFPNativeAdDelegate)
@preconcurrency @MainActor public protocol GFPNativeAdDelegate: NSObjectProtocol {
    /// The ad was laid out in a window of the foreground; once in its life.
    @objc optional func nativeAdWasRendered(_ nativeAd: GFPNativeAd)
    /// Half of the ad was seen for a second, its main media loaded: the valid impression, once.
    @objc optional func nativeAdWasSeen(_ nativeAd: GFPNativeAd)
    /// A person tapped the ad.
    @objc optional func nativeAdWasClicked(_ nativeAd: GFPNativeAd)
    /// The ad cannot be shown in its view, or its media broke after the load.
    @objc optional func nativeAd(_ nativeAd: GFPNativeAd, didFailWithError error: GFPError)
    /// A person said that they do not want to see the ad: take it away.
    @objc optional func nativeAdWasMuted(_ nativeAd: GFPNativeAd)
    /// Never called: a person who has muted an ad cannot take that back.
    @objc optional func nativeAdWasCanceledMute(_ nativeAd: GFPNativeAd)
    /// Never called: an ad's parts are not loaded a second time.
    @objc optional func nativeAdDidReloaded(_ nativeAd: GFPNativeAd)
    /// Never called: an ad's parts are not loaded a second time.
    @objc optional func nativeAd(_ nativeAd: GFPNativeAd, didReloadFailWithError error: GFPError)
    /// A page covers the app, in the browser inside it.
    @objc optional func nativeAdDidPresentDefaultInAppBrowser(_ nativeAd: GFPNativeAd)
    /// That browser is gone.
    @objc optional func nativeAdDidDismissDefaultInAppBrowser(_ nativeAd: GFPNativeAd)
    /// Icon and main media of a lazy ad are all there.
    @objc optional func nativeAdDidLoadMediaData(_ nativeAd: GFPNativeAd)
    /// Icon or main media of a lazy ad failed; comes once, in place of the other.
    @objc optional func nativeAdDidFail(toLoadMediaData nativeAd: GFPNativeAd)
    /// The main media has another size than was known: ask for the preferred height again.
    @objc optional func shouldCalculatePreferredHeight(_ nativeAd: GFPNativeAd)
    /// Icon or main media has come further.
    @objc optional func nativeAd(
        _ nativeAd: GFPNativeAd,
        didChangeMediaAssetLoadingState state: GFPNativeAdMediaLoadingState,
        assetType: GFPNativeAdMediaAssetType
    )
}
#else
/// Told about what happens to a native ad; every call comes on the main actor.
@preconcurrency @MainActor public protocol GFPNativeAdDelegate: NSObjectProtocol {
    /// The ad was laid out in a window of the foreground; once in its life.
    func nativeAdWasRendered(_ nativeAd: GFPNativeAd)
    /// Half of the ad was seen for a second, its main media loaded: the valid impression, once.
    func nativeAdWasSeen(_ nativeAd: GFPNativeAd)
    /// A person tapped the ad.
    func nativeAdWasClicked(_ nativeAd: GFPNativeAd)
    /// The ad cannot be shown in its view, or its media broke after the load.
    func nativeAd(_ nativeAd: GFPNativeAd, didFailWithError error: GFPError)
    /// A person said that they do not want to see the ad: take it away.
    func nativeAdWasMuted(_ nativeAd: GFPNativeAd)
    /// Never called: a person who has muted an ad cannot take that back.
    func nativeAdWasCanceledMute(_ nativeAd: GFPNativeAd)
    /// Never called: an ad's parts are not loaded a second time.
    func nativeAdDidReloaded(_ nativeAd: GFPNativeAd)
    /// Never called: an ad's parts are not loaded a second time.
    func nativeAd(_ nativeAd: GFPNativeAd, didReloadFailWithError error: GFPError)
    /// A page covers the app, in the browser inside it.
    func nativeAdDidPresentDefaultInAppBrowser(_ nativeAd: GFPNativeAd)
    /// That browser is gone.
    func nativeAdDidDismissDefaultInAppBrowser(_ nativeAd: GFPNativeAd)
    /// Icon and main media of a lazy ad are all there.
    func nativeAdDidLoadMediaData(_ nativeAd: GFPNativeAd)
    /// Icon or main media of a lazy ad failed; comes once, in place of the other.
    func nativeAdDidFail(toLoadMediaData nativeAd: GFPNativeAd)
    /// The main media has another size than was known: ask for the preferred height again.
    func shouldCalculatePreferredHeight(_ nativeAd: GFPNativeAd)
    /// Icon or main media has come further.
    func nativeAd(
        _ nativeAd: GFPNativeAd,
        didChangeMediaAssetLoadingState state: GFPNativeAdMediaLoadingState,
        assetType: GFPNativeAdMediaAssetType
    )
}

extension GFPNativeAdDelegate {
    /// Does nothing.
    public func nativeAdWasRendered(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAdWasSeen(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAdWasClicked(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAd(_ nativeAd: GFPNativeAd, didFailWithError error: GFPError) {}
    /// Does nothing.
    public func nativeAdWasMuted(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAdWasCanceledMute(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAdDidReloaded(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAd(_ nativeAd: GFPNativeAd, didReloadFailWithError error: GFPError) {}
    /// Does nothing.
    public func nativeAdDidPresentDefaultInAppBrowser(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAdDidDismissDefaultInAppBrowser(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAdDidLoadMediaData(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAdDidFail(toLoadMediaData nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func shouldCalculatePreferredHeight(_ nativeAd: GFPNativeAd) {}
    /// Does nothing.
    public func nativeAd(
        _ nativeAd: GFPNativeAd,
        didChangeMediaAssetLoadingState state: GFPNativeAdMediaLoadingState,
        assetType: GFPNativeAdMediaAssetType
    ) {}
}
#endif

extension GFPNativeAd {
    /// Tells the delegate of an event in the vendor's words.
    func tell(_ event: EngineEvent) {
        switch event {
        case .rendered:
            if let told = delegate?.nativeAdWasRendered(_:) { told(self) }
        case .impression:
            if let told = delegate?.nativeAdWasSeen(_:) { told(self) }
        case .clicked:
            if let told = delegate?.nativeAdWasClicked(_:) { told(self) }
        case .muted:
            if let told = delegate?.nativeAdWasMuted(_:) { told(self) }
        case .presentation(.didPresent):
            if let told = delegate?.nativeAdDidPresentDefaultInAppBrowser(_:) { told(self) }
        case .presentation(.didDismiss):
            if let told = delegate?.nativeAdDidDismissDefaultInAppBrowser(_:) { told(self) }
        case .mediaReady:
            if let told = delegate?.nativeAdDidLoadMediaData(_:) { told(self) }
        case .mediaFailed:
            if let told = delegate?.nativeAdDidFail(toLoadMediaData:) { told(self) }
        case .assetState(let role, let state):
            tell(role, state)
        default: break
        }
    }

    /// Tells the delegate that the ad cannot be shown.
    func tell(_ error: GFPError) {
        if let told = delegate?.nativeAd(_:didFailWithError:) { told(self, error) }
    }

    private func tell(_ role: AssetRole, _ state: AssetState) {
        guard let type = GFPNativeAdMediaAssetType(role), told[role] != state else { return }
        told[role] = state
        if let told = delegate?.nativeAd(_:didChangeMediaAssetLoadingState:assetType:) {
            told(self, GFPNativeAdMediaLoadingState(state), type)
        }
        guard role == .main else { return }
        // Who loads lazily hears of it by the callback that is made for that.
        if state == .failed, !ad.loadsMediaLazily { tell(NaverRules.error(breaking: ad)) }
        guard ad.mediaSize != size else { return }
        size = ad.mediaSize
        if let told = delegate?.shouldCalculatePreferredHeight(_:) { told(self) }
    }
}
#endif
