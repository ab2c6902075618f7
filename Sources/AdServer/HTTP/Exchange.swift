import Synchronization

/// One request under way: collected by the socket's thread, answered from elsewhere.
final class Exchange: Sendable {
    private struct State {
        var request: HTTPRequest
        var response: HTTPResponse?
        /// Bytes that came beyond what is taken; they are dropped.
        var excess = 0
        var number: Int?
    }

    private let state: Mutex<State>

    init(_ request: HTTPRequest) {
        state = Mutex(State(request: request))
    }

    var request: HTTPRequest { state.withLock { $0.request } }

    var response: HTTPResponse? { state.withLock { $0.response } }

    /// Its number among the running ones, once it has been handed over to be answered.
    var number: Int? { state.withLock { $0.number } }

    func submit(_ number: Int) { state.withLock { $0.number = number } }

    /// Keeps the first answer; false for any further one.
    func answer(_ response: HTTPResponse) -> Bool {
        state.withLock { state in
            guard state.response == nil else { return false }
            state.response = response
            return true
        }
    }

    /// Takes more of the body; false when the sender is far beyond the limit and not worth an answer.
    func take(_ bytes: UnsafeRawBufferPointer, limit: Int) -> Bool {
        state.withLock { state in
            guard state.request.body.count + bytes.count <= limit, state.excess == 0 else {
                state.excess += bytes.count
                state.request.body = []
                return state.excess <= 4 * limit
            }
            state.request.body += bytes
            return true
        }
    }

    /// Whether the body was longer than is taken.
    var isTooLarge: Bool { state.withLock { $0.excess > 0 } }
}
