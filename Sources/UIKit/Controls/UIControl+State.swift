extension UIControl {
    /// Enabled, chosen, under a finger, all at once.
    public struct State: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt

        /// The state of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Enabled, not chosen, no finger.
        public static let normal = State([])
        /// A finger is on it.
        public static let highlighted = State(rawValue: 1)
        /// Touches do nothing.
        public static let disabled = State(rawValue: 2)
        /// Chosen.
        public static let selected = State(rawValue: 4)
    }
}
