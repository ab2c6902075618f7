/// How much a constraint matters, from 1 to 1000; 1000 is required.
///
/// A higher priority wins over any number of lower ones.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    /// Must hold.
    public static let required = UILayoutPriority(rawValue: 1000)
    /// How much views resist being smaller than their content, unless told otherwise.
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    /// How much views resist being larger than their content, unless told otherwise.
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    /// How much a measured view wants the size that it is measured for.
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

    /// The number.
    public let rawValue: Float

    /// The priority of this number.
    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    /// The priority of this number.
    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }

    /// By the number.
    public static func < (lhs: Self, rhs: Self) -> Bool {
        lhs.rawValue < rhs.rawValue
    }

    /// That much more.
    public static func + (lhs: Self, rhs: Float) -> Self {
        Self(lhs.rawValue + rhs)
    }

    /// That much less.
    public static func - (lhs: Self, rhs: Float) -> Self {
        Self(lhs.rawValue - rhs)
    }
}
