extension UIView {
    /// How content of one size sits in bounds of another.
    public enum ContentMode: Int, Sendable {
        /// Stretched to fill.
        case scaleToFill = 0
        /// As large as fits whole.
        case scaleAspectFit = 1
        /// As small as fills all.
        case scaleAspectFill = 2
        /// Drawn anew when the bounds change.
        case redraw = 3
        /// In the middle, not scaled.
        case center = 4
        /// At the upper edge, not scaled.
        case top = 5
        /// At the lower edge, not scaled.
        case bottom = 6
        /// At the left edge, not scaled.
        case left = 7
        /// At the right edge, not scaled.
        case right = 8
        /// In the upper left corner, not scaled.
        case topLeft = 9
        /// In the upper right corner, not scaled.
        case topRight = 10
        /// In the lower left corner, not scaled.
        case bottomLeft = 11
        /// In the lower right corner, not scaled.
        case bottomRight = 12
    }
}
