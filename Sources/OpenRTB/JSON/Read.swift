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

    /// The notes on what is missing from the value because it could not be used.
    public var dropped: [Note] { notes.filter { $0.outcome == .dropped } }
}

extension Read: Sendable where Value: Sendable {}
extension Read: Equatable where Value: Equatable {}
