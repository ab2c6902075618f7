public import Foundation

/// Calls back before each picture.
///
/// Apple's takes a target and a selector, which do not exist on Linux; this one takes a closure.
@preconcurrency @MainActor public final class CADisplayLink: NSObject {
    /// When the picture before this one was shown, in seconds on the host's clock.
    public private(set) var timestamp: TimeInterval = 0
    /// When the next picture will be shown.
    public var targetTimestamp: TimeInterval { timestamp + duration }
    /// The time between two pictures: a sixtieth of a second.
    public let duration: TimeInterval = 1.0 / 60
    /// Whether the calls stop for now.
    public var isPaused = false
    private var handler: ((CADisplayLink) -> Void)?

    /// A display link that calls the closure once it was added to a run loop.
    public init(handler: @escaping @MainActor (CADisplayLink) -> Void) {
        self.handler = handler
        super.init()
    }

    /// Starts the calls; the host's ticks stand for every run loop.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard handler != nil else { return }
        DisplayTicks.shared.add(self)
    }

    /// Stops the calls.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        DisplayTicks.shared.remove(self)
    }

    /// Stops the calls for ever and lets go of the closure.
    public func invalidate() {
        DisplayTicks.shared.remove(self)
        handler = nil
    }

    /// One picture.
    func fire(at time: TimeInterval) {
        guard !isPaused else { return }
        timestamp = time
        handler?(self)
    }
}
