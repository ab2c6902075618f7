import Foundation

extension JSONValue {
    /// The value as Foundation's JSON has it: `NSNumber`, which is an `Int`, a `Double` or a `Bool`
    /// to whoever casts it, `String`, `[Any]`, `[String: Any]` and `NSNull`.
    package var plain: Any {
        switch self {
        case .null: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .number(let number): number.plain
        case .string(let text): text
        case .array(let elements): elements.map(\.plain)
        case .object(let object): object.plain
        }
    }

    /// Reads what an app built of such values; nil where something in it is no JSON, or lies more
    /// than 64 levels deep.
    package init?(plain value: Any) { self.init(plain: value, depth: 64) }

    fileprivate init?(plain value: Any, depth: Int) {
        guard depth > 0 else { return nil }
        // What is nested comes first: to ask it whether it is a number turns all of it into objects,
        // in a recursion as deep as it is.
        switch value {
        case let text as String: self = .string(text)
        case let object as [String: Any]:
            guard let object = JSONObject(plain: object, depth: depth) else { return nil }
            self = .object(object)
        case let elements as [Any]:
            var list: [JSONValue] = []
            for element in elements {
                guard let value = JSONValue(plain: element, depth: depth - 1) else { return nil }
                list.append(value)
            }
            self = .array(list)
        case is NSNull: self = .null
        case let number as NSNumber:
            guard let number = JSONValue(number) else { return nil }
            self = number
        case let number as CGFloat:
            guard let number = JSONNumber(Double(number)) else { return nil }
            self = .number(number)
        default: return nil
        }
    }

    /// Of an integer and a truth value only the type says which one a number is.
    private init?(_ number: NSNumber) {
        switch String(cString: number.objCType) {
        case "c" where [0, 1].contains(number.intValue), "B": self = .bool(number.boolValue)
        case "d", "f":
            guard let number = JSONNumber(number.doubleValue) else { return nil }
            self = .number(number)
        default: self = .number(JSONNumber(validated: number.stringValue))
        }
    }
}

extension JSONObject {
    /// The object as Foundation's JSON has it; see ``JSONValue/plain``.
    package var plain: [String: Any] {
        Dictionary(map { ($0.key, $0.value.plain) }) { first, _ in first }
    }

    /// Reads what an app built, its members in the order of their names, as a dictionary has none.
    package init?(plain members: [String: Any]) { self.init(plain: members, depth: 64) }

    fileprivate init?(plain members: [String: Any], depth: Int) {
        var list: [(String, JSONValue)] = []
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
            guard let value = JSONValue(plain: value, depth: depth - 1) else { return nil }
            list.append((key, value))
        }
        self.init(list)
    }
}

extension JSONNumber {
    /// A whole number stays one, however large a 64-bit one is.
    fileprivate var plain: NSNumber {
        if let int { return NSNumber(value: int) }
        if let large = UInt64(text) { return NSNumber(value: large) }
        return NSNumber(value: double ?? 0)
    }
}
