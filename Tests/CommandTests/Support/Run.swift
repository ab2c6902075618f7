import Synchronization

@testable import native_ads

/// What a run of the command line left behind.
struct Run {
    let status: ExitStatus
    let out: String
    let err: String

    /// Runs the program with arguments as a shell would pass them.
    @MainActor
    init(_ words: [String], program: Program = .standard) async {
        let written = Written()
        let console = Console(
            out: { text in written.out.withLock { $0 += text } },
            err: { text in written.err.withLock { $0 += text } }
        )
        status = await program.run(words, console: console)
        out = written.out.withLock { $0 }
        err = written.err.withLock { $0 }
    }

    /// The same, split at spaces.
    @MainActor
    init(_ line: String) async {
        await self.init(line.split(separator: " ").map(String.init))
    }

    private final class Written: Sendable {
        let out = Mutex("")
        let err = Mutex("")
    }
}
