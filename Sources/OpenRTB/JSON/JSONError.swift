/// Why a text is no JSON, and where.
public struct JSONError: Error, Sendable, Hashable {
    /// How many bytes lie before the place.
    public let offset: Int
    /// The line, from 1.
    public let line: Int
    /// The column in UTF-8 bytes, from 1.
    public let column: Int
    /// What is wrong, in one sentence without a full stop.
    public let sentence: String
    /// What kind of fault it is.
    package let cause: Cause

    /// The kinds of faults that checkers tell apart.
    package enum Cause: Sendable {
        /// The grammar is broken.
        case syntax
        /// Nothing but space is there.
        case empty
        /// More than one value is there.
        case trailing
        /// Too many objects and lists lie inside each other.
        case depth
        /// There are too many bytes.
        case size
    }

    /// An error at a place.
    public init(offset: Int, line: Int, column: Int, sentence: String) {
        self.init(offset: offset, line: line, column: column, sentence: sentence, cause: .syntax)
    }

    init(offset: Int, line: Int, column: Int, sentence: String, cause: Cause) {
        self.cause = cause
        self.offset = offset
        self.line = line
        self.column = column
        self.sentence = sentence
    }
}

extension JSONError: CustomStringConvertible {
    /// The sentence with its place, such as `a comma is missing (line 3, column 7)`.
    public var description: String { "\(sentence) (line \(line), column \(column))" }
}
