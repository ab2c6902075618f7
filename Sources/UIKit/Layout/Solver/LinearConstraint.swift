/// What it costs an expression to be above and to be below zero.
///
/// One shape holds every constraint of Auto Layout: a required equality forbids both sides, a
/// required inequality leaves one side free, an optional one puts a price on a side, and the
/// content size of a view asks one price for growing (hugging) and another for shrinking
/// (compression resistance).
struct LinearConstraint {
    /// The price of a side, a point of distance at a time.
    enum Side: Hashable {
        /// The expression may never be on this side.
        case forbidden

        /// The expression may be on this side for nothing.
        case free

        /// Being on this side is avoided, but for constraints of a higher priority.
        case costs(Float)

        /// A side by its priority in UIKit's numbers: 1000 and more is required.
        init(priority: Float) {
            self = priority >= 1000 ? .forbidden : .costs(priority)
        }
    }

    var expression: LinearExpression
    var above: Side
    var below: Side
    /// What a point of distance costs where all priorities are indifferent; nothing by default.
    ///
    /// Different numbers make one solution the best where the constraints leave a choice, so that
    /// it does not depend on what the solver did before.
    var tieBreak = 0.0

    /// The expression shall be zero.
    static func equal(_ expression: LinearExpression, priority: Float = 1000) -> Self {
        let side = Side(priority: priority)
        return Self(expression: expression, above: side, below: side)
    }

    /// The expression shall be zero or less.
    static func atMost(_ expression: LinearExpression, priority: Float = 1000) -> Self {
        Self(expression: expression, above: Side(priority: priority), below: .free)
    }

    /// The expression shall be zero or more.
    static func atLeast(_ expression: LinearExpression, priority: Float = 1000) -> Self {
        Self(expression: expression, above: .free, below: Side(priority: priority))
    }
}
