import Foundation

/// Decides when a pool of ads asks for more: at once where it can, later where that is no use, and
/// not at all when asking has failed often enough.
///
/// After the failure of a request it waits 1, 2, 4, 8, 16 and 32 seconds, then it is silent until
/// the network may be back or the app asks. Where there is no ad to sell it waits 30 seconds, and
/// twice as long each further time, up to five minutes. It never asks before the time that a
/// server set. Times are seconds of the clock that counts sleep.
package struct PoolMachine: Sendable {
    /// What happened.
    package enum Event: Sendable, Hashable {
        /// The app asked for ads, or took one.
        case asked
        /// An ad of the pool has become too old, or is about to.
        case aged
        /// The request came back with so many ads; at least one.
        case loaded(Int)
        case failed(AdError)
        /// The time has come that was asked for last.
        case woke
        /// The network may be back.
        case reachable
        /// The app left the screen.
        case paused
        /// The app is back on the screen.
        case resumed
    }

    /// What is to be done.
    package enum Action: Sendable, Hashable {
        case load(Int)
        /// Tell `woke` at this time, in place of any earlier wish.
        case wake(at: Double)
        /// Give up the request that is under way, or the wish to be woken.
        case cancel
    }

    private enum Phase: Sendable, Hashable {
        case resting
        case loading(Int)
        case waiting(until: Double)
        /// Nothing is asked any more; `forNetwork` where the network's return would help.
        case silent(forNetwork: Bool)
    }

    /// Retries of a request that failed; with the first try one more is sent.
    static let mostRetries = 6
    /// How soon an empty source is asked again.
    static let noFillPause = 30.0
    /// How late an empty source is asked again.
    static let longestNoFillPause = 300.0

    private var phase = Phase.resting
    private var isPaused = false
    private var failures = 0
    private var noFills = 0
    /// Before this time nothing is asked, whoever wants it.
    private var earliest = -Double.infinity
    private var lastAnswer = -Double.infinity

    package init() {}

    /// Whether it would ask again if the network came back.
    package var waitsForNetwork: Bool { phase == .silent(forNetwork: true) }

    /// Whether nothing will come by itself soon: no ad is for sale, or asking has failed too often.
    package var hasGivenUp: Bool {
        switch phase {
        case .silent: true
        case .waiting: noFills > 0
        case .resting, .loading: false
        }
    }

    /// Takes what happened at `time`, when `missing` ads were missing, and says what is to be done.
    package mutating func handle(
        _ event: Event,
        missing: Int,
        at time: Double
    ) -> [Action] {
        switch event {
        case .asked: ask(missing, time)
        case .aged: replace(missing, time)
        case .loaded(let count): take(count, missing, time)
        case .failed(let error): take(error, time)
        case .woke: wake(missing, time)
        case .reachable: waitsForNetwork ? startAnew(missing, time) : []
        case .paused: pause()
        case .resumed: resume(missing, time)
        }
    }
}

extension PoolMachine {
    /// What the app wants ends silence, and the longer pauses of an empty source; it does not
    /// hurry a server that has just failed.
    private mutating func ask(_ missing: Int, _ time: Double) -> [Action] {
        switch phase {
        case .resting: fill(missing, time)
        case .silent: startAnew(missing, time)
        case .waiting where failures == 0: fill(missing, time)
        case .waiting, .loading: []
        }
    }

    /// A seller whose ads live for seconds is not asked every few seconds.
    private mutating func replace(_ missing: Int, _ time: Double) -> [Action] {
        guard phase == .resting else { return [] }
        earliest = max(earliest, lastAnswer + Self.noFillPause)
        return fill(missing, time)
    }

    private mutating func take(_ count: Int, _ missing: Int, _ time: Double) -> [Action] {
        guard case .loading(let wanted) = phase else { return [] }
        (failures, noFills, lastAnswer, phase) = (0, 0, time, .resting)
        // Fewer than were wanted means that there are no more right now.
        if count < wanted { earliest = time + Self.noFillPause }
        return fill(missing, time)
    }

    private mutating func take(_ error: AdError, _ time: Double) -> [Action] {
        guard case .loading = phase else { return [] }
        (lastAnswer, phase) = (time, .resting)
        earliest = max(earliest, time + (error.retryAfter ?? 0))
        switch error.reason {
        case .noFill, .backfillNoFill:
            failures = 0
            noFills += 1
            earliest = max(earliest, time + Self.noFillPause)
            let pause = Self.noFillPause * pow(2, Double(min(noFills, 10) - 1))
            return wait(until: time + min(pause, Self.longestNoFillPause))
        case .timeout, .network, .badResponse:
            noFills = 0
            failures += 1
            guard failures <= Self.mostRetries else {
                let isUnanswered = error.status == nil && error.reason != .badResponse
                return silence(forNetwork: isUnanswered)
            }
            return wait(until: time + pow(2, Double(failures - 1)))
        default:
            // The same request would be refused again, however often a list is scrolled.
            earliest = max(earliest, time + Self.noFillPause)
            return silence(forNetwork: false)
        }
    }

    private mutating func wake(_ missing: Int, _ time: Double) -> [Action] {
        guard case .waiting(let end) = phase, !isPaused else { return [] }
        guard time >= end else { return [.wake(at: end)] }
        phase = .resting
        return fill(missing, time)
    }

    private mutating func pause() -> [Action] {
        guard !isPaused else { return [] }
        isPaused = true
        if case .loading = phase { phase = .resting }
        return [.cancel]
    }

    private mutating func resume(_ missing: Int, _ time: Double) -> [Action] {
        isPaused = false
        switch phase {
        case .resting: return fill(missing, time)
        case .waiting: return wake(missing, time)
        case .silent: return startAnew(missing, time)
        case .loading: return []
        }
    }

    private mutating func startAnew(_ missing: Int, _ time: Double) -> [Action] {
        (failures, noFills, phase) = (0, 0, .resting)
        return fill(missing, time)
    }

    private mutating func fill(_ missing: Int, _ time: Double) -> [Action] {
        guard !isPaused, missing > 0 else { return [] }
        guard time >= earliest else { return wait(until: earliest) }
        phase = .loading(missing)
        return [.load(missing)]
    }

    private mutating func wait(until time: Double) -> [Action] {
        let end = max(time, earliest)
        phase = .waiting(until: end)
        return [.wake(at: end)]
    }

    private mutating func silence(forNetwork: Bool) -> [Action] {
        phase = .silent(forNetwork: forNetwork)
        return []
    }
}
