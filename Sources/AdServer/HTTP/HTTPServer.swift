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
    private let handler: Handler
    private let log: (@Sendable (String) -> Void)?
    private let running = Running()
    fileprivate let visitors: Visitors
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

// What libmicrohttpd calls, on its own thread.
extension HTTPServer {
    fileprivate func begin(
        _ connection: OpaquePointer?,
        _ method: String,
        _ path: String
    ) -> Exchange {
        var headers: [String: String] = [:]
        for name in ["if-none-match", "content-encoding", "content-length"] {
            if let value = MHD_lookup_connection_value(connection, .HEADER_KIND, name) {
                headers[name] = String(cString: value)
            }
        }
        return Exchange(HTTPRequest(method, path, headers: headers))
    }

    /// Answered before the body is read.
    fileprivate func refusal(
        _ request: HTTPRequest,
        on connection: OpaquePointer?
    ) -> HTTPResponse? {
        // A proxy in front may have believed the other one, and taken the rest for a request of its own.
        guard lengths(of: connection) <= 1 else {
            return .error(400, "the request says more than once how long its body is")
        }
        guard let length = request.headers["content-length"].map({ Int($0) ?? .max }),
            length > limits.body
        else { return nil }
        return tooLarge
    }

    /// How many headers say where the body ends.
    private func lengths(of connection: OpaquePointer?) -> Int {
        var count = 0
        MHD_get_connection_values(
            connection,
            .HEADER_KIND,
            { count, _, name, _ in
                guard let count, let name else { return .YES }
                if strcasecmp(name, "content-length") == 0
                    || strcasecmp(name, "transfer-encoding") == 0
                {
                    count.assumingMemoryBound(to: Int.self).pointee += 1
                }
                return .YES
            },
            &count
        )
        return count
    }

    private var tooLarge: HTTPResponse {
        .error(413, "the body is longer than \(limits.body) bytes")
    }

    /// The whole request is there: hands it over, and lets the connection sleep.
    fileprivate func submit(_ exchange: Exchange, _ connection: OpaquePointer?) -> MHD_Result {
        if exchange.isTooLarge { return send(tooLarge, for: exchange, on: connection) }
        visitors.serve(UInt(bitPattern: connection))
        MHD_suspend_connection(connection)
        // libmicrohttpd lets any thread wake a connection, and the exchange keeps it until its first answer.
        let address = UInt(bitPattern: connection)
        let answer: @Sendable (HTTPResponse) -> Void = { response in
            guard exchange.answer(response) else { return }
            MHD_resume_connection(OpaquePointer(bitPattern: address))
        }
        // The library may not be stopped over a connection that sleeps.
        let abort: @Sendable () -> Void = { answer(.error(503, "the server is stopping")) }
        if let number = running.begin(abort: abort) {
            exchange.submit(number)
            handler(exchange.request, answer)
        } else {
            abort()
        }
        return .YES
    }

    fileprivate func send(
        _ response: HTTPResponse,
        for exchange: Exchange,
        on connection: OpaquePointer?
    ) -> MHD_Result {
        let made = response.body.withUnsafeBytes { bytes in
            // Copied by the library, which is why the address may be seen as mutable.
            MHD_create_response_from_buffer(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY
            )
        }
        defer { MHD_destroy_response(made) }
        for (name, value) in response.headers {
            // A value with a line break is refused by the library, so no header can be injected.
            MHD_add_response_header(made, name, value)
        }
        let request = exchange.request
        log?("\(request.method.logged) \(request.path.logged) \(response.status)")
        visitors.expect(UInt(bitPattern: connection), at: .now)
        return MHD_queue_response(connection, UInt32(response.status), made)
    }

    fileprivate func complete(_ exchange: Exchange) {
        if let number = exchange.number { running.end(number) }
    }
}

private func handleAccess(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    url: UnsafePointer<CChar>?,
    method: UnsafePointer<CChar>?,
    version: UnsafePointer<CChar>?,
    upload: UnsafePointer<CChar>?,
    uploadSize: UnsafeMutablePointer<Int>?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
    guard let context, let url, let method, let uploadSize, let slot else { return .NO }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    guard let held = slot.pointee else {
        let exchange = server.begin(connection, String(cString: method), String(cString: url))
        slot.pointee = Unmanaged.passRetained(exchange).toOpaque()
        guard let refusal = server.refusal(exchange.request, on: connection) else { return .YES }
        return server.send(refusal, for: exchange, on: connection)
    }
    let exchange = Unmanaged<Exchange>.fromOpaque(held).takeUnretainedValue()
    if uploadSize.pointee > 0 {
        let bytes = UnsafeRawBufferPointer(start: upload, count: uploadSize.pointee)
        uploadSize.pointee = 0
        return exchange.take(bytes, limit: server.limits.body) ? .YES : .NO
    }
    if let response = exchange.response {
        return server.send(response, for: exchange, on: connection)
    }
    return server.submit(exchange, connection)
}

private func handleCompletion(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    reason: MHD_RequestTerminationCode
) {
    guard let context, let slot, let held = slot.pointee else { return }
    slot.pointee = nil
    let exchange = Unmanaged<Exchange>.fromOpaque(held).takeRetainedValue()
    Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().complete(exchange)
}

private func handleConnection(
    context: UnsafeMutableRawPointer?,
    connection: OpaquePointer?,
    slot: UnsafeMutablePointer<UnsafeMutableRawPointer?>?,
    event: MHD_ConnectionNotificationCode
) {
    guard let context, let connection else { return }
    let visitors = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue().visitors
    let id = UInt(bitPattern: connection)
    guard event == .CONNECTION_NOTIFY_STARTED else { return visitors.leave(id) }
    let socket = visitors.arrive(id, socket: ona_socket(connection), at: .now)
    // The library finds it closed by its peer, and closes it itself.
    if let socket { shutdown(socket, Int32(SHUT_RDWR)) }
}

extension String {
    /// Fit for a log line: short, and nothing in it can move a terminal's cursor.
    fileprivate var logged: String {
        let visible = unicodeScalars.prefix(60).map { (0x21...0x7e).contains($0.value) ? $0 : "?" }
        return String(String.UnicodeScalarView(visible))
    }
}
