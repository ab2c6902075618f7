/// Help as it is printed: plain text, at most 80 columns.
struct HelpPage: Sendable {
    let text: String

    /// The first page: what there is.
    init(_ program: Program) {
        let rows =
            program.commands.map { ("native-ads \($0.name)", $0.summary) }
            + [("native-ads help NAME", "Explain a subcommand, with an example.")]
        text = """
            native-ads: sell, serve, count and look at native ads.

            Subcommands
            \(Self.table(rows))

            Options
            \(Self.table([("--help", "Show this page."), ("--version", "Show the version.")]))

            Exit status: 0 done; 1 the thing examined is bad; 2 the input could not be
            read or the arguments are wrong.

            """
    }

    /// The page of one subcommand.
    init(_ command: Command) {
        let optional = command.options.isEmpty ? "" : " [options]"
        let operands = command.operands.isEmpty ? "" : " \(command.operands)"
        var sections = [
            "native-ads \(command.name): \(command.summary)",
            "Usage\n  native-ads \(command.name)\(optional)\(operands)",
        ]
        if !command.details.isEmpty { sections.append(command.details) }
        if !command.options.isEmpty {
            sections.append(
                "Options\n" + Self.table(command.options.map { (Self.title($0), $0.help) })
            )
        }
        sections.append("Example\n" + Self.indented(command.example))
        text = sections.joined(separator: "\n\n") + "\n"
    }

    private static func title(_ option: Option) -> String {
        let names = [option.short, option.name].compactMap { $0 }.joined(separator: ", ")
        return option.value.map { "\(names) \($0)" } ?? names
    }

    private static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
            .joined(separator: "\n")
    }

    /// Two columns, the second one wrapped.
    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { name, help in
            let lines = wrapped(help, to: 80 - width - 4)
            let first =
                "  \(name)" + String(repeating: " ", count: width - name.count + 2) + lines[0]
            let margin = String(repeating: " ", count: width + 4)
            return ([first] + lines.dropFirst().map { margin + $0 }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private static func wrapped(_ text: String, to width: Int) -> [String] {
        var lines = [""]
        for word in text.split(separator: " ") {
            let line = lines[lines.count - 1]
            if line.isEmpty {
                lines[lines.count - 1] = String(word)
            } else if line.count + 1 + word.count <= width {
                lines[lines.count - 1] = "\(line) \(word)"
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
