/// The object that a value was read from, as its sender wrote it.
///
/// It is no part of what the value says: any two are equal.
package struct ReceivedObject: Sendable {
    /// The object; empty for a value that was made here.
    package let object: JSONObject

    package init(_ object: JSONObject = [:]) { self.object = object }
}

extension ReceivedObject: Hashable {
    package static func == (one: ReceivedObject, other: ReceivedObject) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
