import Foundation
import Testing

@testable import tracker_crash

struct TrackerCrashTests {
    /// `make crash` plays a thousand rounds, and with `SEED=` those that failed.
    @Test func `loses nothing and repeats nothing acknowledged, however often it is killed`()
        async throws
    {
        let program = Bundle.main.bundleURL.appendingPathComponent("tracker-crash")
        let seed = UInt64.random(in: 1...999_999)
        let result = try await Trial(program: program, seed: seed).run(rounds: 40)
        #expect(result.contains("40 rounds"))
    }

    @Test func `passes its orders on`() throws {
        let folder = URL(fileURLWithPath: "/somewhere/else", isDirectory: true)
        let orders = Orders(folder: folder, seed: 7, events: 3, failing: 20, lastWrite: 5)
        let read = try #require(Orders(orders.words.dropFirst()))
        #expect(read.words == orders.words)
        #expect(Orders(["x"]) == nil)
    }
}
