import Foundation
import Testing

@testable import NativeAds

struct URLSessionTransportTests {
    private let server: LoopbackServer

    init() throws {
        server = try LoopbackServer(
            [
                "/ok":
                    "HTTP/1.1 200 OK\r\nContent-Length: 5\r\nX-Thing: 7\r\nConnection: close\r\n\r\nhello",
                "/gone": "HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                "/none": "HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n",
                "/moved":
                    "HTTP/1.1 302 Found\r\nLocation: /ok\r\nContent-Length: 0\r\nConnection: close\r\n\r\n",
                "/broken": "no HTTP at all",
                "/stream": "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n\r\ndata: 1\n\n",
            ],
            keepsOpen: ["/stream"]
        )
    }

    @Test(arguments: [
        ("/ok", 200, "hello"), ("/gone", 404, ""), ("/none", 204, ""), ("/moved", 200, "hello"),
    ])
    func `gives any answer, redirects followed`(
        path: String,
        status: Int,
        body: String
    ) async throws {
        let response = try await World.live.send(HTTPRequest(.get, server.url(path)))
        #expect(response.status == status)
        #expect(response.body == Data(body.utf8))
        if status == 200 { #expect(response.headers["x-thing"] == "7") }
    }

    @Test func `posts a body`() async throws {
        let request = HTTPRequest(.post, server.url("/ok"), body: Data("{}".utf8))
        #expect(try await World.live.send(request).status == 200)
        #expect(server.asked == ["POST /ok HTTP/1.1"])
    }

    @Test func `stops a body that grows too large`() async {
        await #expect(throws: TransportError.tooLarge) {
            _ = try await World.live.send(HTTPRequest(.get, server.url("/ok"), largestBody: 4))
        }
    }

    @Test func `takes what is no HTTP for a failure`() async {
        await #expect(throws: TransportError.self) {
            _ = try await World.live.send(HTTPRequest(.get, server.url("/broken")))
        }
    }

    @Test func `loses patience`() async {
        await #expect(throws: TransportError.timeout) {
            _ = try await URLSessionTransport(patience: 1)
                .send(HTTPRequest(.get, server.url("/silent")))
        }
    }

    @Test func `takes the head alone for an answer where that is enough`() async throws {
        let request = HTTPRequest(.get, server.url("/stream"), needsBody: false)
        #expect(try await URLSessionTransport(patience: 5).send(request).status == 200)
        #expect(
            try await World.live.send(HTTPRequest(.get, server.url("/gone"), needsBody: false))
                .status == 404
        )
    }

    // Patience alone would take an hour; a busy machine takes its time as well.
    @Test(.timeLimit(.minutes(5)))
    func `waits for the end of a body no longer than it may`() async {
        await #expect(throws: TransportError.timeout) {
            _ = try await URLSessionTransport(patience: 3600, longest: 0.2)
                .send(HTTPRequest(.get, server.url("/stream")))
        }
    }

    @Test func `ends for tasks that are cancelled at any moment`() async {
        let server = server
        let transport = URLSessionTransport()
        for delay in 0..<60 {
            let task = Task {
                if delay == 0 { withUnsafeCurrentTask { $0?.cancel() } }
                return try await transport.send(HTTPRequest(.get, server.url("/silent")))
            }
            for _ in 0..<delay {
                await Task.yield()
            }
            task.cancel()
            await #expect(throws: TransportError.cancelled) { try await task.value }
        }
    }

    @Test func `gives up with its task`() async {
        let server = server
        let task = Task { try await World.live.send(HTTPRequest(.get, server.url("/silent"))) }
        task.cancel()
        await #expect(throws: TransportError.cancelled) { try await task.value }
    }
}
