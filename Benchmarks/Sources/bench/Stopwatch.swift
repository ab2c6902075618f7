import Foundation

/// Measures work by the processor time of the thread that does it, so that a busy machine
/// changes little.
enum Stopwatch {
    /// The seconds that one run of each of two pieces of work takes, and the first over the second.
    struct Comparison {
        var first: Double
        var second: Double
        var ratio: Double
    }

    /// How often two pieces of work take turns.
    private static let rounds = 21
    /// Seconds that one turn is to take.
    private static let turn = 0.02

    /// The seconds that one run of each piece takes, the median over turns that alternate; and
    /// the median of what the first took over the second in the same turn.
    static func compare(
        _ first: () throws -> Void,
        with second: () throws -> Void
    ) rethrows -> Comparison {
        let firstRuns = try runs(first)
        let secondRuns = try runs(second)
        var times: [(first: Double, second: Double)] = []
        for round in 0..<rounds {
            // Who goes first has a colder cache: each does as often as the other.
            if round % 2 == 0 {
                let one = try time(first, runs: firstRuns)
                times.append((one, try time(second, runs: secondRuns)))
            } else {
                let two = try time(second, runs: secondRuns)
                times.append((try time(first, runs: firstRuns), two))
            }
        }
        return Comparison(
            first: median(times.map(\.first)),
            second: median(times.map(\.second)),
            ratio: median(times.map { $0.first / $0.second })
        )
    }

    /// The seconds that one run takes, the median over several turns.
    static func measure(_ body: () throws -> Void) rethrows -> Double {
        let count = try runs(body)
        return try median((0..<rounds).map { _ in try time(body, runs: count) })
    }

    /// Warms up, and says how many runs fill a turn.
    private static func runs(_ body: () throws -> Void) rethrows -> Int {
        _ = try time(body, runs: 3)
        var count = 1
        while try time(body, runs: count) * Double(count) < turn { count *= 2 }
        return count
    }

    private static func time(_ body: () throws -> Void, runs: Int) rethrows -> Double {
        let start = now
        for _ in 0..<runs { try body() }
        return (now - start) / Double(runs)
    }

    private static func median(_ values: [Double]) -> Double {
        values.sorted()[values.count / 2]
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
