/// Why bytes could not be read as a VAST document.
public struct VASTError: Error, Sendable, Hashable {
    /// VAST's code: 100 is no XML, 101 another kind of document, 102 a version that is not read.
    public let code: Int
    /// The line of the fault, from 1, where there is one.
    public let line: Int?
    /// The UTF-8 byte in that line, from 1.
    public let column: Int?
    /// What is wrong, in a sentence that somebody can act on.
    public let sentence: String
    /// The `Error` URLs of a document that could be understood but is refused.
    public let errors: [String]
    /// Whether the document may be well-formed, but is more than is read.
    package var isExcess = false

    /// A fault with VAST's code for it.
    public init(
        code: Int,
        line: Int? = nil,
        column: Int? = nil,
        sentence: String,
        errors: [String] = []
    ) {
        self.code = code
        self.line = line
        self.column = column
        self.sentence = sentence
        self.errors = errors
    }
}

extension VASTError {
    /// The same error, of a document that is more than is read.
    var asExcess: VASTError {
        var error = self
        error.isExcess = true
        return error
    }
}
