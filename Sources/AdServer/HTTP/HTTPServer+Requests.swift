import CMicroHTTPD
import Foundation
import Glibc

// The steps of a request, all but the answering on the library's own thread.
extension HTTPServer {
    func begin(
        _ connection: OpaquePointer?,
        _ method: String,
        _ path: String
    ) -> Exchange {
        var headers: [String: String] = [:]
        for name in Self.headers {
            if let value = MHD_lookup_connection_value(connection, .HEADER_KIND, name) {
                headers[name] = String(cString: value)
            }
        }
        var request = HTTPRequest(method, path, headers: headers)
        request.code = argument("code", of: connection)
        // The library hands escapes on as they came, for the sake of paths.
        request.reason = argument("reason", of: connection)?.removingPercentEncoding
        return Exchange(request)
    }

    private func argument(_ name: String, of connection: OpaquePointer?) -> String? {
        MHD_lookup_connection_value(connection, .GET_ARGUMENT_KIND, name).map {
            String(cString: $0)
        }
    }

    /// Those that a route asks about.
    private static let headers = [
        "if-none-match", "content-encoding", "content-length", "range", "if-range",
    ]

    /// Answered before the body is read.
    func refusal(
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
    func submit(_ exchange: Exchange, _ connection: OpaquePointer?) -> MHD_Result {
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

    func send(
        _ response: HTTPResponse,
        for exchange: Exchange,
        on connection: OpaquePointer?
    ) -> MHD_Result {
        let made = response.stream.map(stream) ?? buffer(response.body)
        defer { MHD_destroy_response(made) }
        for (name, value) in response.headers {
            // A value with a line break is refused by the library, so no header can be injected.
            MHD_add_response_header(made, name, value)
        }
        let request = exchange.request
        if let log {
            let remark = response.remark.map { " " + $0.logged(300, from: 0x20) } ?? ""
            log("\(request.method.logged()) \(request.path.logged()) \(response.status)\(remark)")
        }
        visitors.expect(UInt(bitPattern: connection), at: .now)
        return MHD_queue_response(connection, UInt32(response.status), made)
    }

    private func buffer(_ body: [UInt8]) -> OpaquePointer? {
        body.withUnsafeBytes { bytes in
            // Copied by the library, which is why the address may be seen as mutable.
            MHD_create_response_from_buffer(
                bytes.count,
                UnsafeMutableRawPointer(mutating: bytes.baseAddress),
                .RESPMEM_MUST_COPY
            )
        }
    }

    /// A response that has one piece in memory at a time, and asks for the next when the socket takes it.
    private func stream(_ stream: HTTPStream) -> OpaquePointer? {
        let reading = Unmanaged.passRetained(StreamReading(stream)).toOpaque()
        let made = MHD_create_response_from_callback(
            UInt64(stream.length),
            HTTPStream.pieceLength,
            handleReading,
            reading,
            handleReadingEnd
        )
        if made == nil { handleReadingEnd(context: reading) }
        return made
    }

    func complete(_ exchange: Exchange) {
        if let number = exchange.number { running.end(number) }
    }
}

extension String {
    /// Fit for a log line: short, and nothing in it can move a terminal's cursor.
    fileprivate func logged(_ length: Int = 60, from least: UInt32 = 0x21) -> String {
        let visible = unicodeScalars.prefix(length).map {
            (least...0x7e).contains($0.value) ? $0 : "?"
        }
        return String(String.UnicodeScalarView(visible))
    }
}
