#if canImport(UIKit)
public import Foundation
import NativeAds

/// Plays the video of an ad, and tells how it plays.
#if canImport(ObjectiveC)
@objc(GFPVideoController)
@objcMembers
#endif
@preconcurrency @MainActor public final class GFPVideoController: NSObject {
    /// Told how the video plays.
    public weak var delegate: (any GFPVideoEventDelegate)?
    /// How many seconds of video to have ahead; of no effect here, the player sees to it.
    public var preferredForwardBufferDuration: TimeInterval = 0

    private let engine: EngineVideoController
    private var observation: Observation?
    /// What was told last.
    var told: VideoProgress

    init(_ engine: EngineVideoController) {
        self.engine = engine
        told = engine.now
        super.init()
        observation = engine.observe { [weak self] progress in
            // The app hears of it once whatever call caused it has returned.
            Task { self?.tell(progress) }
        }
        engine.onControl = { [weak self] control in
            Task { self?.tell(control) }
        }
    }

    /// How far it is.
    public var progressInfo: GFPVideoProgressInfo {
        GFPVideoProgressInfo(
            duration: engine.duration,
            currentTime: engine.currentTime,
            bufferedTime: engine.bufferedTime
        )
    }

    /// Width over height of its frames; 0 while it is unknown.
    public var aspectRatio: CGFloat { CGFloat(engine.aspectRatio) }

    /// Whether GFP draws the buttons over it.
    public var enableControl: Bool { engine.options.controls == .standard }

    /// Whether it moves.
    public var isPlaying: Bool { engine.isPlaying }

    #if canImport(ObjectiveC)
    /// Whether it plays without sound.
    @objc(mute) public var isMuted: Bool {
        @objc(isMuted) get { engine.isMuted }
        set { engine.isMuted = newValue }
    }
    #else
    /// Whether it plays without sound.
    public var isMuted: Bool {
        get { engine.isMuted }
        set { engine.isMuted = newValue }
    }
    #endif

    /// The same; who wanted it makes no difference here.
    public func updateMute(with isMuted: Bool, isUser: Bool) { self.isMuted = isMuted }

    /// Plays on, or again where it has ended; waits for the video to be in view.
    public func play() { engine.play() }

    /// The same; who wanted it makes no difference here.
    public func play(with isUser: Bool) { play() }

    /// Pauses until somebody plays again.
    public func pause() { engine.pause() }

    /// The same; who wanted it makes no difference here.
    public func pause(with isUser: Bool) { pause() }

    /// Goes back to the first frame and waits to be played.
    public func stop() { engine.stop() }

    /// Goes to a part of the video: 0 is its beginning, 1 its end.
    public func seek(_ progress: Float) {
        guard progress.isFinite, engine.duration > 0 else { return }
        engine.seek(to: engine.duration * Double(min(max(progress, 0), 1)))
    }
}
#endif
