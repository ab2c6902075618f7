package import Foundation

/// A network that answers by rules and remembers what it was asked.
///
/// The first rule that matches answers; what no rule matches is an empty 204 at once.
package final class ScriptedNetwork: Sendable {
    /// Which requests get which answer.
    package struct Rule: Sendable {
        /// Which requests a rule is about.
        package enum Target: Sendable, Hashable {
            /// Those of this very URL.
            case url(String)
            /// All whose URL begins with this.
            case prefix(String)

            /// Whether a request of `url` is one of them.
            package func matches(_ url: String) -> Bool {
                switch self {
                case .url(let whole): url == whole
                case .prefix(let start): url.hasPrefix(start)
                }
            }
        }

        package var target: Target
        /// Makes the answer when it is asked for: a picture may be large.
        package var answer: @Sendable () -> Result<HTTPResponse, TransportError>
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
            self.init(target, making: { answer }, after: delay, times: times)
        }

        package init(
            _ target: Target,
            making answer: @escaping @Sendable () -> Result<HTTPResponse, TransportError>,
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
        var isOffline = false

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

    /// Whether there is no network: what is sent fails, and so does what should be answered.
    package var isOffline: Bool {
        get { state.withLock { $0.isOffline } }
        set { state.withLock { $0.isOffline = newValue } }
    }

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
        var request = request
        for _ in 0..<HTTPRequest.mostHops {
            let response = try await answer(request)
            guard let next = request.redirected(by: response) else {
                var taken = try request.taken(response)
                taken.url = request.url
                return taken
            }
            request = next
        }
        throw .other("too many redirects")
    }

    private func answer(_ request: HTTPRequest) async throws(TransportError) -> HTTPResponse {
        let sent = Sent(time: clock.uptime, request: request)
        let (rule, observer, isOffline) = state.withLock { state in
            state.sent.append(sent)
            let rule = state.isOffline ? nil : state.takeRule(for: request.url.absoluteString)
            return (rule, state.observer, state.isOffline)
        }
        observer?(sent)
        if isOffline { throw .offline }
        guard let rule else { return HTTPResponse(status: 204) }
        if rule.delay > 0 {
            do {
                try await clock.sleep(until: clock.uptime + rule.delay)
            } catch {
                state.withLock { $0.cancelled.append(request.url) }
                throw .cancelled
            }
        }
        if self.isOffline { throw .offline }
        return try rule.answer().get()
    }
}

extension HTTPRequest {
    /// The response as far as the asker wants it.
    fileprivate func taken(_ response: HTTPResponse) throws(TransportError) -> HTTPResponse {
        guard needsBody else {
            return HTTPResponse(status: response.status, headers: response.headers)
        }
        guard response.body.count <= largestBody else { throw .tooLarge }
        return response
    }
}
