#if canImport(Movies)
import Foundation
import NativeAds

/// Where a movie is and what it does, by the times of the screen: decides, and touches nothing.
struct MoviePlayback {
    /// What became of the file.
    private enum Stage {
        case opening
        case open
        case failed(Int)
    }

    /// The end that is missed by so little has come: sums of times are not exact.
    private static let rounding = 1e-6

    private var stage = Stage.opening
    /// Whether it moves, or will as soon as it is open.
    private var isWanted = false
    private var isOver = false
    /// The position at `since`, or for as long as it stands still.
    private var origin: Double
    private var since: Double
    /// Seconds; nil while unknown.
    private(set) var duration: Double?

    /// A file that is being opened, to be shown at a position.
    init(at position: Double, now: Double) {
        origin = position.isFinite ? max(0, position) : 0
        since = now
    }

    /// Whether frames follow one another now.
    var isMoving: Bool {
        if case .open = stage { isWanted && !isOver } else { false }
    }

    /// Where it is, in seconds from the beginning.
    func position(at now: Double) -> Double {
        let position = origin + (isMoving ? max(0, now - since) : 0)
        return min(position, duration ?? .infinity)
    }

    /// The first frame can be shown; without a duration the end is where frames end.
    mutating func opened(duration: Double?, now: Double) {
        guard case .opening = stage else { return }
        stage = .open
        since = now
        learn(duration: duration, now: now)
    }

    /// The length is known only now.
    mutating func learn(duration: Double?, now: Double) {
        guard let duration, duration > 0 else { return }
        self.duration = duration
        advance(to: now)
    }

    mutating func play(now: Double) {
        guard !isWanted else { return }
        settle(now)
        isWanted = true
    }

    mutating func pause(now: Double) {
        settle(now)
        isWanted = false
    }

    mutating func seek(to seconds: Double, now: Double) {
        guard seconds.isFinite else { return }
        isOver = false
        origin = max(0, seconds)
        since = now
        advance(to: now)
    }

    /// Nothing can be shown from here on, by one of VAST's codes.
    mutating func fail(_ code: Int, now: Double) {
        settle(now)
        stage = .failed(code)
    }

    /// Time goes on, perhaps to the end.
    mutating func advance(to now: Double) {
        guard case .open = stage, !isOver, let duration, isAtEnd(now) else { return }
        origin = duration
        isOver = true
        isWanted = false
    }

    /// What there is to say now.
    func status(at now: Double) -> ScreenStatus {
        let state: ScreenStatus.State =
            switch stage {
            case .opening: .opening
            case .failed(let code): .failed(code)
            case .open where isOver || isAtEnd(now): .ended
            case .open: isWanted ? .playing : .ready
            }
        // All bytes are there before the first frame is.
        var buffered = 0.0
        if case .open = stage { buffered = duration ?? position(at: now) }
        return ScreenStatus(
            state,
            position: position(at: now),
            duration: duration,
            buffered: buffered
        )
    }

    private func isAtEnd(_ now: Double) -> Bool {
        duration.map { position(at: now) >= $0 - Self.rounding } ?? false
    }

    /// What was played until now is behind it.
    private mutating func settle(_ now: Double) {
        advance(to: now)
        origin = position(at: now)
        since = now
    }
}
#endif
