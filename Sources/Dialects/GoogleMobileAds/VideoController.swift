#if canImport(UIKit)
public import Foundation
import NativeAds

/// The video of an ad, for apps that draw its controls themselves.
///
/// Without ``VideoOptions/areCustomControlsRequested`` the person plays it by the controls over it,
/// and what is said here does nothing.
#if canImport(ObjectiveC)
@objc(GADVideoController) @objcMembers
#endif
@preconcurrency @MainActor public final class VideoController: NSObject {
    /// Told what the video does.
    public weak var delegate: (any VideoControllerDelegate)?
    /// Whether the app has the controls: it asked for that, and the ad has a video.
    public var areCustomControlsEnabled: Bool {
        settings.hasCustomControls && ad.creative.vast != nil
    }
    /// Whether a tap shows the video larger; it never does here.
    public var isClickToExpandEnabled: Bool { false }
    /// Whether it plays without sound.
    public var isMuted: Bool {
        get { ad.videoController?.isMuted ?? settings.startsMuted ?? true }
        set { obeyed?.isMuted = newValue }
    }

    private let ad: EngineAd
    private let settings: LoaderSettings
    private var machine = VideoCallMachine(isMuted: true)
    private var observation: Observation?
    /// Of the process, or the test, in which the ad was loaded.
    private let manager = MobileAds.shared.audioVideoManager

    init(_ ad: EngineAd, settings: LoaderSettings) {
        (self.ad, self.settings) = (ad, settings)
        super.init()
    }

    /// Plays on, or again from the beginning where it has ended.
    public func play() { obeyed?.play() }
    /// Pauses.
    public func pause() { obeyed?.pause() }
    /// Goes back to the beginning, and lets the video go until it is played again.
    public func stop() { obeyed?.stop() }

    deinit {
        let (manager, video) = (manager, ObjectIdentifier(self))
        Task { @MainActor in manager.hear(isPlaying: false, isMuted: true, video) }
    }

    /// Listens to the ad's player from when there is one.
    func follow() {
        guard observation == nil, let player = ad.videoController else { return }
        machine = VideoCallMachine(isMuted: player.isMuted)
        observation = player.observe { [weak self] in self?.take($0) }
    }

    private var obeyed: EngineVideoController? {
        areCustomControlsEnabled ? ad.videoController : nil
    }

    private func take(_ progress: VideoProgress) {
        let calls = machine.take(progress)
        manager.hear(
            isPlaying: machine.isPlaying,
            isMuted: progress.isMuted,
            ObjectIdentifier(self)
        )
        calls.forEach(report)
    }
}
#endif
