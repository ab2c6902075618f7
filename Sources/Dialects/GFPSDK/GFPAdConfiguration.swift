#if canImport(UIKit)
public import Foundation
public import GFPSDKObjC

/// What holds for all loads; see ``GFPAdManager/setAdConfiguration(_:)``.
#if canImport(ObjectiveC)
@objc(GFPAdConfiguration)
@objcMembers
#endif
public final class GFPAdConfiguration: NSObject {
    /// Seconds that a ``GFPAdLoader`` has which does not say its own; 60 by default.
    public var unifiedAdRequestTimeout: TimeInterval = 60
    /// Conditions of all loads, beside those of ``GFPAdParam``.
    public var customParam: [String: String]?
    /// What the app says of the law; `nil`, unknown, by default.
    public var privacySetting: GFPPrivacySetting?
    /// Whether pages open inside the app; by default the system's browser opens them.
    public var useDefaultSafariBrowser = false
    /// Whether the advertising identifier is left out even where the person allows it.
    public var disableAdID = false

    // Of no effect here, and kept so that apps compile: ads are native, there is one address, no
    // log, no crash reporter, no location, and what is drawn has no words.

    /// Seconds for a banner.
    public var bannerAdRequestTimeout: TimeInterval = 60
    /// Seconds for a video in the app's own player.
    public var videoAdRequestTimeout: TimeInterval = 60
    /// Seconds for a rewarded ad.
    public var rewardedAdRequestTimeout: TimeInterval = 60
    /// Seconds for an interstitial.
    public var interstitialAdRequestTimeout: TimeInterval = 60
    /// Which of the vendor's servers would be asked.
    public var phase = GFPPhaseType.real
    /// The language of what the vendor's SDK draws.
    public var preferredLanguage = GFPLanguageType.none
    /// From which weight on the vendor's SDK writes to the console.
    public var logLevel = GFPLogLevel.none
    /// Whether the sound of videos would be evened out.
    public var useLoudness = false
    /// Whether the vendor's partners play without sound; native videos always begin so.
    public var muteAudio = true
    /// Light or dark; ``GFPNativeBaseRenderingSetting/adInterfaceStyle`` counts for native ads.
    public var adInterfaceStyle = GFPAdInterfaceStyle.light
    /// Whether the vendor's own user agent would be sent.
    public var useDefaultUA = false
    /// The user agent that would be sent.
    public var externalUserAgent: String?
    /// Whether the vendor's partners would report crashes.
    public var disableCrashReport = false
    /// Whether the place of the device would be left out; it always is.
    public var disableLocationInfo = false

    /// Starts from the defaults.
    public override init() {}
}
#endif
