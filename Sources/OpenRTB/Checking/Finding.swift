/// Something in a document that a rule is about, and where.
package struct Finding: Sendable, Hashable {
    /// The line in the file, from 1.
    package var line: Int
    /// The column in UTF-8 bytes, from 1.
    package var column: Int
    /// A JSON pointer (RFC 6901) from the root of the file, which goes on inside of documents in
    /// documents: `/seatbid/0/bid/0/adm/assets/2/img/w`.
    package var path: String
    /// What it costs.
    package let severity: Severity
    /// The rule's code, such as `native.asset.kind`.
    package let code: String
    /// What is wrong, in one sentence without a full stop.
    package var message: String

    /// A finding at a place.
    package init(
        line: Int,
        column: Int,
        path: String,
        severity: Severity,
        code: String,
        message: String
    ) {
        self.line = line
        self.column = column
        self.path = path
        self.severity = severity
        self.code = code
        self.message = message
    }
}
