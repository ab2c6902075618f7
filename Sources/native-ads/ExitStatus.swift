/// What a process tells its caller when it ends.
enum ExitStatus: Int32, Sendable {
    /// Done what was asked.
    case done = 0
    /// The thing examined is bad.
    case bad = 1
    /// The input could not be read or the arguments are wrong.
    case unreadable = 2
}
