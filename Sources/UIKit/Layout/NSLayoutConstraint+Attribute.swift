extension NSLayoutConstraint {
    /// The part of a view or guide that a constraint is about.
    public enum Attribute: Int, Sendable {
        /// None: the constraint is about a constant alone.
        case notAnAttribute = 0
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where reading begins; left, or right in right-to-left interfaces.
        case leading = 5
        /// The edge where reading ends; right, or left in right-to-left interfaces.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The middle between left and right.
        case centerX = 9
        /// The middle between top and bottom.
        case centerY = 10
        /// The baseline of the last line of text; the lower edge where there is no text.
        case lastBaseline = 11
        /// The baseline of the first line of text; the upper edge where there is no text.
        case firstBaseline = 12
        /// The left edge of what is inside the margins.
        case leftMargin = 13
        /// The right edge of what is inside the margins.
        case rightMargin = 14
        /// The upper edge of what is inside the margins.
        case topMargin = 15
        /// The lower edge of what is inside the margins.
        case bottomMargin = 16
        /// The leading edge of what is inside the margins.
        case leadingMargin = 17
        /// The trailing edge of what is inside the margins.
        case trailingMargin = 18
        /// The middle between the left and right margins.
        case centerXWithinMargins = 19
        /// The middle between the upper and lower margins.
        case centerYWithinMargins = 20

        /// The same place of the margins' guide, for an attribute that is about margins.
        var withinMargins: Attribute? {
            switch self {
            case .leftMargin: .left
            case .rightMargin: .right
            case .topMargin: .top
            case .bottomMargin: .bottom
            case .leadingMargin: .leading
            case .trailingMargin: .trailing
            case .centerXWithinMargins: .centerX
            case .centerYWithinMargins: .centerY
            default: nil
            }
        }

        /// Whether the place depends on the view's text.
        var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    }
}
