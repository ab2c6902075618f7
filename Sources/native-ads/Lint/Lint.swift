import Foundation
import OpenRTB

extension Command {
    /// `native-ads lint`: what is wrong with requests, responses, native ads and VAST.
    static let lint = Command(
        name: "lint",
        summary: "Check requests, responses, native ads and VAST.",
        operands: "FILE...",
        operandCount: 0...10_000,
        details: """
            Holds each FILE (- is standard input) against OpenRTB 2.6, Native 1.2 and VAST
            2.0 to 4.3, with native requests, markup and VAST that lie inside of it, and
            prints a line a finding: FILE:LINE:COLUMN: error|warning|note: what [code].

            An error is what makes an exchange or a player reject the thing; a warning is
            what loses money or data; a note is deprecated or odd. Each code has a page:
            Documentation/Lint/CODE.md says why, and how to mend it.

            Exit status 1 where there is an error, 2 where a FILE cannot be read.
            """,
        options: [
            Option(
                "--kind",
                value: "KIND",
                help: "auto (default), request, response, native-request, native or vast."
            ),
            Option("--json", help: "Print a JSON object a finding."),
            Option("--explain", value: "CODE", help: "Say what a code means, and read no file."),
        ],
        example: "native-ads lint response.json --kind response"
    ) { arguments, console throws(CommandError) in
        if let code = arguments.value("--explain") {
            console.out(try explanation(of: code))
            return .done
        }
        guard !arguments.operands.isEmpty else {
            throw .usage("lint needs at least one FILE; see native-ads help lint")
        }
        let kind = try kind(arguments.value("--kind") ?? "auto")
        return lint(arguments.operands, as: kind, json: arguments.has("--json"), console)
    }

    /// Far more than any document that is taken on, and little enough to hold in memory.
    private static let mostBytes = 64 << 20

    private static func lint(
        _ paths: [String],
        as kind: DocumentKind?,
        json: Bool,
        _ console: Console
    ) -> ExitStatus {
        var isBad = false
        var isUnreadable = false
        for path in paths {
            do throws(CommandError) {
                let bytes = try NamedFile(path).read(atMost: mostBytes)
                let file = LintedFile(path, bytes: bytes, as: kind)
                console.out(json ? file.jsonLines : file.text)
                isBad = isBad || file.isBad
            } catch {
                // The other files are worth a look all the same.
                console.err("native-ads: \(error.sentence)\n")
                isUnreadable = true
            }
        }
        return isUnreadable ? .unreadable : isBad ? .bad : .done
    }

    private static func kind(_ name: String) throws(CommandError) -> DocumentKind? {
        if name == "auto" { return nil }
        guard let kind = DocumentKind(rawValue: name) else {
            let names = DocumentKind.allCases.map(\.rawValue).joined(separator: ", ")
            throw .usage("--kind must be auto, \(names), not \"\(name)\"")
        }
        return kind
    }

    private static func explanation(of code: String) throws(CommandError) -> String {
        guard let rule = LintRule.all.first(where: { $0.code == code }) else {
            let hint = Suggestion.sentence(for: code, among: LintRule.all.map(\.code))
            throw .usage("there is no code \"\(code)\"\(hint)")
        }
        return "\(rule.code) (\(rule.severity.rawValue)): \(rule.summary)\nSee \(rule.page)\n"
    }
}
