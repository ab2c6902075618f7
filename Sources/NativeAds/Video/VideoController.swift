public import Foundation

/// The player of one ad's video: what it does, and what the app may have it do.
///
/// It belongs to the ad and lives as long, so the video goes on where it was in whichever cell
/// shows the ad. It plays while half of its media view is in view and pauses below that; a pause of
/// the person or the app holds until one of them plays again.
/// ```swift
/// if let video = ad.videoController {
///     video.isMuted = false
///     for await progress in video.progress { slider.value = Float(progress.fraction) }
/// }
/// ```
@MainActor public final class VideoController {
    /// What the player does.
    public enum State: String, Sendable, Hashable, CaseIterable {
        /// Nothing has been loaded.
        case idle
        /// It waits for data.
        case loading
        case playing
        /// It stands still, by will or because it is out of view.
        case paused
        /// It has come to the end, or the rest was skipped.
        case ended
        /// None of its files can be played.
        case failed
    }

    /// How it plays.
    public let options: VideoOptions
    /// What it does now.
    public private(set) var state = State.idle
    /// Seconds from the beginning; kept while nothing shows the video.
    public private(set) var currentTime: TimeInterval = 0
    /// The video's length in seconds; 0 while unknown.
    public private(set) var duration: TimeInterval = 0
    /// Up to where it could play without the network, in seconds from the beginning.
    public private(set) var bufferedTime: TimeInterval = 0
    /// Width over height of its frames; 0 while unknown.
    public private(set) var aspectRatio: Double = 0
    /// Whether it plays without sound.
    public var isMuted: Bool

    private let hub = EventHub<VideoProgress>()

    init(options: VideoOptions) {
        self.options = options
        isMuted = options.startsMuted
    }

    /// Whether the video moves.
    public var isPlaying: Bool { state == .playing }

    /// When the person may skip the rest, in seconds from the beginning; `nil` where never, or not
    /// yet known.
    public var skipOffset: TimeInterval? { nil }
    /// Whether ``skip()`` would do something now.
    public var canSkip: Bool { false }

    /// Plays on, or again where it has ended; waits for the video to be in view.
    public func play() {}
    /// Pauses until somebody plays again.
    public func pause() {}
    /// Goes back to the beginning and lets decoder and buffers go, until somebody plays again.
    public func stop() {}
    /// Goes to a position in seconds; one beyond the end is the end.
    public func seek(to seconds: TimeInterval) {}
    /// Plays again from the beginning.
    public func replay() {}
    /// Skips the rest for the person, where ``canSkip`` allows it.
    public func skip() {}

    /// What it does from now on, at each change; each access starts a stream of its own.
    public var progress: AsyncStream<VideoProgress> { hub.stream() }

    /// Calls `observer` at each change, until the observation is cancelled or let go.
    package func observe(_ observer: @escaping @MainActor (VideoProgress) -> Void) -> Observation {
        hub.observe(observer)
    }
}

extension VideoController {
    /// The screen that shows the video, kept with it from cell to cell.
    package var screen: (any VideoScreen)? { nil }
    /// The video can be shown on `screen` from now on.
    package func attach(_ screen: any VideoScreen) {}
    /// The screen is closed and let go; position and will are kept.
    package func detach() {}
    /// Takes what can be seen of the media view: ten times a second while it is in a window, and
    /// ``VideoSight/none`` when it leaves it.
    package func look(_ sight: VideoSight) {}
    /// The screen has something new to say.
    package func screenChanged() {}
}
