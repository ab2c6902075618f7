extension UIControl {
    /// Where a control's content stands between its sides.
    public enum ContentHorizontalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the left.
        case left = 1
        /// At the right.
        case right = 2
        /// From side to side; a button's content begins at the leading side then.
        case fill = 3
        /// Where reading begins.
        case leading = 4
        /// Where reading ends.
        case trailing = 5
    }

    /// Where a control's content stands between above and below.
    public enum ContentVerticalAlignment: Int, Sendable {
        /// In the middle.
        case center = 0
        /// At the upper edge.
        case top = 1
        /// At the lower edge.
        case bottom = 2
        /// From edge to edge; a button's content stands in the middle then.
        case fill = 3
    }
}
