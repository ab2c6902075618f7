public import Foundation

/// Checks a document against the structure of VAST 2.0 to 4.3.
public enum VASTChecker {
    /// What the rules have to say about a document, in the order of its positions.
    public static func findings(
        in bytes: Data,
        limits: VASTLimits = .default
    ) -> [VASTFinding] {
        do throws(VASTError) {
            let source = try VASTSource(bytes, limits: limits)
            try source.requireVAST()
            return []
        } catch {
            let rule: VASTRule =
                switch error.code {
                case 101: .root
                case 102: .version
                default: .xml
                }
            return [
                VASTFinding(
                    rule: rule,
                    line: error.line ?? 1,
                    column: error.column ?? 1,
                    path: "/",
                    message: error.sentence
                )
            ]
        }
    }
}
