extension JSONValue: ExpressibleByNilLiteral {
    /// The literal `null`.
    public init(nilLiteral: ()) { self = .null }
}

extension JSONValue: ExpressibleByBooleanLiteral {
    /// A truth value.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONValue: ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(JSONNumber(value)) }
}

extension JSONValue: ExpressibleByFloatLiteral {
    /// A number; `null` where JSON has no word for it (infinity, not a number).
    public init(floatLiteral value: Double) { self = JSONValue(value) }
}

extension JSONValue: ExpressibleByStringLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSONValue: ExpressibleByStringInterpolation {}

extension JSONValue: ExpressibleByArrayLiteral {
    /// A list.
    public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
}

extension JSONValue: ExpressibleByDictionaryLiteral {
    /// An object; of two members with one key the first stays.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(JSONObject(elements))
    }
}

extension JSONValue {
    /// A whole number.
    public init(_ value: Int) { self = .number(JSONNumber(value)) }

    /// A number; `null` where JSON has no word for it (infinity, not a number).
    public init(_ value: Double) { self = JSONNumber(value).map(JSONValue.number) ?? .null }

    /// A text.
    public init(_ value: String) { self = .string(value) }

    /// A truth value.
    public init(_ value: Bool) { self = .bool(value) }

    /// A list of texts.
    public init(_ values: [String]) { self = .array(values.map(JSONValue.string)) }

    /// A list of whole numbers.
    public init(_ values: [Int]) { self = .array(values.map { JSONValue($0) }) }
}
