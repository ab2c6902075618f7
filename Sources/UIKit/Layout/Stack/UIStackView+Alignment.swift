extension UIStackView {
    /// How arranged views sit across the axis.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill = 0
        /// At the leading edge, or the upper one of a row.
        case leading = 1
        /// With their first lines of text on one level; for rows only.
        case firstBaseline = 2
        /// In the middle.
        case center = 3
        /// At the trailing edge, or the lower one of a row.
        case trailing = 4
        /// With their last lines of text on one level; for rows only.
        case lastBaseline = 5

        /// At the upper edge, of a row.
        public static var top: Alignment { .leading }
        /// At the lower edge, of a row.
        public static var bottom: Alignment { .trailing }
    }

    /// How arranged views share the length of the axis.
    public enum Distribution: Int, Sendable {
        /// They fill it; hugging and compression resistance say who gives way.
        case fill = 0
        /// They fill it, all of one length.
        case fillEqually = 1
        /// They fill it, in proportion to their natural lengths.
        case fillProportionally = 2
        /// They keep their lengths, with gaps of one length between.
        case equalSpacing = 3
        /// Their middles are evenly apart, as far as the spacing allows.
        case equalCentering = 4
    }
}
