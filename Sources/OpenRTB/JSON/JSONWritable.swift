/// What can be the value of a member when an object of the protocol is written.
protocol JSONWritable {
    /// The value; nil to leave the member out.
    var written: JSONValue? { get }
}

extension JSONObject {
    /// An object of those `members` that have something to say.
    init(writing members: [(String, any JSONWritable)]) {
        self.init(
            unique: members.compactMap { key, value in value.written.map { (key, $0) } }
        )
    }
}

extension JSONValue: JSONWritable {
    var written: JSONValue? { self }
}

extension JSONObject: JSONWritable {
    var written: JSONValue? { isEmpty ? nil : .object(self) }
}

extension String: JSONWritable {
    var written: JSONValue? { .string(self) }
}

extension Int: JSONWritable {
    var written: JSONValue? { JSONValue(self) }
}

extension Double: JSONWritable {
    var written: JSONValue? { JSONValue(self) }
}

extension Bool: JSONWritable {
    /// The protocol writes truth values as 0 and 1.
    var written: JSONValue? { self ? 1 : 0 }

    /// This, unless it is false, which then is the default and left out.
    var unlessFalse: Bool? { self ? true : nil }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
    var written: JSONValue? {
        // No key path: in generic code each use builds one at run time.
        if let self { self.written } else { nil }
    }
}

extension Array: JSONWritable where Element: JSONWritable {
    /// Empty lists are left out.
    var written: JSONValue? { isEmpty ? nil : .array(compactMap { $0.written }) }
}
