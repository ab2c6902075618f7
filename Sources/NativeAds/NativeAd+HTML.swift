package import Foundation

extension NativeAd {
    /// The time by the clock that does not run while the device sleeps, in seconds.
    package var uptime: TimeInterval { engine.world.uptime() }
}
