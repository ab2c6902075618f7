/// A subcommand: its name, its help page and what it does.
///
/// Each lives in a file of its own as a static member, and `Program.standard` lists it.
struct Command: Sendable {
    /// As typed after `native-ads`; two words where subcommands form a group.
    let name: String
    /// One sentence for the list of subcommands.
    let summary: String
    /// What follows the options, as the usage line shows it: `FILE`, `LOG REPORT`, or nothing.
    var operands = ""
    /// How many operands there must be.
    var operandCount = 0...0
    /// More for the help page: paragraphs of lines no longer than 78 characters.
    var details = ""
    var options: [Option] = []
    /// A whole command that works.
    let example: String
    let run: @MainActor @Sendable (Arguments, Console) async throws(CommandError) -> ExitStatus

    var words: [String] { name.split(separator: " ").map(String.init) }
}
