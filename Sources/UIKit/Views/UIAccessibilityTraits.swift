/// What assistive technology says a view is.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
    /// One bit for each.
    public let rawValue: UInt64

    /// The traits of these bits.
    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    /// Nothing in particular.
    public static let none: UIAccessibilityTraits = []
    /// Does something when tapped.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// Leads somewhere when tapped.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// A picture.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Chosen.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// Text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    /// Can be used no more, or not yet.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    /// Parts what follows from what came before.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
