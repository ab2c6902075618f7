#if canImport(UIKit)
public import Foundation

#if canImport(ObjectiveC)
/// Told when videos of ads, and their sound, come and go, on the main thread.
@objc(GADAudioVideoManagerDelegate)
@preconcurrency @MainActor public protocol AudioVideoManagerDelegate: NSObjectProtocol {
    /// A video plays, and none did.
    @objc optional func audioVideoManagerWillPlayVideo(_ audioVideoManager: AudioVideoManager)
    /// No video plays any more.
    @objc optional func audioVideoManagerDidPauseAllVideo(_ audioVideoManager: AudioVideoManager)
    /// The sound of a video is on, and none was.
    @objc optional func audioVideoManagerWillPlayAudio(_ audioVideoManager: AudioVideoManager)
    /// No video has its sound on any more.
    @objc optional func audioVideoManagerDidStopPlayingAudio(_ audioVideoManager: AudioVideoManager)
}
#else
/// Told when videos of ads, and their sound, come and go, on the main thread.
@preconcurrency @MainActor public protocol AudioVideoManagerDelegate: NSObjectProtocol {
    /// A video plays, and none did.
    func audioVideoManagerWillPlayVideo(_ audioVideoManager: AudioVideoManager)
    /// No video plays any more.
    func audioVideoManagerDidPauseAllVideo(_ audioVideoManager: AudioVideoManager)
    /// The sound of a video is on, and none was.
    func audioVideoManagerWillPlayAudio(_ audioVideoManager: AudioVideoManager)
    /// No video has its sound on any more.
    func audioVideoManagerDidStopPlayingAudio(_ audioVideoManager: AudioVideoManager)
}

extension AudioVideoManagerDelegate {
    /// Does nothing.
    public func audioVideoManagerWillPlayVideo(_ audioVideoManager: AudioVideoManager) {}
    /// Does nothing.
    public func audioVideoManagerDidPauseAllVideo(_ audioVideoManager: AudioVideoManager) {}
    /// Does nothing.
    public func audioVideoManagerWillPlayAudio(_ audioVideoManager: AudioVideoManager) {}
    /// Does nothing.
    public func audioVideoManagerDidStopPlayingAudio(_ audioVideoManager: AudioVideoManager) {}
}
#endif

extension AudioVideoManager {
    /// What the delegate is told.
    enum Call: Sendable {
        case willPlayVideo
        case didPauseAllVideo
        case willPlayAudio
        case didStopPlayingAudio
    }

    func report(_ call: Call) {
        switch call {
        case .willPlayVideo:
            if let told = delegate?.audioVideoManagerWillPlayVideo(_:) { told(self) }
        case .didPauseAllVideo:
            if let told = delegate?.audioVideoManagerDidPauseAllVideo(_:) { told(self) }
        case .willPlayAudio:
            if let told = delegate?.audioVideoManagerWillPlayAudio(_:) { told(self) }
        case .didStopPlayingAudio:
            if let told = delegate?.audioVideoManagerDidStopPlayingAudio(_:) { told(self) }
        }
    }
}
#endif
