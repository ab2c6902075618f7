/// Something that a rule has to say about a document.
public struct VASTFinding: Sendable, Hashable {
    /// The rule.
    public let rule: VASTRule
    /// The line, from 1.
    public let line: Int
    /// The UTF-8 byte in the line, from 1.
    public let column: Int
    /// Where, such as `/VAST/Ad[2]/InLine/Impression[1]`, with `/@name` for an attribute.
    public let path: String
    /// What is wrong here, in one sentence without a full stop.
    public let message: String

    /// A finding of a rule at a place.
    public init(rule: VASTRule, line: Int, column: Int, path: String, message: String) {
        self.rule = rule
        self.line = line
        self.column = column
        self.path = path
        self.message = message
    }

    /// The rule's code, such as `vast.mediafile.type`.
    public var code: String { rule.rawValue }
    /// How bad it is.
    public var severity: VASTSeverity { rule.severity }
}
