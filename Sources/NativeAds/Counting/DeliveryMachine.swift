/// Decides which tracker is called when.
///
/// Each is called at once; after a transport failure again after 10, 60 and 300 seconds and then
/// every 300, at most ten times in one run of the app. An answer to one says nothing about the
/// others: each keeps to its own times, so that a flaky network sees no bursts. Times are uptime
/// but where the name says.
struct DeliveryMachine: Sendable {
    /// The waits after the first, second … failure; the last goes on.
    static let waits = [10.0, 60, 300]
    /// How often a tracker is called in one run.
    static let mostTries = 10
    /// How many records are kept; the oldest go first.
    static let mostRecords = 1000
    /// How long all URLs together may be, in bytes; the oldest go first.
    static let mostBytes = 4 << 20
    /// How old a record may become, in seconds: one week.
    static let longestLife = 7.0 * 24 * 3600
    /// How many calls are under way at once.
    static let mostCalls = 32

    private enum Phase: Sendable, Equatable {
        /// Written down, but the app has not heard of its event yet.
        case held
        /// Called next at this time.
        case waiting(Double)
        /// Being called.
        case underWay
        /// Called often enough in this run.
        case exhausted
    }

    private struct Entry: Sendable {
        let record: TrackerRecord
        var phase: Phase
        var tries = 0

        /// When it is called next, if it waits for a time.
        var due: Double? {
            if case .waiting(let time) = phase { time } else { nil }
        }
    }

    private var entries: [Entry] = []

    /// What has not been delivered, oldest first.
    var records: [TrackerRecord] { entries.map(\.record) }

    /// How many have not been delivered.
    var count: Int { entries.count }

    /// When `takeDue` has something to give next; `nil` if nothing is waiting for a time.
    var nextDue: Double? {
        guard callsUnderWay < Self.mostCalls else { return nil }
        return entries.compactMap(\.due).min()
    }

    /// Takes in records that an earlier run left: they are due at once.
    mutating func add(_ records: [TrackerRecord], at time: Double) {
        entries += records.map { Entry(record: $0, phase: .waiting(time)) }
    }

    /// Takes in records that wait for `release`.
    mutating func hold(_ records: [TrackerRecord]) {
        entries += records.map { Entry(record: $0, phase: .held) }
    }

    /// Makes held records due.
    mutating func release(_ ids: [String], at time: Double) {
        for index in entries.indices
        where entries[index].phase == .held && ids.contains(entries[index].record.id) {
            entries[index].phase = .waiting(time)
        }
    }

    /// Gives what is to be called now; each must be followed by `delivered` or `failed`.
    mutating func takeDue(at time: Double) -> [TrackerRecord] {
        var taken: [TrackerRecord] = []
        var room = Self.mostCalls - callsUnderWay
        for index in entries.indices {
            guard room > 0 else { break }
            guard let due = entries[index].due, due <= time else { continue }
            entries[index].phase = .underWay
            entries[index].tries += 1
            taken.append(entries[index].record)
            room -= 1
        }
        return taken
    }

    /// An HTTP answer came, whatever its status.
    mutating func delivered(_ id: String) {
        entries.removeAll { $0.record.id == id }
    }

    /// The transport failed.
    mutating func failed(_ id: String, at time: Double) {
        guard let index = entries.firstIndex(where: { $0.record.id == id }) else { return }
        let tries = entries[index].tries
        entries[index].phase =
            tries < Self.mostTries
            ? .waiting(time + Self.waits[min(tries, Self.waits.count) - 1]) : .exhausted
    }

    /// Drops what is too old and says which records those were.
    mutating func dropOld(wallClock: Double) -> [String] {
        drop { wallClock - $0.record.time > Self.longestLife }
    }

    /// Drops what is too much and says which records those were.
    mutating func dropExcess() -> [String] {
        var excess = entries.count - Self.mostRecords
        var excessBytes = entries.reduce(-Self.mostBytes) { $0 + $1.record.size }
        guard excess > 0 || excessBytes > 0 else { return [] }
        return drop { entry in
            guard excess > 0 || excessBytes > 0 else { return false }
            excess -= 1
            excessBytes -= entry.record.size
            return true
        }
    }

    private mutating func drop(where isUnwanted: (Entry) -> Bool) -> [String] {
        let dropped = entries.filter { $0.phase != .underWay && isUnwanted($0) }.map(\.record.id)
        let gone = Set(dropped)
        entries.removeAll { gone.contains($0.record.id) }
        return dropped
    }

    private var callsUnderWay: Int { entries.count { $0.phase == .underWay } }
}
