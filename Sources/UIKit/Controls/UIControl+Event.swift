extension UIControl {
    /// What a finger or a value did; several at once.
    public struct Event: OptionSet, Hashable, Sendable {
        /// One bit for each.
        public let rawValue: UInt

        /// The events of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A finger came down.
        public static let touchDown = Event(rawValue: 1 << 0)
        /// A finger came down again soon after.
        public static let touchDownRepeat = Event(rawValue: 1 << 1)
        /// A finger moved, inside.
        public static let touchDragInside = Event(rawValue: 1 << 2)
        /// A finger moved, outside.
        public static let touchDragOutside = Event(rawValue: 1 << 3)
        /// A finger came in from outside.
        public static let touchDragEnter = Event(rawValue: 1 << 4)
        /// A finger went out.
        public static let touchDragExit = Event(rawValue: 1 << 5)
        /// A finger was lifted inside.
        public static let touchUpInside = Event(rawValue: 1 << 6)
        /// A finger was lifted outside.
        public static let touchUpOutside = Event(rawValue: 1 << 7)
        /// The system took the touch away.
        public static let touchCancel = Event(rawValue: 1 << 8)
        /// The control has another value.
        public static let valueChanged = Event(rawValue: 1 << 12)
        /// The control did what it is for; a button: it was tapped.
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        /// Everything that a finger does.
        public static let allTouchEvents = Event(rawValue: 0xFFF)
        /// Everything.
        public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
    }
}
