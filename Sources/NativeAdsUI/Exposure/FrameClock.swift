#if canImport(UIKit)
import Foundation
import UIKit

#if canImport(ObjectiveC)
/// Calls back before each picture of the screen, between `start` and `stop`.
@MainActor final class FrameClock {
    private let tick: (TimeInterval) -> Void
    private var link: CADisplayLink?

    /// Whether it calls.
    var isRunning: Bool { link != nil }

    init(tick: @escaping (TimeInterval) -> Void) {
        self.tick = tick
    }

    func start() {
        guard link == nil else { return }
        let target = Target { [weak self] in self?.tick($0) }
        let link = CADisplayLink(target: target, selector: #selector(Target.fire))
        // Also while a finger scrolls: that is when most ads come into view.
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }

    /// The link keeps its target alive, so that cannot be the clock itself.
    @MainActor private final class Target: NSObject {
        let tick: (TimeInterval) -> Void

        init(tick: @escaping (TimeInterval) -> Void) {
            self.tick = tick
        }

        @objc func fire(_ link: CADisplayLink) {
            tick(link.timestamp)
        }
    }
}
#else
/// Calls back before each picture of the screen, between `start` and `stop`.
@MainActor final class FrameClock {
    private let tick: (TimeInterval) -> Void
    private var link: CADisplayLink?

    /// Whether it calls.
    var isRunning: Bool { link != nil }

    init(tick: @escaping (TimeInterval) -> Void) {
        self.tick = tick
    }

    func start() {
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] in self?.tick($0.timestamp) }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
#endif
#endif
