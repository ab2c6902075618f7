extension UICollectionView {
    /// The kind of supplementary view above a section's items.
    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    /// The kind of supplementary view below a section's items.
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Which way a flow scrolls.
    public enum ScrollDirection: Int, Sendable {
        /// Up and down.
        case vertical = 0
        /// Left and right.
        case horizontal = 1
    }

    /// What an element of a collection is.
    public enum ElementCategory: UInt, Sendable {
        /// An item's cell.
        case cell = 0
        /// A header, a footer, or what a layout has of its own.
        case supplementaryView = 1
    }

    /// Where an item goes that is scrolled to; one for each direction, none leaves it as it is.
    public struct ScrollPosition: OptionSet, Sendable {
        /// One bit for each.
        public let rawValue: UInt

        /// The positions of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 32)
    }
}
