package import Foundation

/// A network that answers by rules and remembers what it was asked.
///
/// The first rule that matches answers; what no rule matches is an empty 204 at once.
package final class ScriptedNetwork: Sendable {
    /// Which requests get which answer.
    package struct Rule: Sendable {
        /// The whole URL, or the beginning of one.
        package enum Target: Sendable, Hashable {
            case url(String)
            case prefix(String)

            fileprivate func matches(_ url: String) -> Bool {
                switch self {
                case .url(let whole): url == whole
                case .prefix(let start): url.hasPrefix(start)
                }
            }
        }

        package var target: Target
        package var answer: Result<HTTPResponse, TransportError>
        /// Seconds until the answer.
        package var delay: TimeInterval
        /// How many requests the rule answers; `nil` for all.
        package var times: Int?

        package init(
            _ target: Target,
            _ answer: Result<HTTPResponse, TransportError>,
            after delay: TimeInterval = 0,
            times: Int? = nil
        ) {
            self.target = target
            self.answer = answer
            self.delay = delay
            self.times = times
        }
    }

    /// A request as it was sent.
    package struct Sent: Sendable, Hashable {
        package var time: TimeInterval
        package var request: HTTPRequest
    }

    private struct State {
        var rules: [Rule] = []
        var sent: [Sent] = []
        var cancelled: [URL] = []
        var observer: (@Sendable (Sent) -> Void)?

        mutating func takeRule(for url: String) -> Rule? {
            let index = rules.firstIndex { $0.times != 0 && $0.target.matches(url) }
            guard let index else { return nil }
            rules[index].times = rules[index].times.map { $0 - 1 }
            return rules[index]
        }
    }

    private let clock: ManualClock
    private let state = Locked(State())

    package init(clock: ManualClock) {
        self.clock = clock
    }

    /// Everything that was sent, in order.
    package var sent: [Sent] { state.withLock { $0.sent } }
    /// The URLs of all requests that their asker gave up.
    package var cancelled: [URL] { state.withLock { $0.cancelled } }

    /// The URLs that were sent, in order.
    package var urls: [String] { sent.map(\.request.url.absoluteString) }

    /// Adds a rule after those that are there.
    package func add(_ rule: Rule) {
        state.withLock { $0.rules.append(rule) }
    }

    /// Tells `observer` of each request as it is sent.
    package func observe(_ observer: @escaping @Sendable (Sent) -> Void) {
        state.withLock { $0.observer = observer }
    }

    @Sendable package func send(
        _ request: HTTPRequest
    ) async throws(TransportError) -> HTTPResponse {
        let sent = Sent(time: clock.uptime, request: request)
        let (rule, observer) = state.withLock { state in
            state.sent.append(sent)
            return (state.takeRule(for: request.url.absoluteString), state.observer)
        }
        observer?(sent)
        guard let rule else { return HTTPResponse(status: 204) }
        if rule.delay > 0 {
            do {
                try await clock.sleep(until: clock.uptime + rule.delay)
            } catch {
                state.withLock { $0.cancelled.append(request.url) }
                throw .cancelled
            }
        }
        let response = try rule.answer.get()
        guard request.needsBody else {
            return HTTPResponse(status: response.status, headers: response.headers)
        }
        guard response.body.count <= request.largestBody else { throw .tooLarge }
        return response
    }
}
