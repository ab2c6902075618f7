package import Foundation

/// Decides which taps count, and that each click tracker is called once in an ad's life.
///
/// Half a second after a tap, one on the same part is the second half of a double tap, and any
/// tap while the page is still being opened is impatience.
package struct ClickMachine: Sendable {
    /// How long a tap keeps the next one from counting.
    package static let doubleTapTime = 0.5

    private var last: (role: AssetRole?, time: Double)?
    private var pendingOpens = 0
    private var called: Set<URL> = []

    package init() {}

    /// Whether a tap is to open something; if so, `opened` or `failed` must follow.
    package mutating func tap(_ role: AssetRole?, at time: Double) -> Bool {
        // A hair less than half a second, as times are sums.
        if let last, 0..<(Self.doubleTapTime - 1e-6) ~= time - last.time,
            pendingOpens > 0 || last.role == role
        {
            return false
        }
        last = (role, time)
        pendingOpens += 1
        return true
    }

    /// Something was opened; says which of its trackers are to be called now.
    package mutating func opened(_ trackers: [URL]) -> [URL] {
        pendingOpens -= 1
        return late(trackers)
    }

    /// Trackers of a click that were not known yet when it counted; says which are to be called.
    package mutating func late(_ trackers: [URL]) -> [URL] {
        trackers.filter { called.insert($0).inserted }
    }

    /// Nothing could be opened.
    package mutating func failed() {
        pendingOpens -= 1
    }
}
