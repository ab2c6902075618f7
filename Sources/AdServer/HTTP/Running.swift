import Synchronization

/// The requests that are being answered, so that a stop can wait for them, and give up on those that never end.
final class Running: Sendable {
    private struct State {
        var next = 0
        /// What ends each of them without its answer.
        var aborts: [Int: @Sendable () -> Void] = [:]
        var waiting: [CheckedContinuation<Void, Never>] = []
        /// Nobody waits any longer.
        var isReleased = false
    }

    private let state = Mutex(State())

    /// Notes a request and returns its number, for `end`; nil if it comes too late to be answered.
    func begin(abort: @escaping @Sendable () -> Void) -> Int? {
        state.withLock { state in
            guard !state.isReleased else { return nil }
            state.next += 1
            state.aborts[state.next] = abort
            return state.next
        }
    }

    func end(_ number: Int) {
        resume { state in
            state.aborts[number] = nil
            return state.aborts.isEmpty
        }
    }

    /// Returns once no request is running, or after `release`.
    func untilNone() async {
        await withCheckedContinuation { continuation in
            let isNone = state.withLock { state in
                guard !state.aborts.isEmpty, !state.isReleased else { return true }
                state.waiting.append(continuation)
                return false
            }
            if isNone { continuation.resume() }
        }
    }

    /// Ends the waiting, and every request that is still running without its answer.
    func release() {
        resume { state in
            state.isReleased = true
            return true
        }
        for abort in state.withLock({ Array($0.aborts.values) }) { abort() }
    }

    private func resume(_ change: (inout State) -> Bool) {
        let ready = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            guard change(&state) else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in ready { continuation.resume() }
    }
}
