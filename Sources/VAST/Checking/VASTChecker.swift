public import Foundation

/// Checks a document against the structure of VAST 2.0 to 4.3.
public enum VASTChecker {
    /// What the rules have to say about a document, in the order of its positions.
    ///
    /// A document that cannot be read has one finding, which says why. After a thousand findings
    /// the rest is not told.
    public static func findings(
        in bytes: Data,
        limits: VASTLimits = .default
    ) -> [VASTFinding] {
        do throws(VASTError) {
            let source = try VASTSource(bytes, limits: limits)
            try source.requireVAST()
            var check = VASTCheck(source)
            check.document()
            return check.findings
        } catch {
            return [
                VASTFinding(
                    rule: rule(of: error),
                    line: error.line ?? 1,
                    column: error.column ?? 1,
                    path: "/",
                    message: error.sentence.hasSuffix(".")
                        ? String(error.sentence.dropLast()) : error.sentence
                )
            ]
        }
    }

    private static func rule(of error: VASTError) -> VASTRule {
        switch error.code {
        case 101: .root
        case 102: .version
        default: error.isExcess ? .limit : .xml
        }
    }
}
