package import Foundation

/// The app's time for a host that drives UIKit in real time.
///
/// It passes as on the wall, but never jumps: where a picture of the screen took long, the app's
/// time waits. A film that is on does not lose pictures then, nor does a drag its way.
package struct ScreenTime: Sendable {
    /// The most that passes from one picture to the next, in seconds.
    package static let longestFrame = 0.05

    /// The app's time, in seconds.
    package private(set) var now: TimeInterval
    private var uptime: TimeInterval

    /// The app's time `now` is that at which the host's clock stands at `uptime`, in seconds.
    package init(_ now: TimeInterval, at uptime: TimeInterval) {
        (self.now, self.uptime) = (now, uptime)
    }

    /// Goes on to the next picture, for which the host's clock stands at `uptime`.
    package mutating func advance(to uptime: TimeInterval) {
        now += min(max(0, uptime - self.uptime), Self.longestFrame)
        self.uptime = uptime
    }
}
