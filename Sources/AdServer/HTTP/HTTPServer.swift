import CMicroHTTPD
import Glibc
import Synchronization

/// HTTP over libmicrohttpd: one epoll thread reads and writes, and no handler runs on it.
///
/// A whole request is handed to `answer`; its connection sleeps until the answer comes back, from any thread.
package final class HTTPServer: Sendable {
    /// Gets a request and, sometime, gives its answer, exactly once.
    package typealias Handler =
        @Sendable (HTTPRequest, @escaping @Sendable (HTTPResponse) -> Void)
        -> Void

    package let limits: HTTPLimits
    let handler: Handler
    let log: (@Sendable (String) -> Void)?
    let running = Running()
    let visitors: Visitors
    /// The address of the daemon, 0 once it is stopped.
    private let daemon = Mutex<UInt>(0)

    /// Answers what comes in at `socket`, which is its own from now on.
    package init(
        _ socket: ListenSocket,
        limits: HTTPLimits = HTTPLimits(),
        log: (@Sendable (String) -> Void)? = nil,
        handler: @escaping Handler
    ) throws(ServerError) {
        self.limits = limits
        self.log = log
        self.handler = handler
        visitors = Visitors(limit: limits.connections)
        // The daemon lives no longer than `self`: stopping it is what ends the last callback.
        let context = Unmanaged.passUnretained(self).toOpaque()
        let started = ona_start_daemon(
            socket.descriptor,
            UInt32(limits.connections),
            UInt32(limits.timeout),
            limits.head,
            handleAccess,
            handleCompletion,
            handleConnection,
            context
        )
        guard let started else {
            socket.close()
            throw ServerError(sentence: "the HTTP library could not start")
        }
        daemon.withLock { $0 = UInt(bitPattern: started) }
    }

    deinit { end() }

    /// Stops accepting, lets running requests finish for at most `grace`, and closes.
    package func stop(grace: Duration = .seconds(5)) async {
        let listening = daemon.withLock { OpaquePointer(bitPattern: $0).map(MHD_quiesce_daemon) }
        // Who knocks is turned away at once, but the number stays taken while the library's thread may use it.
        if let listening, listening >= 0 { shutdown(listening, Int32(SHUT_RDWR)) }
        await withTaskGroup { group in
            group.addTask { await self.running.untilNone() }
            group.addTask { try? await Task.sleep(for: grace) }
            await group.next()
            group.cancelAll()
            running.release()
        }
        end()
        if let listening, listening >= 0 { close(listening) }
    }

    private func end() {
        let last = daemon.withLock { address in
            defer { address = 0 }
            return OpaquePointer(bitPattern: address)
        }
        if let last { MHD_stop_daemon(last) }
    }
}
