/// What a value is taken for.
///
/// The rules, and there are no others: a number and its numeric text are alike, 2.0 is 2.
/// `true` is no number, a text is no object.
enum Lenient<Value> {
    /// It is what it should be.
    case exact(Value)
    /// It is something else that says the same.
    case tolerated(Value, String)
    /// It is something else.
    case refused(String)
}

extension JSONValue {
    /// This as a text; a number is its text as written.
    var lenientString: Lenient<String> {
        switch self {
        case .string(let text): .exact(text)
        case .number(let number): .tolerated(number.text, "is a number, read as its text")
        default: .refused("is \(kind), not a text")
        }
    }

    /// This as a whole number; numeric text counts as its number.
    var lenientInt: Lenient<Int> {
        switch self {
        case .number(let number):
            guard let value = number.int else { return .refused("is no whole number in range") }
            return .exact(value)
        case .string(let text):
            guard let value = JSONNumber(numericText: text)?.int else {
                return .refused("is a text, not a whole number")
            }
            return .tolerated(value, "is a text, read as its number")
        default: return .refused("is \(kind), not a whole number")
        }
    }

    /// This as a number; numeric text counts as its number.
    var lenientDouble: Lenient<Double> {
        switch self {
        case .number(let number):
            guard let value = number.double else { return .refused("is too large a number") }
            return .exact(value)
        case .string(let text):
            guard let value = JSONNumber(numericText: text)?.double else {
                return .refused("is a text, not a number")
            }
            return .tolerated(value, "is a text, read as its number")
        default: return .refused("is \(kind), not a number")
        }
    }

    /// This as the number 0 or 1, which is how the protocol writes truth values.
    var lenientFlag: Lenient<Bool> {
        switch lenientInt {
        case .exact(0): .exact(false)
        case .exact(1): .exact(true)
        case .tolerated(0, let reason): .tolerated(false, reason)
        case .tolerated(1, let reason): .tolerated(true, reason)
        case .exact, .tolerated: .refused("is neither 0 nor 1")
        case .refused: .refused("is \(kind), not 0 or 1")
        }
    }

    /// What this is, in words.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool(let value): value ? "true" : "false"
        case .number: "a number"
        case .string: "a text"
        case .array: "a list"
        case .object: "an object"
        }
    }
}

extension JSONNumber {
    /// The number that `text` spells in decimal notation; nil if it is no number.
    init?(numericText text: String) {
        // `Double` itself would also take "nan", "infinity" and hexadecimal.
        let isPlain = text.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
                UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
                true
            default: false
            }
        }
        guard isPlain, Double(text) != nil else { return nil }
        self.init(validated: text)
    }
}
