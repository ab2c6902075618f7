import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The system's monotonic clocks, in seconds.
enum SystemClock {
    /// Stands still while the device sleeps.
    @Sendable static func uptime() -> TimeInterval {
        #if canImport(Darwin)
        seconds(CLOCK_UPTIME_RAW)
        #else
        seconds(CLOCK_MONOTONIC)
        #endif
    }

    /// Goes on while the device sleeps.
    @Sendable static func bootTime() -> TimeInterval {
        #if canImport(Darwin)
        seconds(CLOCK_MONOTONIC)
        #else
        seconds(CLOCK_BOOTTIME)
        #endif
    }

    /// Waits until `clock` shows `instant`.
    ///
    /// A task's sleep does not count the device's, so a long wait looks at the clock once a minute.
    static func sleep(
        until instant: TimeInterval,
        by clock: @Sendable () -> TimeInterval
    ) async throws {
        while true {
            let left = min(instant - clock(), 60)
            guard left > 0 else { return try Task.checkCancellation() }
            try await Task.sleep(nanoseconds: UInt64((left * 1e9).rounded(.up)))
        }
    }

    private static func seconds(_ clock: clockid_t) -> TimeInterval {
        var time = timespec()
        clock_gettime(clock, &time)
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }
}
