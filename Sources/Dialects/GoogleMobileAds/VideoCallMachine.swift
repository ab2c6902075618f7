#if canImport(UIKit)
import NativeAds

/// Turns what a player says into the vendor's calls: each change once, waiting for data is none.
struct VideoCallMachine {
    /// What a delegate is told.
    enum Call: Hashable {
        case play
        case pause
        case end
        case mute
        case unmute
    }

    private(set) var isPlaying = false
    private var isMuted: Bool

    /// How the sound is at first is nobody's doing.
    init(isMuted: Bool) {
        self.isMuted = isMuted
    }

    mutating func take(_ progress: VideoProgress) -> [Call] {
        sound(progress.isMuted) + motion(progress.state)
    }

    private mutating func motion(_ state: EngineVideoController.State) -> [Call] {
        switch state {
        case .playing where !isPlaying:
            isPlaying = true
            return [.play]
        case .paused where isPlaying, .idle where isPlaying, .failed where isPlaying:
            isPlaying = false
            return [.pause]
        case .ended where isPlaying:
            isPlaying = false
            return [.end]
        default: return []
        }
    }

    private mutating func sound(_ now: Bool) -> [Call] {
        guard isMuted != now else { return [] }
        isMuted = now
        return [now ? .mute : .unmute]
    }
}
#endif
