import Foundation
import VAST

extension ScreeningMachine {
    mutating func attach() -> [Action] {
        if stage == .absent { stage = .closed }
        return []
    }

    mutating func leave() -> [Action] {
        let actions = close()
        stage = .absent
        return actions
    }

    mutating func look(_ sight: VideoSight, at time: Double) -> [Action] {
        self.sight = sight
        let isAway = !sight.isForeground || sight.fraction <= Self.rounding
        awaySince = isAway ? awaySince ?? time : nil
        unseenSince = isSeen ? nil : unseenSince ?? time
        if isDue(at: time) { return wake(at: time) }
        // Something else stopped it: a call, another app's sound.
        if case .open(let showing) = stage, showing.isAsked, showing.said == .ready {
            return [.play]
        }
        return []
    }

    /// Opens the best file that has not failed yet.
    mutating func open(_ offered: [MediaFile], at time: Double) -> [Action] {
        guard stage == .closed, course == .fresh || course == .underWay else { return [] }
        files = files ?? offered
        guard let file = files?.first else { return fail(403) }
        stage = .open(Showing())
        // From here on it can take its time to show the first frame.
        return [.open(file, at: position), .mute(isMuted), .tell(sample(.loading))]
    }

    /// Lets the decoder go; all else stays as it is.
    mutating func close() -> [Action] {
        guard case .open(let showing) = stage else { return [] }
        stage = .closed
        buffered = 0
        return (showing.isAsked ? [.pause, .tell(sample(.paused))] : []) + [.close]
    }

    /// Something has taken too long: nobody has seen it, or the file does not come.
    mutating func wake(at time: Double) -> [Action] {
        guard case .open(let showing) = stage, isDue(at: time) else { return [] }
        if let releaseTime, time >= releaseTime - Self.rounding { return close() }
        return showing.waitsSince == nil ? [] : failFile(402)
    }

    private func isDue(at time: Double) -> Bool {
        deadline.map { time >= $0 - Self.rounding } ?? false
    }
}

extension ScreeningMachine {
    mutating func take(_ status: ScreenStatus, at time: Double) -> [Action] {
        guard case .open(var showing) = stage else { return [] }
        if case .failed(let code) = status.state { return failFile(code) }
        let before = showing
        showing.said = status.state
        showing.hasMoved = showing.hasMoved || status.state == .playing
        stage = .open(showing)
        take(factsOf: status)
        if status.state != .opening { endEarlyOpening(at: time) }
        guard course == .fresh || course == .underWay else { return [] }
        switch status.state {
        case .opening, .failed:
            return isDue(at: time) ? wake(at: time) : []
        case .ended:
            return end(hasMoved: showing.hasMoved)
        case .playing where showing.isAsked:
            course = .underWay
            return [.tell(sample(.playing))]
        case .ready, .playing, .stalled:
            // A player that waits does not pause; neither does one that was not playing.
            let isNews = showing.isAsked || showing != before
            let told = Action.tell(sample(showing.isAsked ? .loading : .paused))
            return (isNews ? [told] : []) + wake(at: time)
        }
    }

    /// The first frame is there; its time out of sight begins with that.
    private mutating func endEarlyOpening(at time: Double) {
        if isOpeningEarly, awaySince != nil { awaySince = time }
        opensEarly = false
    }

    private mutating func take(factsOf status: ScreenStatus) {
        ownDuration = Self.length(status.duration) ?? ownDuration
        buffered = status.buffered.isFinite ? max(status.buffered, 0) : buffered
        if let size = status.size, size.width > 0, size.height > 0 { self.size = size }
        // Until there is a frame it is where it was to be opened.
        guard status.state != .opening, status.position.isFinite, status.position >= 0 else {
            return
        }
        position = ownDuration.map { min(status.position, $0) } ?? status.position
    }

    /// The file has come to its end; one that never moved does not go round.
    private mutating func end(hasMoved: Bool) -> [Action] {
        guard case .open(var showing) = stage else { return [] }
        let goesRound = options.atEnd == .loop && hasMoved
        // Who does not look would see nothing of the next round.
        if goesRound, !showing.isAsked { return [] }
        position = duration ?? position
        let told = Action.tell(sample(.ended))
        guard goesRound else {
            course = .ended
            // It has stopped by itself, which is no pause.
            showing.isAsked = false
            stage = .open(showing)
            return [told]
        }
        showing.hasMoved = false
        stage = .open(showing)
        position = 0
        var begin = sample()
        begin.startsOver = true
        return [told, .seek(to: 0), .play, .tell(begin)]
    }

    /// The next file's turn comes, if there is one.
    private mutating func failFile(_ code: Int) -> [Action] {
        guard course == .fresh || course == .underWay else { return close() }
        stage = .closed
        buffered = 0
        files?.removeFirst()
        guard files?.isEmpty ?? true else { return [.close] }
        return [.close] + fail(code)
    }

    private mutating func fail(_ code: Int) -> [Action] {
        guard course == .fresh || course == .underWay else { return [] }
        course = .failed
        opensEarly = false
        return [
            .tell(PlaybackSample(state: .failed, isMuted: isMuted, errorCode: code))
        ]
    }
}

extension ScreeningMachine {
    mutating func obey(_ command: Command) -> [Action] {
        guard course != .failed else { return [] }
        switch command {
        case .play:
            will = .play
            return course == .ended || course == .skipped ? go(to: 0) : []
        case .pause:
            will = .pause
            return []
        case .stop:
            will = .stop
            let actions = close()
            course = .fresh
            position = 0
            var begin = sample()
            begin.startsOver = true
            return actions + [.tell(begin)]
        case .replay:
            will = .play
            return go(to: 0)
        case .seek(let seconds):
            return go(to: seconds)
        case .skip:
            guard canSkip else { return [] }
            course = .skipped
            var last = sample()
            last.skips = true
            return [.tell(last)] + still()
        case .mute(let isMuted):
            guard isMuted != self.isMuted else { return [] }
            self.isMuted = isMuted
            let told = Action.tell(PlaybackSample(isMuted: isMuted))
            return (isOpen ? [.mute(isMuted)] : []) + [told]
        }
    }

    /// Goes to a place, and tells of both ends of the way: what lies between was not played.
    private mutating func go(to seconds: Double) -> [Action] {
        guard seconds.isFinite else { return [] }
        let here = Action.tell(sample())
        position = min(max(seconds, 0), duration ?? .infinity)
        if course == .ended || course == .skipped { course = .underWay }
        guard case .open(var showing) = stage else { return [here, .tell(sample())] }
        // What it said was said of another place.
        if showing.said == .ended { showing.said = .ready }
        stage = .open(showing)
        return [here, .seek(to: position), .tell(sample())]
    }

    /// Stops without a word: what has ended does not pause.
    private mutating func still() -> [Action] {
        guard case .open(var showing) = stage, showing.isAsked else { return [] }
        showing.isAsked = false
        stage = .open(showing)
        return [.pause]
    }
}
