package import Foundation
package import VAST

/// Decides when an ad's video is opened, plays, pauses and is let go.
///
/// What it wants follows from four things: how the play stands, what the person or the app asked
/// for, what can be seen, and whether there is a screen. After each event it compares that with
/// what the screen was told last, and says what has to be done. Times are the monotonic ones that
/// stand still while the device sleeps, in seconds.
package struct ScreeningMachine: Sendable {
    /// What the person or the app wants.
    package enum Command: Sendable, Hashable {
        case play
        case pause
        case stop
        case seek(to: Double)
        case replay
        case skip
        case mute(Bool)
    }

    /// What happened.
    package enum Event: Sendable, Hashable {
        /// A screen can show the video from now on.
        case attached
        /// There is no screen any more; it was closed.
        case detached
        case looked(VideoSight)
        case said(ScreenStatus)
        /// There is a decoder to open one of these files with, the best first.
        case granted([MediaFile])
        /// Another video needs the decoder more.
        case evicted
        case commanded(Command)
        /// The ``deadline`` has passed.
        case woke
    }

    /// What is to be done.
    package enum Action: Sendable, Hashable {
        /// Ask for a decoder.
        case ask
        case open(MediaFile, at: Double)
        case play
        case pause
        case seek(to: Double)
        case mute(Bool)
        case close
        /// Tell the ad what the player does.
        case tell(PlaybackSample)
    }

    /// How the play stands.
    enum Course: Sendable, Hashable {
        /// It has not begun, or not since it was stopped.
        case fresh
        case underWay
        case ended
        case skipped
        /// None of the files can be played.
        case failed
    }

    /// Who decides whether it plays.
    enum Will: Sendable, Hashable {
        /// The policy does.
        case automatic
        case play
        case pause
        case stop
    }

    /// What the screen was told, and what it said.
    struct Showing: Sendable, Hashable {
        var said = ScreenStatus.State.opening
        /// Whether it was told to play.
        var isAsked = false
        /// Since when somebody who looks waits for it.
        var waitsSince: Double?
        /// Whether it has played since it was opened or went round.
        var hasMoved = false
    }

    /// What there is to show the video.
    enum Stage: Sendable, Hashable {
        case absent
        case closed
        case open(Showing)
    }

    /// The part of the media view that must be seen.
    package static let fraction = 0.5
    /// Seconds that a person waits for the first frame or the next; then the file counts as failed
    /// (VAST's 402).
    package static let patience = 15.0
    /// Below this a difference is the rounding of a sum.
    static let rounding = 1e-6

    /// How it is to play.
    package let options: VideoOptions
    /// Whether the network is one on which ``VideoOptions/Autoplay/onWiFi`` starts by itself.
    package var isOnWiFi = false
    /// Where it is, in seconds from the beginning; kept while nothing is open.
    package internal(set) var position = 0.0
    /// Up to where it could play without the network.
    package internal(set) var buffered = 0.0
    /// The size of its frames, once it is known.
    package internal(set) var size: CGSize?
    /// Whether it plays without sound.
    package internal(set) var isMuted: Bool

    var course = Course.fresh
    var will = Will.automatic
    var stage = Stage.absent
    var sight = VideoSight.none
    /// Since when nothing of it can be seen.
    var awaySince: Double?
    /// Since when too little of it is seen to play.
    var unseenSince: Double?
    /// The files that are left to try, the best first; `nil` until one is first opened.
    var files: [MediaFile]?
    /// Whether it is still to be opened before it is seen well enough to play.
    var opensEarly: Bool
    var ownDuration: Double?

    private let promisedDuration: Double?
    private let skip: TimeOffset?

    /// A video that its ad describes by `linear`; `opensEarly` is to show it as soon as its view is
    /// in a window.
    package init(options: VideoOptions, linear: Linear? = nil, opensEarly: Bool = false) {
        self.options = options
        self.opensEarly = opensEarly
        isMuted = options.startsMuted
        promisedDuration = Self.length(linear?.duration)
        skip = linear?.skipOffset
    }

    /// Takes what happened at `time` and says what is to be done, in order.
    package mutating func handle(_ event: Event, at time: Double) -> [Action] {
        let actions =
            switch event {
            case .attached: attach()
            case .detached: leave()
            case .looked(let sight): look(sight, at: time)
            case .said(let status): take(status, at: time)
            case .granted(let files): open(files, at: time)
            case .evicted: close()
            case .commanded(let command): obey(command)
            case .woke: wake(at: time)
            }
        return actions + settle(at: time)
    }

    static func length(_ seconds: Double?) -> Double? {
        seconds.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
    }
}

extension ScreeningMachine {
    /// The video's length, as far as it is known.
    package var duration: Double? { ownDuration ?? promisedDuration }

    /// When the person may skip the rest; `nil` where never, or not yet known.
    package var skipOffset: Double? { skip?.seconds(of: duration) }

    /// Whether the person may skip the rest now.
    package var canSkip: Bool {
        guard course == .underWay, let skipOffset else { return false }
        return position >= skipOffset - Self.rounding
    }

    /// What an app sees of it.
    package var state: VideoController.State {
        switch (course, stage) {
        case (.failed, _): .failed
        case (.ended, _), (.skipped, _): .ended
        case (_, .open(let showing)):
            switch showing.said {
            case .playing where showing.isAsked: .playing
            case .opening: .loading
            default: showing.isAsked ? .loading : .paused
            }
        case (.fresh, _): .idle
        case (.underWay, _): .paused
        }
    }

    /// Whether a decoder is in use.
    package var isOpen: Bool { if case .open = stage { true } else { false } }

    /// Whether its sound is on or about to be.
    package var isSounding: Bool {
        if case .open(let showing) = stage { showing.isAsked && !isMuted } else { false }
    }

    /// Whether it has come to its end, or the rest was skipped.
    var isOver: Bool { course == .ended || course == .skipped }

    /// Whether enough of it is seen to play.
    package var isSeen: Bool {
        sight.isForeground && sight.fraction >= Self.fraction - Self.rounding
    }

    /// When to ``Event/woke`` it, unless something else happens before.
    package var deadline: Double? {
        guard case .open(let showing) = stage else { return nil }
        let failure = showing.waitsSince.map { $0 + Self.patience }
        return [releaseTime, failure].compactMap { $0 }.min().flatMap { $0.isFinite ? $0 : nil }
    }

    /// When nobody will have seen it for long enough to let its decoder go.
    var releaseTime: Double? {
        isOpeningEarly ? nil : awaySince.map { $0 + max(options.releaseDelay, 0) }
    }

    /// Whether it is to play now.
    private var wantsPlay: Bool {
        guard isSeen, course == .fresh || course == .underWay else { return false }
        return switch will {
        case .automatic: course == .underWay || startsByItself
        case .play: true
        case .pause, .stop: false
        }
    }

    /// Whether it stands still until the person or the app plays it.
    package var waitsToBePlayed: Bool {
        guard course == .fresh || course == .underWay else { return false }
        return switch will {
        case .automatic: course == .fresh && !startsByItself
        case .play: false
        case .pause, .stop: true
        }
    }

    private var wantsOpen: Bool {
        wantsPlay || isOpeningEarly && will == .automatic && startsByItself
    }

    /// Whether its first frame is waited for, in sight or not.
    var isOpeningEarly: Bool { opensEarly && sight.isForeground }

    private var startsByItself: Bool {
        switch options.autoplay {
        case .always: true
        case .onWiFi: isOnWiFi
        case .manual: false
        }
    }

    /// What differs from what is wanted.
    private mutating func settle(at time: Double) -> [Action] {
        switch stage {
        case .absent: return []
        case .closed: return wantsOpen ? [.ask] : []
        case .open(var showing):
            let wantsPlay = wantsPlay
            var actions: [Action] = []
            if wantsPlay != showing.isAsked {
                showing.isAsked = wantsPlay
                actions = wantsPlay ? [.play] : [.pause, .tell(sample(.paused))]
            }
            showing.waitsSince = waits(for: showing) ? showing.waitsSince ?? time : nil
            stage = .open(showing)
            return actions
        }
    }

    /// Whether somebody looks who sees nothing move.
    private func waits(for showing: Showing) -> Bool {
        switch showing.said {
        case .opening: isSeen || isOpeningEarly
        case .stalled: showing.isAsked
        default: false
        }
    }

    func sample(_ state: PlaybackSample.State? = nil) -> PlaybackSample {
        PlaybackSample(
            position: position,
            duration: ownDuration,
            state: state,
            isMuted: isMuted
        )
    }
}
