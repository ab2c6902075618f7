#if canImport(UIKit)
public import Foundation
public import GFPSDKObjC

/// How the videos of one loader's ads play.
#if canImport(ObjectiveC)
@objc(GFPVideoOptions)
@objcMembers
#endif
public final class GFPVideoOptions: NSObject {
    /// Who starts the video; it starts by itself by default.
    public let playPolicy: GFPVideoPlayPolicy
    /// Whether a tap on the video is a click; by default it turns the sound on or off.
    public let viewType: GFPVideoViewType
    /// Whether the app draws the buttons over the video; `false` by default.
    public let useCustomControlView: Bool
    /// Whether ``GFPVideoGlobalOptions`` say who starts the video.
    public let useGlobalOptions: Bool
    /// Kilobits a second that a file should not exceed; 800 by default.
    public var maxBitrateKbps = 800
    /// Whether the last frame stays where by default the ad's picture returns after it.
    public var shouldHideThumbnailAfterAd = false

    /// Starts from the defaults.
    public convenience override init() {
        self.init(.autoPlay, .default, false)
    }

    /// Plays by a policy, in a view of a type.
    public convenience init(
        playPolicy: GFPVideoPlayPolicy,
        viewType: GFPVideoViewType
    ) {
        self.init(playPolicy, viewType, false)
    }

    /// Plays by a policy, with or without buttons of the app's.
    public convenience init(playPolicy: GFPVideoPlayPolicy, useCustomControlView: Bool) {
        self.init(playPolicy, .default, useCustomControlView)
    }

    /// Plays by a policy, in a view of a type, with or without buttons of the app's.
    public convenience init(
        playPolicy: GFPVideoPlayPolicy,
        viewType: GFPVideoViewType,
        useCustomControlView: Bool
    ) {
        self.init(playPolicy, viewType, useCustomControlView)
    }

    private init(
        _ playPolicy: GFPVideoPlayPolicy,
        _ viewType: GFPVideoViewType,
        _ useCustomControlView: Bool,
        isGlobal: Bool = false
    ) {
        self.playPolicy = playPolicy
        self.viewType = viewType
        self.useCustomControlView = useCustomControlView
        useGlobalOptions = isGlobal
    }

    /// Options by the policy of ``GFPVideoGlobalOptions``, in a view of a type.
    #if canImport(ObjectiveC)
    @objc(createGlobalOptionsWithViewType:)
    #endif
    public class func createGlobalOptions(
        with viewType: GFPVideoViewType
    ) -> GFPVideoOptions {
        GFPVideoOptions(.autoPlay, viewType, false, isGlobal: true)
    }

    /// Options by the policy of ``GFPVideoGlobalOptions``, with or without buttons of the app's.
    public class func createGlobalOptions(
        withUseCustomControlView useCustomControlView: Bool
    ) -> GFPVideoOptions {
        GFPVideoOptions(.autoPlay, .default, useCustomControlView, isGlobal: true)
    }

    /// Options by the policy of ``GFPVideoGlobalOptions``; the vendor misspells the second label.
    #if canImport(ObjectiveC)
    @objc(createGlobalOptionsWithViewType:useCustonControlView:)
    #endif
    public class func createGlobalOptions(
        with viewType: GFPVideoViewType,
        useCustonControlView: Bool
    ) -> GFPVideoOptions {
        GFPVideoOptions(.autoPlay, viewType, useCustonControlView, isGlobal: true)
    }
}
#endif
