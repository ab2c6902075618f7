/// A JSON number as it was written, so that nothing of it is lost on the way through.
///
/// Two numbers are equal if they are written alike: `2` and `2.0` differ, their ``int`` is the same.
public struct JSONNumber: Sendable, Hashable {
    /// The number as it stands in the document, such as `0.50` or `1e3`.
    public let text: String

    /// A number whose text is known to follow JSON's grammar.
    init(validated text: String) { self.text = text }

    /// A whole number.
    public init(_ value: Int) { text = String(value) }

    /// A number, or nil where JSON has no word for it (infinity, not a number).
    ///
    /// Written without an exponent, because some readers of prices cannot read one.
    public init?(_ value: Double) {
        guard value.isFinite else { return nil }
        text = DecimalText.of(value)
    }

    /// The nearest binary fraction; nil if the number is too large for one.
    public var double: Double? {
        guard let value = Double(text), value.isFinite else { return nil }
        return value
    }

    /// The whole number, where there is no fraction and it fits: 2, 2.0 and 2e0 are 2.
    public var int: Int? {
        if let value = Int(text) { return value }
        // From 2^53 on, a binary fraction no longer tells whole numbers apart.
        guard let value = double, value.magnitude < 0x1p53 else { return nil }
        return Int(exactly: value)
    }
}
