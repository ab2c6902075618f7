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
    /// A write failed: the file may end in half a line, and lacks what is only in memory.
    private var isBehind = false

    init(world: World) {
        self.world = world
    }

    /// Takes over what earlier runs left behind, oldest first.
    ///
    /// A file belongs to the process that has claimed it, so that two that run at once never call
    /// the same tracker; what a process left behind when it ended goes to the next that starts.
    func open() -> [TrackerRecord] {
        var found: [Data] = []
        var inherited: [(file: URL, claim: FileClaim)] = []
        for number in 1...Self.mostFiles {
            let name = world.folders.state.appendingPathComponent("trackers-\(number)")
            let file = name.appendingPathExtension("log")
            // One file is ours whether it is there or not; of the others only what was left behind.
            // What cannot be read, as before a device's first unlock, is left to a later run.
            guard claim == nil || isThere(file),
                let claim = world.files.claim(name.appendingPathExtension("lock")),
                let contents = try? world.files.read(file) ?? Data()
            else { continue }
            found.append(contents)
            if self.claim == nil {
                (self.file, self.claim) = (file, claim)
            } else {
                inherited.append((file, claim))
            }
        }
        let records = Self.records(in: found).sorted { $0.time < $1.time }
        let isUntouched = inherited.isEmpty && !(file.map(isThere) ?? false)
        if !isUntouched, rewrite(records) {
            for other in inherited {
                try? world.files.remove(other.file)
            }
        }
        return records
    }

    private func isThere(_ file: URL) -> Bool {
        ((try? world.files.read(file)) ?? nil) != nil
    }

    /// Writes records down; on disk on return, unless the disk itself fails.
    ///
    /// `all` are these and those that wait already.
    func append(_ records: [TrackerRecord], among all: [TrackerRecord]) {
        write(records.map(\.line).joined(), all)
    }

    /// Notes that records are done with; `rest` is what remains.
    func strikeOut(_ ids: [String], keeping rest: [TrackerRecord]) {
        guard !ids.isEmpty else { return }
        strokes += ids.count
        if strokes >= Self.mostStrokes, rewrite(rest) { return }
        write(ids.map { "- \($0)\n" }.joined(), rest)
    }

    /// A disk that fails must not keep a tracker from being called: the records are in memory too,
    /// and the next write that works puts all of them into a new file.
    private func write(_ text: String, _ all: [TrackerRecord]) {
        guard let file, !text.isEmpty else { return }
        if isBehind {
            _ = rewrite(all)
            return
        }
        do {
            try world.files.append(file, Data(text.utf8))
        } catch {
            isBehind = true
        }
    }

    private func rewrite(_ records: [TrackerRecord]) -> Bool {
        guard let file else { return false }
        do {
            try world.files.replace(file, Data(records.map(\.line).joined().utf8))
            strokes = 0
            isBehind = false
            return true
        } catch {
            return false
        }
    }
}

extension TrackerLog {
    /// The records of a log that are not struck out; lines that make no sense are skipped.
    static func records(in data: Data) -> [TrackerRecord] { records(in: [data]) }

    /// The records of several logs, each once: a run may have ended when it had taken over the
    /// records of a file and not yet removed it.
    static func records(in logs: [Data]) -> [TrackerRecord] {
        var records: [TrackerRecord] = []
        var known: Set<String> = []
        var done: Set<String> = []
        for text in logs.flatMap(lines) {
            if let record = TrackerRecord(line: text) {
                if known.insert(record.id).inserted { records.append(record) }
            } else if text.hasPrefix("- ") {
                done.insert(String(text.dropFirst(2)))
            }
        }
        return records.filter { !done.contains($0.id) }
    }

    private static func lines(of log: Data) -> [String] {
        log.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            .compactMap { String(bytes: $0, encoding: .utf8) }
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
