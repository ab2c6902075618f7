import Foundation
import UIKit

/// What fingers still do after the step that brought them down, in the order in which they do it.
struct Fingers {
    /// One movement.
    struct Motion {
        let at: Instant
        let phase: UITouch.Phase
        let point: CGPoint
    }

    private var motions: [Motion] = []

    /// When the next movement is due.
    var nextDue: Instant? { motions.first?.at }

    /// A finger moves sixty times a second in a straight line, and is lifted at its end.
    mutating func add(_ drag: ScenarioStep.Drag, from start: Instant) {
        let steps = max(1, Int((drag.seconds * 60).rounded()))
        let way = Instant(seconds: drag.seconds).microseconds
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let motion = Motion(
                at: start + Instant(microseconds: way * step / steps),
                phase: .moved,
                point: CGPoint(
                    x: drag.from.x + (drag.to.x - drag.from.x) * part,
                    y: drag.from.y + (drag.to.y - drag.from.y) * part
                )
            )
            insert(motion)
            if step == steps { insert(Motion(at: motion.at, phase: .ended, point: drag.to)) }
        }
    }

    /// The movements that are due by an instant, once each.
    mutating func take(until instant: Instant) -> [Motion] {
        let due = motions.prefix { $0.at <= instant }
        motions.removeFirst(due.count)
        return Array(due)
    }

    private mutating func insert(_ motion: Motion) {
        let place = motions.lastIndex { $0.at <= motion.at }.map { $0 + 1 } ?? 0
        motions.insert(motion, at: place)
    }
}
