/// Makes the reader's result out of the parts that it finds, given with their places in bytes.
protocol JSONBuilding {
    /// What a document becomes.
    associatedtype Value
    /// What a member of an object becomes.
    associatedtype Member

    /// Whether members whose name came before are kept.
    static var keepsRepeatedMembers: Bool { get }

    /// Makes a value that holds no others.
    static func scalar(_ value: JSONValue, in range: Range<Int>) -> Value
    /// Makes a list.
    static func array(_ elements: [Value], in range: Range<Int>) -> Value
    /// Makes a member of an object.
    static func member(_ key: String, in range: Range<Int>, _ value: Value) -> Member
    /// The name of a member.
    static func key(of member: Member) -> String
    /// Makes an object.
    static func object(_ members: [Member], in range: Range<Int>) -> Value
}

/// Makes plain values; places are forgotten.
enum JSONValueBuilder: JSONBuilding {
    static var keepsRepeatedMembers: Bool { false }

    static func scalar(_ value: JSONValue, in range: Range<Int>) -> JSONValue { value }

    static func array(_ elements: [JSONValue], in range: Range<Int>) -> JSONValue {
        .array(elements)
    }

    static func member(
        _ key: String,
        in range: Range<Int>,
        _ value: JSONValue
    ) -> JSONObject.Member { (key, value) }

    static func key(of member: JSONObject.Member) -> String { member.key }

    static func object(_ members: [JSONObject.Member], in range: Range<Int>) -> JSONValue {
        .object(JSONObject(unique: members))
    }
}
