/// A document that was read, and what the reader had to tolerate or drop on the way.
public struct VASTReading: Sendable, Hashable {
    /// What was read.
    public let document: VASTDocument
    /// What was odd, in the order of the document.
    public let notes: [VASTNote]

    /// A document with its notes.
    public init(_ document: VASTDocument, notes: [VASTNote] = []) {
        self.document = document
        self.notes = notes
    }
}
