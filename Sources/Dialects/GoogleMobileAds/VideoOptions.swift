#if canImport(UIKit)
import Foundation
import NativeAds

/// How the video of an ad plays.
#if canImport(ObjectiveC)
@objc(GADVideoOptions) @objcMembers
#endif
public final class VideoOptions: GADAdLoaderOptions {
    /// Whether it begins without sound; `true` by default.
    #if canImport(ObjectiveC)
    @objc(startMuted)
    #endif
    public var shouldStartMuted = true
    /// Whether the app draws the controls, and plays and pauses; `false` by default.
    #if canImport(ObjectiveC)
    @objc(customControlsRequested)
    #endif
    public var areCustomControlsRequested = false
    /// Whether a tap shows the video larger; `false` by default, and granted to no ad here.
    #if canImport(ObjectiveC)
    @objc(clickToExpandRequested)
    #endif
    public var isClickToExpandRequested = false
}
#endif
