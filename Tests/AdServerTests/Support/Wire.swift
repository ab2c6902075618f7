import Foundation
import FoundationNetworking
import Glibc

/// A client over real sockets: the system's HTTP client, and one that sends whatever bytes it is given.
enum Wire {
    static func get(
        _ url: String,
        method: String = "GET",
        headers: [String: String] = [:]
    ) async throws -> (HTTPURLResponse, Data) {
        var request = URLRequest(url: try required(URL(string: url)))
        request.httpMethod = method
        // What this test wants to see is the server's answer, not the one that was kept before.
        request.cachePolicy = .reloadIgnoringLocalCacheData
        for (name, value) in headers { request.setValue(value, forHTTPHeaderField: name) }
        return try await send(request)
    }

    static func post(_ url: String, _ body: Data) async throws -> (HTTPURLResponse, Data) {
        var request = URLRequest(url: try required(URL(string: url)))
        request.httpMethod = "POST"
        request.httpBody = body
        request.setValue("application/json", forHTTPHeaderField: "Content-Type")
        return try await send(request)
    }

    private static let session = {
        let configuration = URLSessionConfiguration.ephemeral
        // The server answers on threads that it shares with every other test.
        configuration.timeoutIntervalForRequest = 300
        return URLSession(configuration: configuration, delegate: StayHere(), delegateQueue: nil)
    }()

    private static func send(_ request: URLRequest) async throws -> (HTTPURLResponse, Data) {
        let (data, response) = try await session.data(for: request)
        return (try required(response as? HTTPURLResponse), data)
    }

    /// Redirects are looked at, not followed.
    private final class StayHere: NSObject, URLSessionTaskDelegate {
        func urlSession(
            _ session: URLSession,
            task: URLSessionTask,
            willPerformHTTPRedirection response: HTTPURLResponse,
            newRequest request: URLRequest,
            completionHandler: @escaping @Sendable (URLRequest?) -> Void
        ) { completionHandler(nil) }
    }

    private static func required<Value>(_ value: Value?) throws -> Value {
        guard let value else { throw URLError(.badServerResponse) }
        return value
    }

    /// Sends bytes, says (or not) that no more will come, and returns what comes back until the server closes.
    static func exchange(port: Int, _ bytes: [UInt8], thenCloses: Bool = true) async -> [UInt8] {
        await withCheckedContinuation { continuation in
            // It blocks, and the server under test needs the threads that tasks share.
            Thread.detachNewThread {
                continuation.resume(returning: blocking(port: port, bytes, thenCloses))
            }
        }
    }

    private static func blocking(port: Int, _ bytes: [UInt8], _ thenCloses: Bool) -> [UInt8] {
        let descriptor = connection(port: port)
        defer { close(descriptor) }
        // Nothing here waits longer than this, whatever the server does; a busy machine may need it.
        var patience = timeval(tv_sec: 120, tv_usec: 0)
        setsockopt(
            descriptor,
            SOL_SOCKET,
            SO_RCVTIMEO,
            &patience,
            socklen_t(MemoryLayout<timeval>.size)
        )
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { break }
            rest = rest.dropFirst(count)
        }
        if thenCloses { shutdown(descriptor, Int32(SHUT_WR)) }
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { return answer }
            answer += buffer[..<count]
        }
    }

    /// A connection that sends the beginning of a request and stays as it is, to be closed by the caller.
    static func unfinished(port: Int) -> Int32 {
        open(port: port, sending: "GET / HTTP/1.1\r\nHost: a\r\nX-")
    }

    /// A connection that sends `text` and reads nothing, to be closed by the caller.
    static func open(port: Int, sending text: String) -> Int32 {
        let descriptor = connection(port: port)
        let head = Array(text.utf8)
        _ = Glibc.send(descriptor, head, head.count, Int32(MSG_NOSIGNAL))
        return descriptor
    }

    /// Connected, or not if nobody listens: then whatever is done with it fails.
    private static func connection(port: Int) -> Int32 {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) }
        }
        return descriptor
    }
}
