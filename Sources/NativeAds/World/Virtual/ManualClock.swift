package import Foundation

/// Time that passes only when it is told to, for replays and tests: an hour takes no time at all.
///
/// All that waits for it should run on the main actor (see ``ActorExecutor/main``); then what
/// happens at one instant always happens in the same order.
package final class ManualClock: Sendable {
    /// Which of the two monotonic clocks somebody waits for.
    package enum Scale: Sendable {
        /// Stands still while the device sleeps.
        case uptime
        /// Goes on while the device sleeps.
        case bootTime
    }

    private struct Sleeper {
        let key: Int
        let due: TimeInterval
        let scale: Scale
        let continuation: CheckedContinuation<Void, any Error>
    }

    private struct State {
        var uptime: TimeInterval = 0
        var slept: TimeInterval = 0
        var wallOffset: TimeInterval
        var sleepers: [Sleeper] = []
        var cancelled: Set<Int> = []
        var nextKey = 0

        func now(_ scale: Scale) -> TimeInterval {
            scale == .uptime ? uptime : uptime + slept
        }

        /// When a sleeper is due, on the uptime scale.
        func due(_ sleeper: Sleeper) -> TimeInterval {
            sleeper.scale == .uptime ? sleeper.due : sleeper.due - slept
        }
    }

    private let state: Locked<State>

    /// A clock at 0 seconds, whose wall clock shows `date`.
    package init(date: Date = Date(timeIntervalSince1970: 1_700_000_000)) {
        state = Locked(State(wallOffset: date.timeIntervalSince1970))
    }

    package var uptime: TimeInterval { state.withLock { $0.uptime } }
    package var bootTime: TimeInterval { state.withLock { $0.now(.bootTime) } }
    package var wallClock: Date {
        state.withLock { Date(timeIntervalSince1970: $0.wallOffset + $0.now(.bootTime)) }
    }

    /// How many are waiting.
    package var sleeperCount: Int { state.withLock { $0.sleepers.count } }

    /// Waits until a clock has come to `instant`; throws when the task is cancelled.
    package func sleep(until instant: TimeInterval, _ scale: Scale = .uptime) async throws {
        let key = state.withLock { state in
            state.nextKey += 1
            return state.nextKey
        }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let sleeper = Sleeper(
                    key: key,
                    due: instant,
                    scale: scale,
                    continuation: continuation
                )
                begin(sleeper)
            }
        } onCancel: {
            cancel(key)
        }
    }

    /// Lets `seconds` pass, waking all who wait, in the order in which they are due.
    @MainActor package func advance(by seconds: TimeInterval) async {
        await advance(to: uptime + seconds)
    }

    /// Lets time pass until `uptime` shows `instant`.
    @MainActor package func advance(to instant: TimeInterval) async {
        await settle()
        while let due = nextDue, due <= instant {
            state.withLock { $0.uptime = max($0.uptime, due) }
            wakeDue()
            await settle()
        }
        state.withLock { $0.uptime = max($0.uptime, instant) }
    }

    /// Comes to `instant` and wakes all who are due by then, without waiting for what they do.
    ///
    /// For replays, which count in whole microseconds: who is due within half of one is due now, and
    /// finds the clock no earlier than what it waited for.
    package func pass(to instant: TimeInterval) {
        state.withLock { state in
            let uptime = state
            let due = state.sleepers.map { uptime.due($0) }.filter { $0 <= instant + 5e-7 }
            state.uptime = max(state.uptime, instant, due.max() ?? 0)
        }
        wakeDue()
    }

    /// Lets all that can run now run, without time passing.
    ///
    /// What is not of the main actor runs elsewhere: each round waits for a place behind it there,
    /// too, however busy the machine is.
    @MainActor package func settle() async {
        #if os(Linux)
        MainThreadJobs.keep()
        #endif
        for _ in 0..<10 {
            await Task.detached {}.value
            for _ in 0..<4 {
                await Task.yield()
            }
        }
    }

    /// Lets the device sleep: the clock that counts sleep goes on, the other does not.
    @MainActor package func sleepDevice(_ seconds: TimeInterval) async {
        state.withLock { $0.slept += seconds }
        wakeDue()
        await settle()
    }

    /// Sets the wall clock forward or back; the monotonic ones do not notice.
    package func jumpWallClock(by seconds: TimeInterval) {
        state.withLock { $0.wallOffset += seconds }
    }

    /// When somebody is due next, on the uptime scale; `nil` if nobody waits.
    package var nextDue: TimeInterval? {
        state.withLock { state in
            let now = state
            return now.sleepers.map { now.due($0) }.min()
        }
    }
}

extension ManualClock {
    private func begin(_ sleeper: Sleeper) {
        let outcome: Result<Void, any Error>? = state.withLock { state in
            if state.cancelled.remove(sleeper.key) != nil { return .failure(CancellationError()) }
            if sleeper.due <= state.now(sleeper.scale) { return .success(()) }
            state.sleepers.append(sleeper)
            return nil
        }
        if let outcome { sleeper.continuation.resume(with: outcome) }
    }

    private func cancel(_ key: Int) {
        let continuation = state.withLock { state in
            guard let index = state.sleepers.firstIndex(where: { $0.key == key }) else {
                state.cancelled.insert(key)
                return nil as CheckedContinuation<Void, any Error>?
            }
            return state.sleepers.remove(at: index).continuation
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func wakeDue() {
        let due = state.withLock { state in
            let now = state
            let due = now.sleepers.filter { $0.due <= now.now($0.scale) }
            state.sleepers.removeAll { $0.due <= now.now($0.scale) }
            return due.sorted { ($0.due, $0.key) < ($1.due, $1.key) }.map(\.continuation)
        }
        for continuation in due {
            continuation.resume()
        }
    }
}
