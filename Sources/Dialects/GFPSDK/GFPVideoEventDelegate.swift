#if canImport(UIKit)
public import Foundation
public import GFPSDKObjC
import NativeAds

#if canImport(ObjectiveC)
/// Told how a video plays; every call comes on the main actor.
@objc(GFPVideoEventDelegate)
@preconcurrency @MainActor public protocol GFPVideoEventDelegate: NSObjectProtocol {
    /// It began to play, or plays on.
    func adPlayerDidPlay(_ videoController: GFPVideoController)
    /// It stands still, by will or because it is out of view.
    func adPlayerDidPause(_ videoController: GFPVideoController)
    /// It has come to the end.
    func adPlayerDidComplete(_ videoController: GFPVideoController)
    /// Its sound went on or off.
    func adPlayerDidChangeMuteState(_ videoController: GFPVideoController)
    /// It has come further, in seconds.
    func adPlayer(
        _ videoController: GFPVideoController,
        didChangeCurrentTime currentTime: TimeInterval
    )
    /// It could play further without the network, in seconds.
    func adPlayer(
        _ videoController: GFPVideoController,
        didChangeBufferedTime bufferedTime: TimeInterval
    )
    /// A person tapped a button that GFP draws over it.
    @objc optional func adPlayer(
        _ videoController: GFPVideoController,
        didTappedControlButton buttonType: GFPControlButtonType
    )
}
#else
/// Told how a video plays; every call comes on the main actor.
@preconcurrency @MainActor public protocol GFPVideoEventDelegate: AnyObject {
    /// It began to play, or plays on.
    func adPlayerDidPlay(_ videoController: GFPVideoController)
    /// It stands still, by will or because it is out of view.
    func adPlayerDidPause(_ videoController: GFPVideoController)
    /// It has come to the end.
    func adPlayerDidComplete(_ videoController: GFPVideoController)
    /// Its sound went on or off.
    func adPlayerDidChangeMuteState(_ videoController: GFPVideoController)
    /// It has come further, in seconds.
    func adPlayer(
        _ videoController: GFPVideoController,
        didChangeCurrentTime currentTime: TimeInterval
    )
    /// It could play further without the network, in seconds.
    func adPlayer(
        _ videoController: GFPVideoController,
        didChangeBufferedTime bufferedTime: TimeInterval
    )
    /// A person tapped a button that GFP draws over it.
    func adPlayer(
        _ videoController: GFPVideoController,
        didTappedControlButton buttonType: GFPControlButtonType
    )
}

extension GFPVideoEventDelegate {
    /// Does nothing.
    public func adPlayer(
        _ videoController: GFPVideoController,
        didTappedControlButton buttonType: GFPControlButtonType
    ) {}
}
#endif

extension GFPVideoController {
    /// Tells the delegate of a button; the vendor has none that skips.
    func tell(_ control: VideoControl) {
        let type: GFPControlButtonType? =
            switch control {
            case .play: .play
            case .pause: .pause
            case .replay: .rewind
            case .sound: .audio
            case .skip: nil
            }
        guard let type else { return }
        if let told = delegate?.adPlayer(_:didTappedControlButton:) { told(self, type) }
    }

    /// Tells the delegate what has changed.
    func tell(_ progress: VideoProgress) {
        let former = told
        told = progress
        guard let delegate else { return }
        if progress.isMuted != former.isMuted { delegate.adPlayerDidChangeMuteState(self) }
        if progress.state != former.state {
            switch progress.state {
            case .playing: delegate.adPlayerDidPlay(self)
            case .paused: delegate.adPlayerDidPause(self)
            // It was stopped, or let go of while it played.
            case .idle where former.state == .playing: delegate.adPlayerDidPause(self)
            case .ended: delegate.adPlayerDidComplete(self)
            case .idle, .loading, .failed: break
            }
        }
        if progress.time != former.time {
            delegate.adPlayer(self, didChangeCurrentTime: progress.time)
        }
        if progress.bufferedTime != former.bufferedTime {
            delegate.adPlayer(self, didChangeBufferedTime: progress.bufferedTime)
        }
    }
}
#endif
