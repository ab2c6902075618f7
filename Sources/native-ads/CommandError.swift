/// Why a subcommand stopped: one sentence for standard error, and the exit status.
struct CommandError: Error, Equatable {
    let status: ExitStatus
    let sentence: String

    /// The arguments are wrong: exit status 2.
    static func usage(_ sentence: String) -> CommandError {
        CommandError(status: .unreadable, sentence: sentence)
    }

    /// What was named cannot be opened or read: exit status 2.
    static func unreadable(_ sentence: String) -> CommandError {
        CommandError(status: .unreadable, sentence: sentence)
    }

    /// The thing examined is bad: exit status 1.
    static func bad(_ sentence: String) -> CommandError {
        CommandError(status: .bad, sentence: sentence)
    }
}
