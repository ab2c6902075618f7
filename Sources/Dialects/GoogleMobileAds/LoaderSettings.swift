#if canImport(UIKit)
import NativeAds
import UIKit

/// What the options of a loader say, read once.
struct LoaderSettings: Sendable {
    /// A swipe that clicks.
    struct Swipe: Sendable {
        var direction: UISwipeGestureRecognizer.Direction
        var allowsTaps: Bool
    }

    var count = 1
    var loadsPictures = true
    var wantsMoreImages = false
    var shape = MediaAspectRatio.unknown
    var adChoices = AdChoicesPosition.topRightCorner
    var startsMuted: Bool?
    var hasCustomControls = false
    var offersMuting = false
    var swipe: Swipe?

    init(_ options: [GADAdLoaderOptions] = []) {
        for option in options { read(option) }
    }

    private mutating func read(_ option: GADAdLoaderOptions) {
        switch option {
        case let option as MultipleAdsAdLoaderOptions:
            count = option.numberOfAds
        case let option as NativeAdImageAdLoaderOptions:
            loadsPictures = !option.isImageLoadingDisabled
            wantsMoreImages = option.shouldRequestMultipleImages
        case let option as NativeAdMediaAdLoaderOptions:
            shape = option.mediaAspectRatio
        case let option as NativeAdViewAdOptions:
            adChoices = option.preferredAdChoicesPosition
        case let option as VideoOptions:
            startsMuted = option.shouldStartMuted
            hasCustomControls = option.areCustomControlsRequested
        case let option as NativeMuteThisAdLoaderOptions:
            offersMuting = option.isCustomMuteThisAdRequested
        case let option as NativeAdCustomClickGestureOptions:
            swipe = Swipe(
                direction: option.swipeGestureDirection,
                allowsTaps: option.areTapsAllowed
            )
        default: break
        }
    }

    /// What a load does otherwise than as configured.
    @MainActor func options(
        over settings: NativeAds.Configuration,
        _ targeting: Targeting
    )
        -> LoadOptions
    {
        var video = settings.video
        if let startsMuted { video.startsMuted = startsMuted }
        if MobileAds.shared.isSilent { video.startsMuted = true }
        if hasCustomControls { video.controls = .custom }
        return LoadOptions(
            pictures: loadsPictures ? .eager : .off,
            video: video,
            targeting: targeting
        )
    }
}
#endif
