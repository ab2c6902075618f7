import FoundationNetworking
import Glibc
import Testing

@testable import AdServer

struct VisitorsTests {
    private let start = ContinuousClock.now

    private func after(_ seconds: Int) -> ContinuousClock.Instant { start + .seconds(seconds) }

    @Test func `there is room until there is not, then whoever kept us waiting longest goes`() {
        let visitors = Visitors(limit: 4)
        #expect(visitors.arrive(1, socket: 11, at: after(1)) == nil)
        #expect(visitors.arrive(2, socket: 12, at: after(2)) == nil)
        #expect(visitors.arrive(3, socket: 13, at: after(3)) == nil)
        #expect(visitors.arrive(4, socket: 14, at: after(4)) == 11)
        // The first one was told, and is not told again.
        #expect(visitors.arrive(5, socket: 15, at: after(5)) == 12)
        for gone: UInt in [1, 2, 5] { visitors.leave(gone) }
        #expect(visitors.arrive(6, socket: 16, at: after(6)) == nil)
    }

    @Test func `those who wait for us stay`() {
        let visitors = Visitors(limit: 3)
        _ = visitors.arrive(1, socket: 11, at: after(1))
        _ = visitors.arrive(2, socket: 12, at: after(2))
        visitors.serve(1)
        #expect(visitors.arrive(3, socket: 13, at: after(3)) == 12)
        visitors.leave(2)
        // It has its answer and is at leisure again, but not for as long as another.
        visitors.expect(1, at: after(4))
        #expect(visitors.arrive(4, socket: 14, at: after(5)) == 13)
    }

    @Test func `a newcomer never has to go for itself`() {
        let visitors = Visitors(limit: 1)
        #expect(visitors.arrive(1, socket: 11, at: after(1)) == nil)
    }

    @Test(.timeLimit(.minutes(5)))
    func `many who never end their request keep nobody out`() async throws {
        let socket = try ListenSocket()
        var limits = HTTPLimits()
        limits.connections = 10
        limits.timeout = 50
        let server = try HTTPServer(socket, limits: limits) { _, answer in
            answer(HTTPResponse(200))
        }
        let unfinished = (0..<30).map { _ in Wire.unfinished(port: socket.port) }
        defer { for descriptor in unfinished { close(descriptor) } }
        for _ in 0..<20 { #expect(try await Wire.get(socket.url + "/").0.statusCode == 200) }
        await server.stop()
    }
}
