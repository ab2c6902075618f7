public import Foundation
import VAST

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

    /// Told of each button that a person tapped over the video, before it does its work.
    package var onControl: (@MainActor (VideoControl) -> Void)?
    /// The screen that shows the video, kept with it from cell to cell.
    package private(set) var screen: (any VideoScreen)?
    /// What the pool and the sound know it by.
    let name: Int

    private weak var ad: NativeAd?
    private let playback: VideoPlayback
    private let engine: Engine
    private let hub = EventHub<VideoProgress>()
    private var machine: ScreeningMachine
    /// What is still to be seen to, in order.
    private var errands: [Errand] = []
    private var isBusy = false
    private var voice = Voice.none
    private var alarm: (time: Double, task: Task<Void, Never>)?
    private var lastProgress: VideoProgress?

    /// Something to be seen to.
    private enum Errand {
        case event(ScreeningMachine.Event)
        /// To ask the screen what it does.
        case update
        /// To show the video on this screen in place of any other.
        case exchange((any VideoScreen)?)
    }

    /// What was said of its sound.
    private enum Voice {
        case none
        case on
        case off
    }

    init(_ ad: NativeAd, opensEarly: Bool) {
        self.ad = ad
        playback = ad.video
        engine = ad.engine
        name = engine.decoders.makeName()
        machine = ScreeningMachine(
            options: ad.plan.video,
            linear: ad.video.ad?.linear,
            opensEarly: opensEarly
        )
    }

    deinit {
        alarm?.task.cancel()
        guard let screen, machine.isOpen else { return }
        let (name, sound) = (name, engine.sound)
        Task { @MainActor in
            screen.close()
            sound.handle(.released(name), through: screen.audioSession)
        }
    }
}

extension VideoController {
    /// How it plays.
    public var options: VideoOptions { machine.options }
    /// What it does now.
    public var state: State { machine.state }
    /// Whether the video moves.
    public var isPlaying: Bool { state == .playing }
    /// Seconds from the beginning; kept while nothing shows the video.
    public var currentTime: TimeInterval { machine.position }
    /// The video's length in seconds; 0 while unknown.
    public var duration: TimeInterval { machine.duration ?? 0 }
    /// Up to where it could play without the network, in seconds from the beginning.
    public var bufferedTime: TimeInterval { machine.buffered }
    /// Width over height of its frames, as announced or, better, as seen; 0 while unknown.
    public var aspectRatio: Double { size.aspectRatio }

    /// Whether it plays without sound.
    public var isMuted: Bool {
        get { machine.isMuted }
        set { obey(.mute(newValue)) }
    }

    /// Whether it stands still until the person or the app plays it.
    package var waitsToBePlayed: Bool { machine.waitsToBePlayed && !playback.isPlayedByHand }

    /// When the person may skip the rest, in seconds from the beginning; `nil` where never, or not
    /// yet known.
    public var skipOffset: TimeInterval? { machine.skipOffset }
    /// Whether ``skip()`` would do something now.
    public var canSkip: Bool { machine.canSkip }

    /// Plays on, or again where it has ended; waits for the video to be in view.
    public func play() { obey(.play) }
    /// Pauses until somebody plays again.
    public func pause() { obey(.pause) }
    /// Goes back to the beginning and lets decoder and buffers go, until somebody plays again.
    public func stop() { obey(.stop) }
    /// Goes to a position in seconds; one beyond the end is the end.
    public func seek(to seconds: TimeInterval) { obey(.seek(to: seconds)) }
    /// Plays again from the beginning.
    public func replay() { obey(.replay) }
    /// Skips the rest for the person; does nothing unless ``canSkip``.
    public func skip() { obey(.skip) }

    /// What was played up to now counts before anything is changed.
    private func obey(_ command: ScreeningMachine.Command) {
        see(to: .update, .event(.commanded(command)))
    }

    /// What it does now, as one value.
    package var now: VideoProgress {
        VideoProgress(
            state: state,
            time: currentTime,
            duration: duration,
            bufferedTime: bufferedTime,
            isMuted: isMuted
        )
    }

    /// What it does from now on, at each change; each access starts a stream of its own.
    public var progress: AsyncStream<VideoProgress> { hub.stream() }

    /// Calls `observer` at each change, until the observation is cancelled or let go.
    package func observe(_ observer: @escaping @MainActor (VideoProgress) -> Void) -> Observation {
        hub.observe(observer)
    }

    /// The size of its frames in pixels, as seen or else as announced.
    var size: MediaSize {
        if let size = machine.size {
            return MediaSize(
                width: Int(exactly: size.width.rounded()),
                height: Int(exactly: size.height.rounded())
            )
        }
        let file = playback.current ?? playback.files.first
        return MediaSize(width: file?.width, height: file?.height)
    }
}

extension VideoController {
    /// The video can be shown on `screen` from now on, in place of any other.
    package func attach(_ screen: any VideoScreen) {
        if self.screen !== screen { see(to: .exchange(screen)) }
    }

    /// The screen is closed and let go; position and will are kept.
    package func detach() {
        see(to: .update, .exchange(nil))
    }

    /// Takes what can be seen of the media view: ten times a second while it is in a window, and
    /// ``VideoSight/none`` when it leaves it.
    package func look(_ sight: VideoSight) {
        if machine.options.autoplay == .onWiFi, state == .idle {
            machine.isOnWiFi = playback.isOnWiFi
        }
        see(to: .update, .event(.looked(sight)))
    }

    /// The screen has something new to say.
    package func screenChanged() { see(to: .update) }

    /// Another video needs the decoder.
    func giveUpDecoder() { see(to: .update, .event(.evicted)) }
}

extension VideoController {
    /// Sees to what is to be done; what is caused by that comes after it.
    private func see(to errands: Errand...) {
        guard !playback.isPlayedByHand else { return }
        self.errands += errands
        guard !isBusy else { return }
        isBusy = true
        while !self.errands.isEmpty {
            run(self.errands.removeFirst())
        }
        isBusy = false
        tell()
    }

    private func run(_ errand: Errand) {
        switch errand {
        case .event(let event):
            handle(event)
        case .update:
            // Asked now and not before: it may have been told something since.
            if let screen, machine.isOpen { handle(.said(screen.status)) }
        case .exchange(let next):
            if screen != nil { handle(.detached) }
            screen = next
            if next != nil { handle(.attached) }
        }
    }

    private func handle(_ event: ScreeningMachine.Event) {
        let actions = machine.handle(event, at: engine.world.uptime())
        raiseVoice()
        actions.forEach(perform)
        lowerVoice()
        tidy()
    }

    /// What the screen was told it may have done by now, so it is asked.
    private func perform(_ action: ScreeningMachine.Action) {
        switch action {
        case .ask: ask()
        case .open(let file, let position):
            playback.current = file
            screen?.open(file, at: position)
            errands.append(.update)
        case .play:
            screen?.play()
            errands.append(.update)
        case .pause: screen?.pause()
        case .seek(let seconds): screen?.seek(to: seconds)
        case .mute(let isMuted): screen?.isMuted = isMuted
        case .close: screen?.close()
        case .tell(let sample): ad?.play(sample)
        }
    }

    /// What is asked for is there at once or not at all; it is asked for again at the next look.
    private func ask() {
        let decoders = engine.decoders
        guard decoders.claim(self, at: place) else { return }
        handle(.granted(choice))
        if !machine.isOpen { decoders.release(self) }
    }

    /// Gives back what is not in use, and sets the clock for what comes next.
    private func tidy() {
        if machine.isOpen {
            engine.decoders.move(self, to: place)
        } else {
            engine.decoders.release(self)
        }
        arm()
    }

    /// The session is set before there is anything to hear.
    private func raiseVoice() {
        guard machine.isSounding, voice != .on else { return }
        voice = .on
        hear(.sounds(name))
    }

    private func lowerVoice() {
        if !machine.isSounding, voice == .on {
            voice = .off
            hear(.silent(name))
        }
        if !machine.isOpen, voice != .none {
            voice = .none
            hear(.released(name))
        }
    }

    private func hear(_ event: AudioSessionMachine.Event) {
        engine.sound.handle(event, through: screen?.audioSession)
    }

    private var place: DecoderTable.Place {
        if machine.isSeen { return machine.isOver ? .over : .seen }
        if let since = machine.awaySince { return .away(since: since) }
        return .partly(since: machine.unseenSince ?? engine.world.uptime())
    }

    private var choice: [MediaFile] {
        screen.map { playback.files(for: $0.types, in: machine.sight, options) } ?? []
    }

    private func arm() {
        let deadline = machine.deadline
        guard deadline != alarm?.time else { return }
        alarm?.task.cancel()
        alarm = deadline.map { time in
            let sleep = engine.world.sleepUntilUptime
            let task = Task { [weak self] in
                guard (try? await sleep(time)) != nil else { return }
                self?.wake()
            }
            return (time, task)
        }
    }

    private func wake() {
        alarm = nil
        see(to: .update, .event(.woke))
    }

    private func tell() {
        let progress = now
        guard progress != lastProgress else { return }
        lastProgress = progress
        hub.emit(progress)
    }
}
