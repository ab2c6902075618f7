#if canImport(UIKit)
public import Foundation

#if canImport(ObjectiveC)
/// Told what the video of an ad does, on the main thread.
@objc(GADVideoControllerDelegate)
@preconcurrency @MainActor public protocol VideoControllerDelegate: NSObjectProtocol {
    /// It plays, from the beginning or on.
    @objc optional func videoControllerDidPlayVideo(_ videoController: VideoController)
    /// It stands still, by somebody's will or because it is out of view.
    @objc optional func videoControllerDidPauseVideo(_ videoController: VideoController)
    /// It has come to its end.
    @objc optional func videoControllerDidEndVideoPlayback(_ videoController: VideoController)
    /// Its sound went off.
    @objc optional func videoControllerDidMuteVideo(_ videoController: VideoController)
    /// Its sound came on.
    @objc optional func videoControllerDidUnmuteVideo(_ videoController: VideoController)
}
#else
/// Told what the video of an ad does, on the main thread.
@preconcurrency @MainActor public protocol VideoControllerDelegate: NSObjectProtocol {
    /// It plays, from the beginning or on.
    func videoControllerDidPlayVideo(_ videoController: VideoController)
    /// It stands still, by somebody's will or because it is out of view.
    func videoControllerDidPauseVideo(_ videoController: VideoController)
    /// It has come to its end.
    func videoControllerDidEndVideoPlayback(_ videoController: VideoController)
    /// Its sound went off.
    func videoControllerDidMuteVideo(_ videoController: VideoController)
    /// Its sound came on.
    func videoControllerDidUnmuteVideo(_ videoController: VideoController)
}

extension VideoControllerDelegate {
    /// Does nothing.
    public func videoControllerDidPlayVideo(_ videoController: VideoController) {}
    /// Does nothing.
    public func videoControllerDidPauseVideo(_ videoController: VideoController) {}
    /// Does nothing.
    public func videoControllerDidEndVideoPlayback(_ videoController: VideoController) {}
    /// Does nothing.
    public func videoControllerDidMuteVideo(_ videoController: VideoController) {}
    /// Does nothing.
    public func videoControllerDidUnmuteVideo(_ videoController: VideoController) {}
}
#endif

extension VideoController {
    func report(_ call: VideoCallMachine.Call) {
        switch call {
        case .play:
            if let told = delegate?.videoControllerDidPlayVideo(_:) { told(self) }
        case .pause:
            if let told = delegate?.videoControllerDidPauseVideo(_:) { told(self) }
        case .end:
            if let told = delegate?.videoControllerDidEndVideoPlayback(_:) { told(self) }
        case .mute:
            if let told = delegate?.videoControllerDidMuteVideo(_:) { told(self) }
        case .unmute:
            if let told = delegate?.videoControllerDidUnmuteVideo(_:) { told(self) }
        }
    }
}
#endif
