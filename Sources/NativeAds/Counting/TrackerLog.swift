import Foundation

/// The file behind the tracker queue: a line for each record, and a line for each delivery.
///
/// `+ ID SECONDS URL` is written before an event reaches the app, `- ID` after the answer came.
/// Only a line with its newline counts, so a write that was cut short never makes up a URL. Lines
/// of delivered records are cleared away by putting a new file in place of the old.
final class TrackerLog {
    /// So many instances may run side by side, each with a file of its own; one more than that
    /// delivers from memory only.
    private static let mostFiles = 8
    /// The file is rewritten after so many deliveries.
    private static let mostStrokes = 64

    private let world: World
    private var file: URL?
    private var claim: FileClaim?
    private var strokes = 0

    init(world: World) {
        self.world = world
    }

    /// Takes over what earlier runs left behind, oldest first.
    ///
    /// A file belongs to the process that has claimed it, so that two that run at once never call
    /// the same tracker; what a process left behind when it ended goes to the next that starts.
    func open() -> [TrackerRecord] {
        var records: [TrackerRecord] = []
        var inherited: [(file: URL, claim: FileClaim)] = []
        for number in 1...Self.mostFiles {
            let name = world.folders.state.appendingPathComponent("trackers-\(number)")
            let file = name.appendingPathExtension("log")
            // One file is ours whether it is there or not; of the others only what was left behind.
            guard claim == nil || contents(of: file) != nil,
                let claim = world.files.claim(name.appendingPathExtension("lock"))
            else { continue }
            records += Self.records(in: contents(of: file) ?? Data())
            if self.claim == nil {
                (self.file, self.claim) = (file, claim)
            } else {
                inherited.append((file, claim))
            }
        }
        records.sort { $0.time < $1.time }
        let isUntouched = inherited.isEmpty && file.flatMap(contents) == nil
        if !isUntouched, rewrite(records) {
            for other in inherited {
                try? world.files.remove(other.file)
            }
        }
        return records
    }

    private func contents(of file: URL) -> Data? {
        (try? world.files.read(file)) ?? nil
    }

    /// Writes records down; on disk on return, unless the disk itself fails.
    func append(_ records: [TrackerRecord]) {
        write(records.map(\.line).joined())
    }

    /// Notes that records are done with; `rest` is what remains.
    func strikeOut(_ ids: [String], keeping rest: [TrackerRecord]) {
        guard !ids.isEmpty else { return }
        strokes += ids.count
        if strokes >= Self.mostStrokes, rewrite(rest) { return }
        write(ids.map { "- \($0)\n" }.joined())
    }

    /// A disk that fails must not keep a tracker from being called: the records are in memory too.
    private func write(_ text: String) {
        guard let file, !text.isEmpty else { return }
        try? world.files.append(file, Data(text.utf8))
    }

    private func rewrite(_ records: [TrackerRecord]) -> Bool {
        guard let file else { return false }
        do {
            try world.files.replace(file, Data(records.map(\.line).joined().utf8))
            strokes = 0
            return true
        } catch {
            return false
        }
    }
}

extension TrackerLog {
    /// The records of a log that are not struck out; lines that make no sense are skipped.
    static func records(in data: Data) -> [TrackerRecord] {
        var records: [TrackerRecord] = []
        var done: Set<String> = []
        for line in data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .dropLast()
        {
            guard let text = String(bytes: line, encoding: .utf8) else { continue }
            if let record = TrackerRecord(line: text) {
                records.append(record)
            } else if text.hasPrefix("- ") {
                done.insert(String(text.dropFirst(2)))
            }
        }
        return records.filter { !done.contains($0.id) }
    }
}

extension TrackerRecord {
    fileprivate init?(line: String) {
        let parts = line.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == "+", !parts[1].isEmpty,
            let time = TimeInterval(parts[2]), time.isFinite,
            let url = URL(string: String(parts[3])), let scheme = url.scheme,
            scheme == "https" || scheme == "http"
        else { return nil }
        self.init(id: String(parts[1]), url: url, time: time)
    }

    fileprivate var line: String { "+ \(id) \(time) \(url.absoluteString)\n" }
}
