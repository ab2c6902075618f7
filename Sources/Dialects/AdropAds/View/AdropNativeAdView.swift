#if canImport(UIKit)
import NativeAds
public import NativeAdsUI
public import UIKit

/// A view for an ad: tell it which of its views shows what, then give it the ad.
///
/// It fills the views, counts and opens, and keeps the ad until it is given another one, or the ad
/// goes to another view. A view that the ad has nothing for is emptied, and stays as visible as it
/// was.
#if canImport(ObjectiveC)
@objc(AdropNativeAdView) @objcMembers
#endif
@preconcurrency @MainActor open class AdropNativeAdView: AdContainerView {
    /// Handles the clicks on one view.
    public typealias ClickHandler = (AdropNativeAd?, UIView) -> Void

    private struct Part {
        weak var view: UIView?
        var onClick: ClickHandler?
    }

    private var parts: [AssetRole: Part] = [:]
    private weak var surface: AdMediaView?
    private var isEntireClick = false
    private var ad: AdropNativeAd?

    /// An ad view of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        letGoOfLostAds()
    }

    /// An ad view of a layout file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        letGoOfLostAds()
    }

    /// Lays out the views; said once more, so that apps reach it by this module alone.
    open override func layoutSubviews() { super.layoutSubviews() }

    /// Whether all of the view clicks, body and media included; `false` unless changed.
    ///
    /// Ads of ``AdropNativeAd/useCustomClick`` click everywhere in any case.
    public func setIsEntireClick(_ value: Bool) {
        isEntireClick = value
        if shownAd != nil { arrange() }
    }

    /// Shows an ad in place of the one before.
    ///
    /// One that was not received yet, or is too old, is told so (`ERROR_CODE_AD_EMPTY`), and the
    /// view stays empty.
    public func setNativeAd(_ ad: AdropNativeAd) {
        self.ad = ad
        arrange()
        if shownAd == nil { ad.wasNotShown() }
    }

    /// The view of the advertiser's name; a tap on it opens the ad's page, or calls `onClick`.
    public func setAdvertiserView(_ view: UIView, onClick: ClickHandler? = nil) {
        set(view, .advertiser, onClick)
    }

    /// The view of the title; a tap on it opens the ad's page, or calls `onClick`.
    public func setHeadLineView(_ view: UIView, onClick: ClickHandler? = nil) {
        set(view, .headline, onClick)
    }

    /// The view of the small picture; a tap on it opens the ad's page, or calls `onClick`.
    public func setIconView(_ view: UIView, onClick: ClickHandler? = nil) {
        set(view, .icon, onClick)
    }

    /// The view of the button; a tap on it opens the ad's page, or calls `onClick`.
    public func setCallToActionView(_ view: UIView, onClick: ClickHandler? = nil) {
        set(view, .callToAction, onClick)
    }

    /// The view of the profile's picture; a tap on it opens the ad's page, or calls `onClick`.
    public func setProfileLogoView(_ view: UIView, onClick: ClickHandler? = nil) {
        set(view, .profileLogo, onClick)
    }

    /// The view of the profile's name; a tap on it opens the ad's page, or calls `onClick`.
    public func setProfileNameView(_ view: UIView, onClick: ClickHandler? = nil) {
        set(view, .profileName, onClick)
    }

    /// The view of the main media, any view: picture or video is put into it and fills it.
    public func setMediaView(_ view: UIView) {
        if parts[.main]?.view !== view { surface?.takeOut() }
        set(view, .main, nil)
    }

    /// The view of the description.
    public func setBodyView(_ view: UIView) {
        set(view, .body, nil)
    }

    /// A click on the ad as a whole that no finger did; nothing happens without an ad.
    public func performClick() {
        performClick(nil)
    }
}

extension AdropNativeAdView {
    /// An ad that went to another view is that one's.
    private func letGoOfLostAds() {
        onLost = { [weak self] in self?.ad = nil }
    }

    private func set(_ view: UIView, _ role: AssetRole, _ onClick: ClickHandler?) {
        parts[role] = Part(view: view, onClick: onClick)
        if shownAd != nil { arrange() }
    }

    /// Shows the ad in the views as they are now.
    private func arrange() {
        guard let ad, let loaded = ad.loaded else { return unbind() }
        do throws(EngineAdError) {
            try bind(loaded, as: arrangement(of: ad))
            fillOutlets(hidingMissing: false)
        } catch {
            loaded.note(error.sentence)
        }
    }

    private func arrangement(of ad: AdropNativeAd) -> AdArrangement {
        var outlets = parts.compactMapValues(\.view)
        if let media = outlets[.main] {
            let surface = (media as? AdMediaView) ?? AdMediaView.insert(into: media)
            outlets[.main] = surface
            self.surface = surface
        }
        let isEntire = isEntireClick || ad.useCustomClick
        let clickable = isEntire ? [self] : AdropRules.clickable.compactMap { outlets[$0] }
        var arrangement = AdArrangement(outlets: outlets, clickable: clickable)
        arrangement.adChoices = ad.adChoicesPosition.place
        arrangement.clickHandlers = parts.compactMapValues(\.onClick).mapValues { handle in
            { [weak ad] view in handle(ad, view) }
        }
        return arrangement
    }
}
#endif
