import NativeAds
import OpenRTB

/// The command line as a whole: finds the subcommand, answers help and version, and says what is wrong in one line.
struct Program: Sendable {
    static let standard = Program(commands: [
        .serve, .catalogImport, .report, .reconcile, .preview, .lint, .inspect, .request,
        .replay,
    ])

    /// In the order in which help lists them; a name may be of two words (`catalog import`).
    let commands: [Command]

    /// Runs what `words` (without the program's own name) ask for and returns the exit status.
    @MainActor
    func run(_ words: [String], console: Console) async -> ExitStatus {
        do {
            return try await dispatch(words, console: console)
        } catch let error {
            console.err("native-ads: \(error.sentence)\n")
            return error.status
        }
    }

    @MainActor
    private func dispatch(
        _ words: [String],
        console: Console
    ) async throws(CommandError) -> ExitStatus {
        switch words.first {
        case nil, "--help", "-h":
            console.out(HelpPage(self).text)
        case "--version":
            console.out("\(NativeAds.version)\n")
        case "help":
            console.out(try help(for: Array(words.dropFirst())))
        default:
            if words.count == 2, Self.asksForHelp(words[1...]), let group = group(words[0]) {
                console.out(group)
                return .done
            }
            let (command, rest) = try find(words)
            if Self.asksForHelp(rest.prefix { $0 != "--" }) {
                console.out(HelpPage(command).text)
                return .done
            }
            return try await command.run(Arguments(rest, for: command), console)
        }
        return .done
    }

    private static func asksForHelp(_ words: ArraySlice<String>) -> Bool {
        words.contains { $0 == "--help" || $0 == "-h" }
    }

    /// The pages of the subcommands of two words that begin with `word`; `nil` where there is none.
    private func group(_ word: String) -> String? {
        let group = commands.filter { $0.words.count > 1 && $0.words[0] == word }
        return group.isEmpty ? nil : group.map { HelpPage($0).text }.joined(separator: "\n")
    }

    private func help(for words: [String]) throws(CommandError) -> String {
        guard !words.isEmpty else { return HelpPage(self).text }
        if words.count == 1, let group = group(words[0]) { return group }
        return HelpPage(try find(words).command).text
    }

    private func find(_ words: [String]) throws(CommandError) -> (command: Command, rest: [String])
    {
        for command in commands where words.starts(with: command.words) {
            return (command, Array(words.dropFirst(command.words.count)))
        }
        let group = commands.filter { $0.words[0] == words[0] }
        guard group.isEmpty else {
            let asked = words.prefix(2).joined(separator: " ")
            let names = group.map { "\"\($0.name)\"" }.joined(separator: ", ")
            throw .usage("\"\(asked)\" is not a subcommand; there is \(names)")
        }
        let hint = Suggestion.sentence(
            for: words[0],
            among: commands.map { $0.words[0] } + ["help", "--help", "--version"]
        )
        throw .usage("unknown subcommand \"\(words[0])\"\(hint); see native-ads --help")
    }
}
