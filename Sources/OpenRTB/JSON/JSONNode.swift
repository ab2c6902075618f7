/// A JSON value that knows where each of its parts stands, for checkers that point at places.
package struct JSONNode: Sendable, Hashable {
    /// What stands at a place.
    package enum Content: Sendable, Hashable {
        /// A value that holds no others.
        case scalar(JSONValue)
        /// A list.
        case array([JSONNode])
        /// An object with all its members, also those whose name came before.
        case object([Member])
    }

    /// A member of an object.
    package struct Member: Sendable, Hashable {
        /// The name.
        package let key: String
        /// The bytes of the name, its quotes included.
        package let keyRange: Range<Int>
        /// The value.
        package let node: JSONNode
    }

    /// What stands here.
    package let content: Content
    /// The bytes that it takes up in the document.
    package let range: Range<Int>

    /// The members, where this is an object; else none.
    package var members: [Member] {
        if case .object(let members) = content { members } else { [] }
    }

    /// The elements, where this is a list; else none.
    package var elements: [JSONNode] {
        if case .array(let elements) = content { elements } else { [] }
    }

    /// The first member named `key`, where this is an object that has one.
    package subscript(key: String) -> JSONNode? { members.first { $0.key == key }?.node }

    /// The value without places; of members with one name the first stays.
    package var value: JSONValue {
        switch content {
        case .scalar(let value): value
        case .array(let elements): .array(elements.map(\.value))
        case .object(let members): .object(JSONObject(members.map { ($0.key, $0.node.value) }))
        }
    }
}

/// Makes values with places.
enum JSONNodeBuilder: JSONBuilding {
    static var keepsRepeatedMembers: Bool { true }

    static func scalar(_ value: JSONValue, in range: Range<Int>) -> JSONNode {
        JSONNode(content: .scalar(value), range: range)
    }

    static func array(_ elements: [JSONNode], in range: Range<Int>) -> JSONNode {
        JSONNode(content: .array(elements), range: range)
    }

    static func member(_ key: String, in range: Range<Int>, _ value: JSONNode) -> JSONNode.Member {
        JSONNode.Member(key: key, keyRange: range, node: value)
    }

    static func key(of member: JSONNode.Member) -> String { member.key }

    static func object(_ members: [JSONNode.Member], in range: Range<Int>) -> JSONNode {
        JSONNode(content: .object(members), range: range)
    }
}
