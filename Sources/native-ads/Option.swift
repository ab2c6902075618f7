/// An option that a subcommand takes: `--json`, or one with a value, `--port N`.
struct Option: Sendable {
    /// With its dashes: `--port`.
    let name: String
    /// A second spelling: `-o`.
    var short: String?
    /// What stands for the value in help; nil for a switch.
    var value: String?
    /// Whether it may be given more than once.
    var repeats = false
    let help: String

    init(
        _ name: String,
        short: String? = nil,
        value: String? = nil,
        repeats: Bool = false,
        help: String
    ) {
        self.name = name
        self.short = short
        self.value = value
        self.repeats = repeats
        self.help = help
    }
}
