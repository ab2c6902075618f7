extension JSONNode {
    /// Where it begins.
    var start: Int { range.lowerBound }

    /// Whether it is `null`, which is the same as not being there.
    var isNull: Bool { content == .scalar(.null) }

    /// Whether it is an object.
    var isObject: Bool { if case .object = content { true } else { false } }

    /// Whether it is a text without characters or a list without elements.
    var isEmpty: Bool {
        switch content {
        case .scalar(.string(let text)): text.isEmpty
        case .array(let elements): elements.isEmpty
        default: false
        }
    }

    /// The member `key`, unless it is missing or `null`.
    func given(_ key: String) -> JSONNode? {
        guard let node = self[key], !node.isNull else { return nil }
        return node
    }

    /// The text here, if it is one.
    var string: String? { if case .scalar(.string(let text)) = content { text } else { nil } }

    /// The whole number here, as lenient readers take it.
    var int: Int? {
        switch content {
        case .scalar(.number(let number)): number.int
        case .scalar(.string(let text)): JSONNumber(numericText: text)?.int
        default: nil
        }
    }

    /// The elements, where one value stands for a list of one.
    var list: [JSONNode] {
        switch content {
        case .array(let elements): elements
        case .scalar(.null): []
        default: [self]
        }
    }

    /// What this is, in words.
    var kind: String {
        switch content {
        case .scalar(let value): value.kind
        case .array: "a list"
        case .object: "an object"
        }
    }

    /// A scalar as it was written.
    var written: String {
        switch content {
        case .scalar(.number(let number)): String(number.text.prefix(40))
        case .scalar(.string(let text)): String(text.prefix(40))
        default: kind
        }
    }
}
