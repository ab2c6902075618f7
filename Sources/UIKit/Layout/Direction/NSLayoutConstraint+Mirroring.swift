extension NSLayoutConstraint {
    /// Whether the constraint counts from right to left.
    ///
    /// It does when it is about leading or trailing edges and the view in which its items are
    /// arranged, their closest common ancestor, reads from right to left. All of the constraint is
    /// mirrored then: `a.leading = b.trailing + 8` puts `a` 8 points to the left of `b`.
    var isMirrored: Bool {
        guard firstAttribute.followsReading || secondAttribute.followsReading,
            let first = firstView
        else { return false }
        let second = isBinary ? secondView : nil
        let arranging = second.flatMap(first.commonAncestor(with:)) ?? first
        return arranging.isRightToLeft
    }

    /// Whether one side is about reading direction and the other about left or right.
    var mixesDirections: Bool {
        isBinary
            && (firstAttribute.followsReading && secondAttribute.isSide
                || firstAttribute.isSide && secondAttribute.followsReading)
    }
}

extension NSLayoutConstraint.Attribute {
    /// Whether the edge depends on the direction of reading.
    var followsReading: Bool { self != mirrored }

    /// Whether the edge is the same one for every direction of reading.
    var isSide: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }

    /// The edge opposite, for an edge that depends on the direction of reading.
    var mirrored: NSLayoutConstraint.Attribute {
        switch self {
        case .leading: .trailing
        case .trailing: .leading
        case .leadingMargin: .trailingMargin
        case .trailingMargin: .leadingMargin
        default: self
        }
    }
}
