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

    /// An error at a place.
    public init(offset: Int, line: Int, column: Int, sentence: String) {
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
