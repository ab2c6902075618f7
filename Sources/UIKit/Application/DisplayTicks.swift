import Foundation

/// Everybody who wants to know of each tick of the host.
@MainActor final class DisplayTicks {
    static let shared = DisplayTicks()

    private var links: [CADisplayLink] = []
    /// What UIKit itself moves: scrolling, long presses, ends of animations.
    private var movers: [Mover] = []

    private struct Mover {
        weak var owner: AnyObject?
        let tick: (TimeInterval) -> Void
    }

    /// Whether anybody is called before each picture.
    var hasLinks: Bool { links.contains { !$0.isPaused } }
    /// Whether UIKit itself moves something.
    var isMoving: Bool { movers.contains { $0.owner != nil } }

    func add(_ link: CADisplayLink) {
        guard !links.contains(where: { $0 === link }) else { return }
        links.append(link)
    }

    func remove(_ link: CADisplayLink) {
        links.removeAll { $0 === link }
    }

    /// Calls the closure each tick for as long as the owner lives and does not stop it.
    func start(_ owner: AnyObject, _ tick: @escaping (TimeInterval) -> Void) {
        stop(owner)
        movers.append(Mover(owner: owner, tick: tick))
    }

    func stop(_ owner: AnyObject) {
        movers.removeAll { $0.owner == nil || $0.owner === owner }
    }

    /// One tick: first what UIKit moves, then the display links, each as of now.
    ///
    /// Those that an earlier one of the same tick stopped are not called any more.
    func fire(at time: TimeInterval) {
        for mover in movers where isMoving(mover.owner) { mover.tick(time) }
        for link in links where links.contains(where: { $0 === link }) { link.fire(at: time) }
    }

    private func isMoving(_ owner: AnyObject?) -> Bool {
        owner != nil && movers.contains { $0.owner === owner }
    }
}
