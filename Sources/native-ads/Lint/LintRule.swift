import OpenRTB
import VAST

/// A rule of any of the specifications.
struct LintRule: Sendable {
    let code: String
    let severity: Severity
    let summary: String

    /// Every rule there is, by its code.
    static let all: [LintRule] = {
        let json = Rule.allCases.map {
            LintRule(code: $0.rawValue, severity: $0.severity, summary: $0.summary)
        }
        let xml = VASTRule.allCases.map {
            LintRule(code: $0.rawValue, severity: Severity($0.severity), summary: $0.summary)
        }
        return (json + xml).sorted { $0.code < $1.code }
    }()

    /// Where the rule is explained.
    var page: String { "Documentation/Lint/\(code).md" }
}

extension Severity {
    init(_ severity: VASTSeverity) {
        switch severity {
        case .error: self = .error
        case .warning: self = .warning
        case .note: self = .note
        }
    }
}

extension Finding {
    /// A finding in VAST, at its place there.
    init(_ finding: VASTFinding) {
        self.init(
            line: finding.line,
            column: finding.column,
            // The root has no name in a JSON pointer.
            path: finding.path == "/" ? "" : finding.path,
            severity: Severity(finding.severity),
            code: finding.code,
            message: finding.message.hasSuffix(".")
                ? String(finding.message.dropLast()) : finding.message
        )
    }
}
