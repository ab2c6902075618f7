import Foundation
import OpenRTB
import VAST

/// A file with what is wrong in it.
struct LintedFile: Sendable {
    let name: String
    let findings: [Finding]

    /// Checks `bytes`; without a kind they tell themselves what they are.
    init(_ name: String, bytes: Data, as kind: DocumentKind?) {
        self.name = name
        findings = DocumentCheck.findings(in: bytes, as: kind) { vast in
            VASTChecker.findings(in: vast).map(Finding.init)
        }
    }

    /// Whether an exchange or a player would reject it.
    var isBad: Bool { findings.contains { $0.severity == .error } }

    /// A line a finding, for people and for editors.
    var text: String {
        findings.map { finding in
            "\(name):\(finding.line):\(finding.column): \(finding.severity.rawValue): "
                + "\(Self.oneLine(finding.message)) [\(finding.code)]\n"
        }.joined()
    }

    /// A JSON object a finding, each on a line of its own.
    var jsonLines: String {
        findings.map { finding in
            let object: JSONObject = [
                "file": JSONValue(name), "line": JSONValue(finding.line),
                "column": JSONValue(finding.column), "path": JSONValue(finding.path),
                "severity": JSONValue(finding.severity.rawValue),
                "code": JSONValue(finding.code), "message": JSONValue(finding.message),
            ]
            return JSONValue.object(object).text() + "\n"
        }.joined()
    }

    /// What is quoted from a document must not break the line, nor steer a terminal.
    private static func oneLine(_ message: String) -> String {
        String(
            String.UnicodeScalarView(
                message.unicodeScalars.map { scalar in
                    scalar.properties.generalCategory == .control ? " " : scalar
                }
            )
        )
    }
}
