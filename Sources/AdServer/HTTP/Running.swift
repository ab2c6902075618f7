import Synchronization

/// Counts the requests that are being answered, so that a stop can wait for them.
final class Running: Sendable {
    private struct State {
        var count = 0
        var waiting: [CheckedContinuation<Void, Never>] = []
        /// Nobody waits any longer.
        var isReleased = false
    }

    private let state = Mutex(State())

    func begin() { state.withLock { $0.count += 1 } }

    func end() {
        let ready = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.count -= 1
            guard state.count == 0 else { return [] }
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in ready { continuation.resume() }
    }

    /// Returns once no request is running, or after `release`.
    func untilNone() async {
        await withCheckedContinuation { continuation in
            let isNone = state.withLock { state in
                guard state.count > 0, !state.isReleased else { return true }
                state.waiting.append(continuation)
                return false
            }
            if isNone { continuation.resume() }
        }
    }

    func release() {
        let ready = state.withLock { state -> [CheckedContinuation<Void, Never>] in
            state.isReleased = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in ready { continuation.resume() }
    }
}
