extension NSLayoutConstraint {
    /// How the two sides of a constraint compare.
    public enum Relation: Int, Sendable {
        /// The first is no more than the second.
        case lessThanOrEqual = -1
        /// Both are the same.
        case equal = 0
        /// The first is no less than the second.
        case greaterThanOrEqual = 1
    }

    /// A direction in which views have a length.
    public enum Axis: Int, Sendable {
        /// From side to side.
        case horizontal = 0
        /// From top to bottom.
        case vertical = 1
    }
}
