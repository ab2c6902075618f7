extension UITableView {
    /// How sections are set off.
    public enum Style: Int, Sendable {
        /// White, one below the other.
        case plain = 0
        /// On grey ground.
        case grouped = 1
        /// On grey ground; not inset here.
        case insetGrouped = 2
    }

    /// What is drawn between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none = 0
        /// A hairline.
        case singleLine = 1
    }

    /// How a change of rows is shown; here always at once.
    public enum RowAnimation: Int, Sendable {
        /// Faded.
        case fade = 0
        /// From the right.
        case right = 1
        /// From the left.
        case left = 2
        /// From above.
        case top = 3
        /// From below.
        case bottom = 4
        /// Not shown as a change.
        case none = 5
        /// Uncovered.
        case middle = 6
        /// As the table likes.
        case automatic = 100
    }

    /// Where a row goes that is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As near as it takes to be seen.
        case none = 0
        /// At the upper edge.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the lower edge.
        case bottom = 3
    }
}
