import Foundation
import OpenRTB
import Testing

@testable import native_ads

@MainActor
struct ProgramTests {
    @Test(arguments: ["--version"])
    func `prints its version`(line: String) async throws {
        let run = await Run(line)
        #expect(run.status == .done && run.out == "0.1.0\n" && run.err.isEmpty)
        let sent = try await Run("request").object["imp"]?[0]?["displaymanagerver"]?.string
        #expect(sent.map { $0 + "\n" } == run.out)
    }

    @Test(arguments: ["", "--help", "-h", "help"])
    func `the first page lists every subcommand`(line: String) async {
        let run = await Run(line)
        #expect(run.status == .done && run.err.isEmpty)
        for command in Program.standard.commands {
            #expect(run.out.contains("  native-ads \(command.name) "))
        }
    }

    @Test func `every subcommand has a page with an example that its own arguments accept`()
        async throws
    {
        for command in Program.standard.commands {
            let page = await Run("help \(command.name)")
            #expect(page.status == .done)
            #expect(await Run("\(command.name) --help").out == page.out)
            #expect(page.out.contains("\nExample\n  native-ads \(command.name)"))
            #expect(
                page.out.split(separator: "\n").allSatisfy { $0.count <= 82 },
                "\(command.name)"
            )
            for option in command.options { #expect(page.out.contains(option.name)) }
            for line in command.example.split(separator: "\n") where line.hasPrefix("native-ads") {
                let words = line.split(separator: " ").map(String.init).dropFirst(
                    1 + command.words.count
                )
                _ = try Arguments(Array(words), for: command)
            }
        }
    }

    @Test func `files of the project that an example names are there`() {
        var root = URL(fileURLWithPath: #filePath)
        for _ in 1...3 { root.deleteLastPathComponent() }
        for command in Program.standard.commands {
            for word in command.example.split(whereSeparator: \.isWhitespace)
            where word.hasPrefix("Tests/") {
                let path = root.appendingPathComponent(String(word)).path
                #expect(FileManager.default.fileExists(atPath: path), "\(word)")
            }
        }
    }

    @Test(arguments: ["catalog --help", "catalog -h"])
    func `half a name shows the pages that begin with it`(line: String) async {
        let run = await Run(line)
        #expect(run.status == .done && run.err.isEmpty)
        #expect(run.out == HelpPage(.catalogImport).text)
    }

    @Test(arguments: [
        (
            "srve",
            "native-ads: unknown subcommand \"srve\", did you mean serve?; see native-ads --help\n"
        ),
        ("zzzzzzzz", "native-ads: unknown subcommand \"zzzzzzzz\"; see native-ads --help\n"),
        ("catalog", "native-ads: \"catalog\" is not a subcommand; there is \"catalog import\"\n"),
        (
            "catalog improt",
            "native-ads: \"catalog improt\" is not a subcommand; there is \"catalog import\"\n"
        ),
        ("report --jsn", "native-ads: report has no option --jsn, did you mean --json?\n"),
        ("report --json=1", "native-ads: --json is a switch and takes no value\n"),
        ("report --json --json", "native-ads: --json was given twice\n"),
        ("report --database", "native-ads: --database needs a value: --database FILE\n"),
        (
            "report file",
            "native-ads: report takes nothing besides options, not 1 operand; see native-ads help report\n"
        ),
        (
            "reconcile a",
            "native-ads: reconcile takes LOG REPORT besides options, not 1 operand; see native-ads help reconcile\n"
        ),
        (
            "serve --port 65536",
            "native-ads: --port must be a whole number from 0 to 65535, not \"65536\"\n"
        ),
        (
            "serve --port x",
            "native-ads: --port must be a whole number from 0 to 65535, not \"x\"\n"
        ),
        (
            "serve --base-url ads.example",
            "native-ads: --base-url must be an http or https URL without a query, not \"ads.example\"\n"
        ),
        ("help nothing", "native-ads: unknown subcommand \"nothing\"; see native-ads --help\n"),
    ])
    func `says in one line what is wrong with the arguments`(line: String, sentence: String) async {
        let run = await Run(line)
        #expect(run.status == .unreadable && run.out.isEmpty)
        #expect(run.err == sentence)
    }

    private static let command = Command(
        name: "try",
        summary: "Try.",
        operands: "FILE...",
        operandCount: 0...9,
        options: [
            Option("--name", short: "-n", value: "NAME", help: "A name."),
            Option("--tag", value: "TAG", repeats: true, help: "A tag."),
            Option("--all", help: "All."),
        ],
        example: "native-ads try"
    ) { _, _ in .done }

    @Test func `sorts options from operands`() throws {
        let words = ["a", "--name=x=y", "-", "--tag", "1", "--all", "--tag=2", "--", "--all", "-n"]
        let arguments = try Arguments(words, for: Self.command)
        #expect(arguments.operands == ["a", "-", "--all", "-n"])
        #expect(arguments.value("--name") == "x=y" && arguments.has("--all"))
        #expect(arguments.values("--tag") == ["1", "2"])
        #expect(try Arguments(["-n", "--tag"], for: Self.command).value("--name") == "--tag")
    }

    @Test func `a giant word costs nothing and suggests nothing`() {
        let word = String(repeating: "a", count: 1_000_000)
        #expect(Suggestion.sentence(for: word, among: ["serve"]).isEmpty)
    }
}
