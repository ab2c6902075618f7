import Foundation
import FoundationNetworking
import Synchronization
import Testing

@testable import AdServer

/// A server whose answers are given by hand.
struct HTTPStopTests {
    @Test(.timeLimit(.minutes(5)))
    func `a stop waits for what is being answered`() async throws {
        let (asked, asking) = AsyncStream<@Sendable (HTTPResponse) -> Void>.makeStream()
        let socket = try ListenSocket()
        let server = try HTTPServer(socket) { _, answer in asking.yield(answer) }
        async let reply = Wire.get(socket.url + "/slow")
        var waiting = asked.makeAsyncIterator()
        let answer = try #require(await waiting.next())
        async let stopped: Void = server.stop(grace: .seconds(30))
        answer(HTTPResponse(200, body: Array("done".utf8)))
        #expect(try await String(decoding: reply.1, as: UTF8.self) == "done")
        await stopped
    }

    @Test(.timeLimit(.minutes(5)))
    func `an answer that never comes holds a stop up no longer than its grace`() async throws {
        let (asked, asking) = AsyncStream<@Sendable (HTTPResponse) -> Void>.makeStream()
        let socket = try ListenSocket()
        let server = try HTTPServer(socket) { _, answer in asking.yield(answer) }
        let reply = Task { try await Wire.get(socket.url + "/never") }
        var waiting = asked.makeAsyncIterator()
        let answer = try #require(await waiting.next())
        await server.stop(grace: .zero)
        _ = await reply.result
        // Nobody is there any more to hear it, and that is all.
        answer(HTTPResponse(200))
    }
}
