#if canImport(UIKit)
public import Foundation
import NativeAds

/// Who sees to the app's sound when videos of ads play.
#if canImport(ObjectiveC)
@objc(GADAudioVideoManager) @objcMembers
#endif
@preconcurrency @MainActor public final class AudioVideoManager: NSObject {
    /// Told when videos, and the sound of videos, come and go.
    public weak var delegate: (any AudioVideoManagerDelegate)?
    /// Whether the app sees to its audio session by itself; `false` by default, for later loads.
    #if canImport(ObjectiveC)
    @objc(audioSessionIsApplicationManaged)
    #endif
    public var isAudioSessionApplicationManaged = false

    private var playing: Set<ObjectIdentifier> = []
    private var sounding: Set<ObjectIdentifier> = []

    func apply(to settings: inout NativeAds.Configuration) {
        // What the delegate is told comes from the players; here the session is only left alone.
        if isAudioSessionApplicationManaged { settings.audio = .app { _ in } }
    }

    /// Takes what a video does: of several only the first and the last are told.
    func hear(isPlaying: Bool, isMuted: Bool, _ video: ObjectIdentifier) {
        let (played, sounded) = (!playing.isEmpty, !sounding.isEmpty)
        playing.set(video, isPlaying)
        sounding.set(video, isPlaying && !isMuted)
        switch (played, !playing.isEmpty) {
        case (false, true): report(.willPlayVideo)
        case (true, false): report(.didPauseAllVideo)
        default: break
        }
        switch (sounded, !sounding.isEmpty) {
        case (false, true): report(.willPlayAudio)
        case (true, false): report(.didStopPlayingAudio)
        default: break
        }
    }
}

extension Set {
    fileprivate mutating func set(_ member: Element, _ isIn: Bool) {
        if isIn { insert(member) } else { remove(member) }
    }
}
#endif
