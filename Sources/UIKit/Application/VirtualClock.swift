import Foundation

/// The time that all of UIKit goes by: what the host said last, never the system's clock.
@MainActor enum VirtualClock {
    /// In seconds; only ever grows.
    static private(set) var now: TimeInterval = 0

    /// Goes on to this time; an earlier one, or one that is no number, changes nothing.
    static func advance(to time: TimeInterval) {
        guard time.isFinite else { return }
        now = max(now, time)
    }
}
