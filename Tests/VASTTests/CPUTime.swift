import Foundation
import Testing

/// Measures work by what the thread itself spent, so that a busy machine changes nothing.
enum CPUTime {
    /// The seconds of processor time that `body` took on this thread.
    private static func spent(_ body: () throws -> Void) rethrows -> Double {
        let before = now
        try body()
        return now - before
    }

    /// Expects that `body` takes no more than `seconds` of processor time.
    static func expect(
        under seconds: Double = 5,
        _ body: () throws -> Void,
        at place: SourceLocation = #_sourceLocation
    ) rethrows {
        let time = try spent(body)
        #expect(time < seconds, sourceLocation: place)
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
