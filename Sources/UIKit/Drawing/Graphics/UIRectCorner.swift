/// Corners of a rectangle, for those that are rounded.
public struct UIRectCorner: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// Where x and y are least.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// Where x is greatest and y least.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// Where x is least and y greatest.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// Where x and y are greatest.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// All four.
    public static let allCorners = UIRectCorner(rawValue: .max)
}
