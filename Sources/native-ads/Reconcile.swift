import AdServer
import Foundation

extension Command {
    /// `native-ads reconcile`: whether client and server counted the same.
    static let reconcile = Command(
        name: "reconcile",
        summary: "Check that a client's log and a server's report agree.",
        operands: "LOG REPORT",
        operandCount: 2...2,
        details: """
            LOG is a client's log as JSON Lines, REPORT what report --json --events printed.
            Impressions, viewable impressions (50 % for a second; of a video for two), the
            first click of each ad and the first of each event of its video must be in both.
            Exit status 1 where they differ.
            """,
        example: "native-ads reconcile demo/log.jsonl demo/report.json"
    ) { arguments, console throws(CommandError) in
        let (logFile, reportFile) = (arguments.operands[0], arguments.operands[1])
        let log = try readable(logFile) { text throws(ClientLog.Fault) in try ClientLog(text) }
        let counted = try readable(reportFile) { text throws(ClientLog.Fault) in
            try Reconciliation.events(in: text)
        }
        let result = Reconciliation(log, counted)
        console.out(result.text)
        return result.agrees ? .done : .bad
    }

    private static func readable<Value>(
        _ file: String,
        _ read: (String) throws(ClientLog.Fault) -> Value
    ) throws(CommandError) -> Value {
        let text = String(decoding: try NamedFile(file).read(), as: UTF8.self)
        do throws(ClientLog.Fault) {
            return try read(text)
        } catch {
            throw .unreadable("\(file): \(error.sentence)")
        }
    }
}
