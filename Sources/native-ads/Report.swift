import AdServer
import Foundation
import OpenRTB

extension Command {
    /// `native-ads report`: what was counted.
    static let report = Command(
        name: "report",
        summary: "Show what was asked for, filled, seen and clicked.",
        details: """
            Requests, fills, impressions, viewable impressions, clicks and what was played
            of videos by unit, campaign and creative, while the server runs or not. Several
            databases are added up.
            """,
        options: [
            Option(
                "--database",
                value: "FILE",
                repeats: true,
                help:
                    "SQLite file of a server, may be given several times; default native-ads.sqlite."
            ),
            Option("--json", help: "Print one JSON object in place of tables."),
            Option("--events", help: "List every counted event too."),
        ],
        example: "native-ads report --database shop.sqlite --json --events"
    ) { arguments, console throws(CommandError) in
        var report = AdServer.Report()
        let withEvents = arguments.has("--events")
        let paths = arguments.values("--database")
        var seen: Set<String> = []
        for path in paths.isEmpty ? ["native-ads.sqlite"] : paths {
            guard seen.insert(URL(fileURLWithPath: path).resolvingSymlinksInPath().path).inserted
            else {
                throw .usage("\(path) was given twice, its events would count twice")
            }
            do throws(StorageError) {
                try report.add(Database(path: path, mode: .read), withEvents: withEvents)
            } catch {
                throw .unreadable(error.sentence)
            }
        }
        if arguments.has("--json") {
            let now = ServerWorld.live.now()
            console.out(report.json(at: now, withEvents: withEvents).text() + "\n")
        } else {
            console.out(report.text(withEvents: withEvents))
        }
        return .done
    }
}
