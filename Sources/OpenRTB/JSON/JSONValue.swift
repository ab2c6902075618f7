/// A JSON value with the order of its members and the text of its numbers kept.
public enum JSONValue: Sendable, Hashable {
    /// The literal `null`.
    case null
    /// `true` or `false`.
    case bool(Bool)
    /// A number, as it was written.
    case number(JSONNumber)
    /// A text, its escapes decoded.
    case string(String)
    /// A list.
    case array([JSONValue])
    /// An object.
    case object(JSONObject)
}

extension JSONValue {
    /// Whether this is the literal `null`.
    public var isNull: Bool {
        if case .null = self { true } else { false }
    }

    /// The truth value, where this is one.
    public var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    /// The number, where this is one.
    public var number: JSONNumber? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The whole number, where this is a number without a fraction (2.0 is 2).
    public var int: Int? { number?.int }

    /// The number as a binary fraction, where this is a number that one can hold.
    public var double: Double? { number?.double }

    /// The text, where this is one.
    public var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    /// The list, where this is one.
    public var array: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    /// The object, where this is one.
    public var object: JSONObject? {
        if case .object(let value) = self { value } else { nil }
    }

    /// The member named `key`, where this is an object that has one.
    public subscript(key: String) -> JSONValue? { object?[key] }

    /// The element at `index`, where this is a list that is long enough.
    public subscript(index: Int) -> JSONValue? {
        guard let array, array.indices.contains(index) else { return nil }
        return array[index]
    }
}
