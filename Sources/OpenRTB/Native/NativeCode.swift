/// A number from one of Native 1.2's lists; from 500 on exchanges add their own.
///
/// Whole numbers stand for codes in source text: `image.type == 3`.
public protocol NativeCode: RawRepresentable, Hashable, Sendable, ExpressibleByIntegerLiteral
where RawValue == Int {
    /// The code with this number, listed or not.
    init(rawValue: Int)
}

extension NativeCode {
    /// The code with this number, listed or not.
    public init(integerLiteral value: Int) { self.init(rawValue: value) }

    /// Whether the number is an exchange's own.
    public var isExchangeSpecific: Bool { rawValue >= 500 }
}
