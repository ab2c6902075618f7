import Synchronization

/// The open connections and for which of them the server waits, so that there is always room for one more.
///
/// Somebody who sends a byte now and then is never silent, and with enough such connections would keep
/// everybody else out. So when room gets scarce, whoever has kept the server waiting longest has to go.
final class Visitors: Sendable {
    private struct Visitor {
        let socket: Int32
        /// When the server began to wait for it; nil while it waits for the server.
        var since: ContinuousClock.Instant?
    }

    private let room: Int
    private let visitors = Mutex<[UInt: Visitor]>([:])

    /// For a server that takes so many connections; a tenth of them is kept free for newcomers.
    init(limit: Int) { room = limit - max(1, limit / 10) }

    /// Notes a new connection and returns the socket of the one that has to go for it, if one has to.
    func arrive(_ connection: UInt, socket: Int32, at now: ContinuousClock.Instant) -> Int32? {
        visitors.withLock { visitors in
            visitors[connection] = Visitor(socket: socket, since: now)
            guard visitors.count > room else { return nil }
            let waiting = visitors.compactMap { id, visitor in
                visitor.since.map { (id: id, since: $0, socket: visitor.socket) }
            }
            guard let longest = waiting.min(by: { $0.since < $1.since }), longest.id != connection
            else { return nil }
            // It is told once; it stays in the count until it is closed.
            visitors[longest.id]?.since = nil
            return longest.socket
        }
    }

    /// The server waits for the connection from now on: to send a request, or to take an answer.
    func expect(_ connection: UInt, at now: ContinuousClock.Instant) {
        visitors.withLock { $0[connection]?.since = now }
    }

    /// The connection waits for the server.
    func serve(_ connection: UInt) {
        visitors.withLock { $0[connection]?.since = nil }
    }

    func leave(_ connection: UInt) {
        visitors.withLock { $0[connection] = nil }
    }
}
