/// A value that was read, and what the reader had to tolerate or drop on the way.
public struct Read<Value> {
    /// What was read.
    public let value: Value
    /// What was odd, in the order of the document.
    public let notes: [Note]

    /// A value with its notes.
    public init(_ value: Value, notes: [Note] = []) {
        self.value = value
        self.notes = notes
    }
}

extension Read: Sendable where Value: Sendable {}
extension Read: Equatable where Value: Equatable {}
