/// Turns what a player says of itself into what counts of its video.
///
/// Positions exist only in samples. One that moved by more than 0.25 s beyond the time that
/// passed, or backwards, is a seek; one that did not move is a stall. What was played counts as far
/// as it reaches from the beginning without a gap, so that a seek earns nothing until play is back
/// where it left off, and nothing is earned twice.
package struct PlaybackMachine: Sendable {
    /// How the position changed from one sample to the next.
    package enum Move: Sendable, Hashable {
        /// The media played for so many seconds.
        case played(Double)
        /// The player went elsewhere.
        case sought
        /// Somebody went back to see something again.
        case wentBack
        /// The player stood still.
        case stalled
    }

    /// How much further than the time a position may come without being a seek, in seconds.
    package static let seekTolerance = 0.25
    /// Below this a difference of times is the rounding of a sum.
    private static let rounding = 1e-6

    /// How far the media was played from its beginning on without a gap, in seconds.
    package private(set) var playedThrough = 0.0
    /// Where the player is, in seconds.
    package private(set) var position = 0.0
    /// What the last sample's position said.
    package private(set) var lastMove: Move?
    /// The length that the ad promises, for as long as the media's own is not known.
    package var promisedDuration: Double?

    /// How the play stands, as far as it was told.
    private enum Phase: Sendable {
        case unstarted
        case running
        /// A pause was told, and no resume yet.
        case paused
        /// Nothing more can happen: skipped, or failed.
        case over
    }

    private var phase = Phase.unstarted
    private var ownDuration: Double?
    private var state: PlaybackSample.State?
    private var lastTime: Double?
    private var isMuted: Bool?
    private var earned: Set<VideoEvent> = []

    package init() {}

    /// The media's length, as far as it is known.
    package var duration: Double? { ownDuration ?? Self.length(promisedDuration) }

    /// Whether the first frame has played.
    package var hasStarted: Bool { phase != .unstarted }

    /// Whether the video has started and can still play on.
    package var isRunning: Bool { (phase == .running || phase == .paused) && state != .ended }

    /// Whether the player is playing, as far as the last sample says.
    package var isPlaying: Bool { phase != .over && state == .playing }

    /// Takes what the player says at a monotonic `time`, and says what happens by it, in order.
    package mutating func sample(_ sample: PlaybackSample, at time: Double) -> [VideoEvent] {
        lastMove = nil
        guard phase != .over else { return [] }
        ownDuration = Self.length(sample.duration) ?? ownDuration
        let next = sample.state ?? state
        move(
            to: sample.position ?? (sample.state == .ended ? duration : nil),
            startsOver: sample.startsOver,
            at: time
        )
        let hadStarted = hasStarted
        var events: [VideoEvent] = []
        if next == .playing { events += play() }
        events += sound(sample.isMuted, hadStarted: hadStarted)
        events += earn(hasEnded: next == .ended)
        if next == .paused { events += pause() }
        state = next
        events += end(skips: sample.skips)
        return events
    }

    private static func length(_ seconds: Double?) -> Double? {
        seconds.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
}

extension PlaybackMachine {
    private mutating func move(to place: Double?, startsOver: Bool, at time: Double) {
        guard let place, place.isFinite, place >= 0 else { return }
        // Before the first position the player is at the beginning.
        let elapsed = max(time - (lastTime ?? time), 0)
        let moved = place - position
        // Who says the same twice at one instant says nothing of whether it moves.
        if lastTime == time, abs(moved) <= Self.rounding { return }
        lastTime = time
        if moved < -Self.seekTolerance, hasStarted, !startsOver {
            lastMove = .wentBack
        } else if moved < -Self.rounding
            || moved > elapsed + Self.seekTolerance + Self.rounding
        {
            lastMove = .sought
        } else {
            lastMove = moved > Self.rounding ? .played(moved) : .stalled
            if position <= playedThrough + Self.rounding {
                playedThrough = max(playedThrough, place)
            }
        }
        position = place
    }

    private mutating func play() -> [VideoEvent] {
        defer { phase = .running }
        return switch phase {
        case .unstarted: [.start]
        case .paused: [.resume]
        case .running, .over: []
        }
    }

    /// A player that reaches the end stops by itself, which is no pause.
    private mutating func pause() -> [VideoEvent] {
        guard phase == .running, !isAtEnd else { return [] }
        phase = .paused
        return [.pause]
    }

    private var isAtEnd: Bool {
        state == .ended || duration.map { position >= $0 - Self.seekTolerance } ?? false
    }

    /// How the sound is at the start is nobody's doing.
    private mutating func sound(_ isMuted: Bool?, hadStarted: Bool) -> [VideoEvent] {
        guard let isMuted, isMuted != self.isMuted else { return [] }
        self.isMuted = isMuted
        guard hadStarted else { return [] }
        return [isMuted ? .mute : .unmute]
    }

    /// What the play up to now is worth.
    private mutating func earn(hasEnded: Bool) -> [VideoEvent] {
        guard hasStarted else { return [] }
        if hasEnded {
            phase = .running
            // The end tells the length of media that never told it.
            ownDuration = duration ?? Self.length(position)
        }
        guard let duration else { return [] }
        let slack = hasEnded ? Self.seekTolerance : Self.rounding
        let isComplete = playedThrough >= duration - slack
        let marks: [(VideoEvent, Bool)] = [
            (.firstQuartile, playedThrough >= duration * 0.25 - Self.rounding),
            (.midpoint, playedThrough >= duration * 0.5 - Self.rounding),
            (.thirdQuartile, playedThrough >= duration * 0.75 - Self.rounding),
            (.complete, isComplete),
        ]
        return marks.compactMap { event, isReached in
            (isReached || isComplete) && earned.insert(event).inserted ? event : nil
        }
    }

    private mutating func end(skips: Bool) -> [VideoEvent] {
        let isComplete = earned.contains(.complete)
        if skips, hasStarted, !isComplete {
            phase = .over
            return [.skip]
        }
        if state == .failed, !isComplete {
            phase = .over
            return [.error]
        }
        return []
    }
}
