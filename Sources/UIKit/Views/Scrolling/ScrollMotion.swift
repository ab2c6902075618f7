import Foundation

/// Content's way by itself to where it comes to rest: a pure function of time.
struct ScrollMotion: Equatable {
    /// How the way is gone.
    enum Pace: Equatable {
        /// Ever more slowly: the rest of the way shrinks by this power of e each second.
        case decelerating(CGFloat)
        /// In a given time, slow at both ends.
        case gliding(TimeInterval)
    }

    let start: TimeInterval
    var from: CGPoint
    var to: CGPoint
    let pace: Pace
    /// Where content stops although the way would go on.
    var limits: ScrollLimits?

    /// Nearer than this to its end, in points, the way is over.
    private static let nearness: CGFloat = 0.5
    /// How fast content that was dragged past an edge comes back, as a power of e a second.
    private static let returning: CGFloat = 10

    /// The way of an animated scroll.
    static func glide(from: CGPoint, to: CGPoint, at time: TimeInterval) -> ScrollMotion {
        ScrollMotion(start: time, from: from, to: to, pace: .gliding(0.3), limits: nil)
    }

    /// The way of content that was let go.
    static func deceleration(
        from: CGPoint,
        to: CGPoint,
        rate: UIScrollView.DecelerationRate,
        limits: ScrollLimits,
        at time: TimeInterval
    ) -> ScrollMotion {
        let isPastEdge = limits.clamped(from) != from
        let power = isPastEdge ? returning : -1000 * log(rate.rawValue)
        return ScrollMotion(
            start: time,
            from: from,
            to: isPastEdge ? limits.clamped(to) : to,
            pace: .decelerating(power),
            limits: isPastEdge ? nil : limits
        )
    }

    /// Where content that was let go at this speed, in points a second, would come to rest.
    static func rest(
        of offset: CGPoint,
        velocity: CGPoint,
        rate: UIScrollView.DecelerationRate
    ) -> CGPoint {
        let seconds = 1 / (-1000 * log(rate.rawValue))
        return CGPoint(x: offset.x + velocity.x * seconds, y: offset.y + velocity.y * seconds)
    }

    /// Whether content was let go, rather than told where to go.
    var isDeceleration: Bool {
        if case .decelerating = pace { true } else { false }
    }

    /// Where content is at this time, and whether that is the end.
    func position(at time: TimeInterval) -> (offset: CGPoint, isOver: Bool) {
        let elapsed = max(0, time - start)
        switch pace {
        case .gliding(let duration):
            guard elapsed < duration else { return (to, true) }
            let progress = UIView.AnimationCurve.easeInOut.progress(CGFloat(elapsed / duration))
            return (from.interpolated(to: to, progress), false)
        case .decelerating(let power):
            let left = exp(-power * CGFloat(elapsed))
            let offset = to.interpolated(to: from, left)
            if offset.distance(to: to) < Self.nearness {
                return (limits?.clamped(to) ?? to, true)
            }
            return stopped(offset)
        }
    }

    /// The offset, held at the edges; over once neither axis can go on.
    private func stopped(_ offset: CGPoint) -> (offset: CGPoint, isOver: Bool) {
        guard let limits else { return (offset, false) }
        let held = limits.clamped(offset)
        let xIsOver = held.x != offset.x || from.x == to.x
        let yIsOver = held.y != offset.y || from.y == to.y
        return (held, xIsOver && yIsOver)
    }

    /// Moves the whole way, because content above changed its height.
    mutating func shift(by distance: CGFloat) {
        from.y += distance
        to.y += distance
    }
}
