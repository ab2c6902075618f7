extension UIView {
    /// What gives way when the superview's size changes.
    public struct AutoresizingMask: OptionSet, Sendable {
        /// One bit for each thing that can give way.
        public let rawValue: UInt

        /// The mask of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The room to the left.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The room to the right.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The room above.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The room below.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
}
