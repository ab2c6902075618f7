#if canImport(UIKit)
import Foundation
import GFPSDKObjC
import NativeAds
import NativeAdsUI
import OpenRTB

// What holds for GFP's ads and not for all; values, handed to the engine.
//
// | What                  | GFP                                                                    |
// |-----------------------|------------------------------------------------------------------------|
// | rendered impression   | first laid-out frame in a window of the foreground: WasRendered         |
// | valid impression      | 50 % for 1 s: WasSeen; the second begins once the main media has        |
// |                       | loaded, and never where that failed; without main media nothing waits   |
// | media view            | must be there as `hasMediaView` says, else error 5100 and no tracking   |
// | without a media view  | neither main picture nor video is asked for                             |
// | lazy media            | ad first; exactly one of both load callbacks after it                   |
// | AdChoices             | on backfill only, in the corner set or in `adChoicesView`               |
// | loading while loading | WrongCommand; after an outcome a loader may be asked again              |
// | pages                 | the system's browser; inside the app with `useDefaultSafariBrowser`     |
// | clicks of the app's   | direct ads with an `s2sClickDelegate`; they count at the tap            |
// | tap on the video      | sound on or off; a click with the view type `landing`                   |
// | bit rate of videos    | 800 kbit/s at most, where there is such a file                          |
// | deadline              | 60 s                                                                   |
// | further parts         | extra items; pictures and more texts by the custom format `gfp`         |
enum NaverRules {
    /// Puts GFP's values, and what the app set of its settings, over the configuration.
    @MainActor static func adjust(
        _ settings: inout NativeAds.Configuration,
        _ state: NaverState,
        _ setting: GFPNativeAdRenderingSetting,
        _ param: GFPAdParam.Values
    ) {
        settings.impression = .mrc50
        settings.countsOnlyWithMain = true
        settings.hasMediaView = setting.hasMediaView
        settings.adChoices = .backfillOnly
        settings.browser = state.configuration.useDefaultSafariBrowser ? .inApp : .system
        settings.request.optsOutOfTracking = param.isOptedOut
        let privacy = state.configuration.privacySetting
        settings.isChildDirected = privacy?.childDirected?.boolValue ?? settings.isChildDirected
        settings.isUnderAgeOfConsent =
            privacy?.underAgeOfConsent?.boolValue ?? settings.isUnderAgeOfConsent
        if let status = state.target?.attStatus() {
            let answer = TrackingAuthorization(rawValue: Int(status.rawValue))
            settings.trackingAuthorization = { answer }
        }
        if state.configuration.disableAdID, let identifiers = settings.identifiers {
            settings.identifiers = {
                var known = identifiers()
                known.advertisingID = nil
                return known
            }
        }
    }

    /// What is asked for.
    static func assets(hasMediaView: Bool) -> [AssetRequest] {
        hasMediaView ? .standard : .standard.filter { !$0.content.isMainMedia }
    }

    /// The custom format that has an ad's further texts and pictures by the keys of
    /// ``GFPExtraAssetKey``.
    static let format = "gfp"

    /// How videos play.
    @MainActor static func video(_ options: GFPVideoOptions, _ state: NaverState) -> VideoOptions {
        var video = VideoOptions()
        video.autoplay = autoplay(options, state)
        video.controls = options.useCustomControlView ? .custom : .standard
        video.tap = options.viewType.contains(.landing) ? .click : .sound
        video.atEnd = options.shouldHideThumbnailAfterAd ? .lastFrame : .endCard
        if options.maxBitrateKbps > 0 {
            video.bitrateCap = options.maxBitrateKbps
            video.cellularBitrateCap = options.maxBitrateKbps
        }
        return video
    }

    @MainActor private static func autoplay(
        _ options: GFPVideoOptions,
        _ state: NaverState
    ) -> VideoOptions.Autoplay {
        if options.useGlobalOptions, state.disablesAutoPlayback { return .manual }
        return switch options.useGlobalOptions ? state.playPolicy : options.playPolicy {
        case .manual: .manual
        case .autoPlayOnlyWiFi: .onWiFi
        default: .always
        }
    }

    /// The corner for the badge.
    static func corner(_ position: GFPAdChoicesViewPosition) -> AdChoicesPosition {
        switch position {
        case .topLeftCorner: .topLeft
        case .bottomLeftCorner: .bottomLeft
        case .bottomRightCorner: .bottomRight
        default: .topRight
        }
    }

    /// What an ad fails with whose main media breaks after the load.
    @MainActor static func error(breaking ad: EngineAd) -> GFPError {
        ad.creative.vast == nil
            ? GFPError(.nativeImageLoadFailed, "The ad's main picture could not be shown.")
            : GFPError(.nativeVideoLoadFailed, "The ad's video could not be played.")
    }
}

extension AssetRequest.Content {
    fileprivate var isMainMedia: Bool {
        switch self {
        case .video: true
        case .image(let image): image.type == .main
        default: false
        }
    }
}
#endif
