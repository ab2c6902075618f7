import Foundation

/// The file behind the tracker queue: a line for each record, and a line for each delivery.
///
/// A record is written before its event reaches the app, its delivery after the answer came. Lines
/// of delivered records are cleared away by putting a new file in place of the old.
final class TrackerLog {
    /// So many instances may run side by side, each with a file of its own; one more than that
    /// delivers from memory only.
    static let mostFiles = 8
    /// The file is rewritten after so many deliveries, unless told otherwise.
    static let mostStrokes = 64
    /// It is also rewritten when it has grown by so many bytes.
    private static let mostGrowth = 1 << 20
    /// A file of ours never becomes this large, so a larger one is not read.
    private static let largestFile = 16 << 20

    private let world: World
    private let clearsAfter: Int
    private var file: URL?
    private var claim: FileClaim?
    private var strokes = 0
    private var growth = 0
    /// A write failed: the file may end in half a line, and lacks what is only in memory.
    private var isBehind = false
    /// Files whose records were taken over but that could not be removed yet.
    private var leftovers: [Source] = []
    /// What is done with while there are leftovers: no deletion is cleared away as long as its
    /// record could come back from there.
    private var owed: [String] = []

    /// A file and the right to it.
    private struct Source {
        let file: URL
        let claim: FileClaim
    }

    init(world: World, clearsAfter: Int = mostStrokes) {
        self.world = world
        self.clearsAfter = clearsAfter
    }

    /// Takes over what earlier runs left behind, oldest first.
    ///
    /// A file belongs to the process that has claimed it, so that two that run at once never call
    /// the same tracker; what a process left behind when it ended goes to the next that starts.
    func open() -> [TrackerRecord] {
        let sizes = sizes()
        var found: [Data] = []
        for number in 1...Self.mostFiles {
            let name = world.folders.state.appendingPathComponent("trackers-\(number)")
            let source = name.appendingPathExtension("log")
            let size = sizes[source.lastPathComponent]
            // One file is ours whether it is there or not; of the others only what was left behind.
            // What cannot be read, as before a device's first unlock, is left to a later run.
            guard claim == nil || size != nil, size ?? 0 <= Self.largestFile,
                let claim = world.files.claim(name.appendingPathExtension("lock")),
                let contents = try? world.files.read(source) ?? Data()
            else { continue }
            found.append(contents)
            removeDrafts(of: source, among: sizes.keys)
            if self.claim == nil {
                (file, self.claim) = (source, claim)
            } else {
                leftovers.append(Source(file: source, claim: claim))
            }
        }
        let now = world.wallClock().timeIntervalSince1970
        let (records, done) = Self.read(found, now: now)
        if !leftovers.isEmpty { owed = done }
        if found.contains(where: { !$0.isEmpty }) || !leftovers.isEmpty {
            // Also frees the end of the file of half a line, to which the next would be added.
            isBehind = !rewrite(records)
        }
        return records
    }

    /// The files that are there, by their names.
    private func sizes() -> [String: Int] {
        let entries = (try? world.files.list(world.folders.state)) ?? []
        return Dictionary(entries.map { ($0.url.lastPathComponent, $0.size) }) { $1 }
    }

    /// A run that ended while it replaced the file may have left a new one half done.
    private func removeDrafts(of file: URL, among names: some Sequence<String>) {
        for name in names.sorted()
        where name.hasPrefix(file.lastPathComponent + ".") && name.hasSuffix(".new") {
            try? world.files.remove(world.folders.state.appendingPathComponent(name))
        }
    }

    /// Writes records down; on disk on return, unless the disk itself fails.
    ///
    /// `all` are these and those that wait already.
    func append(_ records: [TrackerRecord], among all: [TrackerRecord]) {
        write(records.map(TrackerLine.added), all)
    }

    /// Notes that records are done with; `rest` is what remains.
    func strikeOut(_ ids: [String], keeping rest: [TrackerRecord]) {
        guard !ids.isEmpty else { return }
        strokes += ids.count
        if !leftovers.isEmpty { owed += ids }
        if strokes >= clearsAfter || growth >= Self.mostGrowth, rewrite(rest) { return }
        write(ids.map(TrackerLine.done), rest)
    }

    /// A disk that fails must not keep a tracker from being called: the records are in memory too,
    /// and the next write that works puts all of them into a new file.
    private func write(_ lines: [TrackerLine], _ all: [TrackerRecord]) {
        guard let file, !lines.isEmpty else { return }
        if isBehind {
            isBehind = !rewrite(all)
            return
        }
        let data = Data(lines.map(\.text).joined().utf8)
        growth += data.count
        do {
            try world.files.append(file, data)
        } catch {
            isBehind = true
        }
    }

    private func rewrite(_ records: [TrackerRecord]) -> Bool {
        guard let file else { return false }
        do {
            let lines = records.map(TrackerLine.added) + owed.map(TrackerLine.done)
            try world.files.replace(file, Data(lines.map(\.text).joined().utf8))
        } catch {
            return false
        }
        strokes = 0
        growth = 0
        isBehind = false
        // Only now that their records are in our file.
        leftovers.removeAll { (try? world.files.remove($0.file)) != nil }
        if leftovers.isEmpty { owed = [] }
        return true
    }
}

extension TrackerLog {
    /// The records of several logs that are not struck out in any, each once, oldest first.
    ///
    /// A run may have ended when it had taken over the records of a file and not yet removed it.
    static func records(in logs: [Data]) -> [TrackerRecord] { read(logs, now: .infinity).records }

    /// The same, and the identifiers of what is struck out.
    ///
    /// A record from the future, written by a clock that was wrong, begins its life now.
    private static func read(
        _ logs: [Data],
        now: TimeInterval
    ) -> (records: [TrackerRecord], done: [String]) {
        var records: [TrackerRecord] = []
        var known: Set<String> = []
        var done: Set<String> = []
        for line in logs.flatMap(lines) {
            switch line {
            case .added(var record):
                guard known.insert(record.id).inserted else { continue }
                record.time = min(record.time, now)
                records.append(record)
            case .done(let id):
                done.insert(id)
            }
        }
        let rest = records.enumerated().filter { !done.contains($0.element.id) }
            .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
        return (rest, known.intersection(done).sorted())
    }

    /// The lines that make sense; only what has its newline is one.
    private static func lines(of log: Data) -> [TrackerLine] {
        var lines: [TrackerLine] = []
        var rest = [UInt8](log)[...]
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
            // Most of what is not ours shows by its first byte.
            if "+-".utf8.contains(rest[rest.startIndex]),
                let text = String(bytes: rest[..<end], encoding: .utf8),
                let line = TrackerLine(text)
            {
                lines.append(line)
            }
            rest = rest[(end + 1)...]
        }
        return lines
    }
}
