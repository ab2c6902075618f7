#if canImport(UIKit)
import Foundation
import NativeAds

/// What the controls of a video show, decided by what the video does.
struct VideoFace: Sendable, Hashable {
    /// The large button in the middle.
    enum Middle: Sendable, Hashable {
        case play
        case replay
    }

    /// The way past the rest of the video.
    enum Skip: Sendable, Hashable {
        /// It opens in so many seconds.
        case later(VideoTime)
        /// It is open.
        case now
    }

    /// What of a video decides.
    struct Facts: Sendable, Hashable {
        var state = VideoController.State.idle
        /// Whether nothing moves until somebody plays it.
        var waitsToBePlayed = false
        var time: TimeInterval = 0
        /// 0 while unknown.
        var duration: TimeInterval = 0
        var isMuted = true
        /// When skipping opens; `nil` where it never does.
        var skipOffset: TimeInterval?
        var canSkip = false
        var atEnd = VideoOptions.End.endCard
    }

    /// The large button; `nil` while nothing is to be started.
    var middle: Middle?
    /// Whether the video can be stopped for a while.
    var canPause = false
    /// Whether the sound is off; `nil` where nothing sounds.
    var isMuted: Bool?
    /// The played part, 0 to 1; `nil` where there is nothing to measure.
    var progress: Double?
    /// How long it goes on.
    var remaining: VideoTime?
    var skip: Skip?
    /// Whether what lies behind steps back.
    var dims = false

    /// Nothing at all, as for a video that failed.
    static let nothing = VideoFace()

    private init() {}

    init(_ facts: Facts) {
        switch facts.state {
        case .failed:
            break
        case .idle:
            if facts.waitsToBePlayed { middle = .play }
        case .loading:
            show(facts)
            if facts.waitsToBePlayed { middle = .play }
        case .playing:
            show(facts)
            canPause = true
        case .paused:
            show(facts)
            // What pauses out of sight plays on by itself: a button for that would do nothing.
            if facts.waitsToBePlayed { middle = .play }
        case .ended:
            guard facts.atEnd == .endCard else { return }
            middle = .replay
            dims = true
        }
    }

    private mutating func show(_ facts: Facts) {
        isMuted = facts.isMuted
        guard facts.duration > 0, facts.duration.isFinite, facts.time.isFinite else { return }
        let time = min(max(facts.time, 0), facts.duration)
        progress = time / facts.duration
        remaining = VideoTime(facts.duration - time)
        guard let offset = facts.skipOffset, offset < facts.duration else { return }
        skip = facts.canSkip ? .now : VideoTime(max(offset - time, 0)).map(Skip.later)
    }
}
#endif
