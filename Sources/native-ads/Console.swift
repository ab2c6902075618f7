import Foundation

/// Where a subcommand writes; tests put in their own ends.
struct Console: Sendable {
    /// Standard output, exactly as given.
    let out: @Sendable (String) -> Void
    /// Standard error, exactly as given.
    let err: @Sendable (String) -> Void

    /// The process's own streams, unbuffered, so that a watcher sees each line at once.
    static let standard = Console(
        out: { write($0, to: .standardOutput) },
        err: { write($0, to: .standardError) }
    )

    /// A reader that went away is no reason to fail.
    private static func write(_ text: String, to file: FileHandle) {
        try? file.write(contentsOf: Data(text.utf8))
    }
}
