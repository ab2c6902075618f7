import Foundation
import NativeAds

/// What happened, in order, by all runs together: a line each, in a file that only grows.
///
/// A process that is killed loses nothing that it wrote before; the system keeps it.
struct Ledger: Sendable {
    /// What can happen to a URL.
    enum Fact: Character, Sendable {
        /// Its event reached the app: it was written down.
        case promised = "P"
        /// It reached the server.
        case sent = "S"
        /// That it was answered has been written down.
        case acknowledged = "A"
    }

    private let file: Int32

    init(in folder: URL) throws {
        let path = Self.file(in: folder).path
        file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw CocoaError(.fileWriteUnknown) }
    }

    static func file(in folder: URL) -> URL { folder.appendingPathComponent("ledger.txt") }

    /// One write: lines of two processes do not mix.
    func note(_ fact: Fact, _ urls: some Sequence<String>) {
        let bytes = Array(urls.map { "\(fact.rawValue) \($0)\n" }.joined().utf8)
        guard !bytes.isEmpty else { return }
        precondition(write(file, bytes, bytes.count) == bytes.count, "The ledger cannot be kept.")
    }

    /// All facts so far.
    static func read(in folder: URL) throws -> [(fact: Fact, url: String)] {
        try String(contentsOf: file(in: folder), encoding: .utf8).split(separator: "\n").map {
            guard let letter = $0.first, let fact = Fact(rawValue: letter) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            return (fact, String($0.dropFirst(2)))
        }
    }
}
