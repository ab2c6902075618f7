import Foundation
import Testing

@testable import native_ads

/// The subcommands that read and write files, in a folder of their own.
@MainActor
final class FileCommandTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory
            .appendingPathComponent("native-ads-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func write(_ name: String, _ text: String) throws -> String {
        try Data(text.utf8).write(to: folder.appendingPathComponent(name))
        return path(name)
    }

    @Test func `imports a catalog, and reports that nothing was asked for yet`() async throws {
        let catalog = try write("c.json", #"{"units":[{"id":"home"}]}"#)
        let imported = await Run(["catalog", "import", catalog, "--database", path("a.sqlite")])
        #expect(imported.status == .done)
        #expect(
            imported.out == "imported 1 unit, 0 advertisers, 0 campaigns, 0 creatives, 0 pictures\n"
        )
        let report = await Run(["report", "--database", path("a.sqlite")])
        #expect(report.status == .done && report.out == "Nothing has been asked for yet.\n")
    }

    @Test func `a wrong catalog is bad, with a line for each problem`() async throws {
        let catalog = try write("c.json", #"{"units":[{"id":""},{"id":"b","x":1}]}"#)
        let run = await Run(["catalog", "import", catalog, "--database", path("a.sqlite")])
        #expect(run.status == .bad)
        #expect(
            run.err == """
                native-ads: units[0].id must be a text of 1 to 100 bytes without spaces
                native-ads: units[1].x is not a member that is known here

                """
        )
    }

    @Test func `what cannot be read is one line and status 2`() async throws {
        let text = try write("text", String(repeating: "no database ", count: 400))
        let broken = try write("broken.json", "{")
        let gone = try write(
            "gone.json",
            #"{"advertisers":[{"id":"a","profile":{"logo":"gone.png"}}]}"#
        )
        for words in [
            ["catalog", "import", path("missing"), "--database", path("a.sqlite")],
            ["catalog", "import", broken, "--database", path("a.sqlite")],
            ["catalog", "import", broken, "--database", text],
            ["report", "--database", path("missing")], ["report", "--database", text],
            ["report", "--database", text, "--database", text],
            ["report", "--database", ""], ["serve", "--port", "0", "--database="],
            ["catalog", "import", gone, "--database", path("a.sqlite")],
            ["serve", "--port", "0", "--database", text],
            ["serve", "--port", "0", "--database", path("a.sqlite"), "--catalog", path("missing")],
            ["serve", "--port", "0", "--host", "999.9.9.9", "--database", path("a.sqlite")],
            ["reconcile", broken, broken], ["reconcile", path("missing"), broken],
        ] {
            let run = await Run(words)
            #expect(run.status == .unreadable, "\(words)")
            #expect(run.out.isEmpty && run.err.split(separator: "\n").count == 1, "\(run.err)")
        }
    }

    @Test func `reconcile ends by saying whether both sides agree`() async throws {
        let log = try write(
            "log.jsonl",
            #"{"at":1,"event":"loaded","ad":"A","bid":"b"}"# + "\n"
                + #"{"at":2,"event":"click","ad":"A"}"# + "\n"
        )
        let same = try write("same.json", #"{"events":[{"bid":"b","event":"click"}]}"#)
        let other = try write("other.json", #"{"events":[]}"#)
        let agreed = await Run(["reconcile", log, same])
        #expect(agreed.status == .done)
        #expect(
            agreed.out.hasSuffix(
                "\nThe client's log and the server's report agree, event by event: 1 event.\n"
            )
        )
        let differ = await Run(["reconcile", log, other])
        #expect(differ.status == .bad)
        #expect(
            differ.out.hasSuffix(
                "\nThe client's log has the click of A (bid b), the report has not.\n"
            )
        )
    }
}
