import Foundation

/// What one run of the app is to do.
struct Orders: Sendable {
    /// Where its files and the ledger are.
    var folder: URL
    /// Names its URLs, and decides which calls fail.
    var seed: UInt64
    /// How many events it counts.
    var events: Int
    /// How many calls of a hundred fail; the last run's none do.
    var failing: Int
    /// At which write it kills itself; `nil` for never.
    var lastWrite: Int?

    /// As words of a command line, and back.
    var words: [String] {
        ["app", folder.path] + [Int(seed), events, failing, lastWrite ?? -1].map(String.init)
    }

    init(folder: URL, seed: UInt64, events: Int, failing: Int, lastWrite: Int? = nil) {
        self.folder = folder
        self.seed = seed
        self.events = events
        self.failing = failing
        self.lastWrite = lastWrite
    }

    init?(_ words: some Collection<String>) {
        let words = Array(words)
        let numbers = words.dropFirst().compactMap { Int($0) }
        guard words.count == 5, numbers.count == 4, numbers[0] >= 0 else { return nil }
        self.init(
            folder: URL(fileURLWithPath: words[0], isDirectory: true),
            seed: UInt64(numbers[0]),
            events: numbers[1],
            failing: numbers[2],
            lastWrite: numbers[3] < 0 ? nil : numbers[3]
        )
    }
}
