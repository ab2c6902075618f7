/// Decides which tracker is called when.
///
/// Each is called at once; after a transport failure again after 10, 60 and 300 seconds and then
/// every 300, at most ten times in one run of the app. Times are uptime but where the name says.
struct DeliveryMachine: Sendable {
    /// The waits after the first, second … failure; the last goes on.
    static let waits = [10.0, 60, 300]
    /// How often a tracker is called in one run.
    static let mostTries = 10
    /// How many records are kept; the oldest go first.
    static let mostRecords = 1000
    /// How old a record may become, in seconds: one week.
    static let longestLife = 7.0 * 24 * 3600
    /// How many calls are under way at once.
    static let mostCalls = 32

    private struct Entry: Sendable {
        let record: TrackerRecord
        var tries = 0
        /// When it is called next; `nil` while it is being called and after its last try.
        var due: Double?
        var isUnderWay = false
    }

    private var entries: [Entry] = []

    /// What has not been delivered, oldest first.
    var records: [TrackerRecord] { entries.map(\.record) }

    /// When `takeDue` has something to give next; `nil` if nothing is waiting for a time.
    var nextDue: Double? {
        guard callsUnderWay < Self.mostCalls else { return nil }
        return entries.compactMap(\.due).min()
    }

    mutating func add(_ records: [TrackerRecord], at time: Double) {
        entries += records.map { Entry(record: $0, due: time) }
    }

    /// Gives what is to be called now; each must be followed by `delivered` or `failed`.
    mutating func takeDue(at time: Double) -> [TrackerRecord] {
        var taken: [TrackerRecord] = []
        var room = Self.mostCalls - callsUnderWay
        for index in entries.indices {
            guard room > 0 else { break }
            guard let due = entries[index].due, due <= time else { continue }
            entries[index].due = nil
            entries[index].isUnderWay = true
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
        entries[index].isUnderWay = false
        guard tries < Self.mostTries else { return }
        entries[index].due = time + Self.waits[min(tries, Self.waits.count) - 1]
    }

    /// Drops what is too old and says which records those were.
    mutating func dropOld(wallClock: Double) -> [String] {
        drop { wallClock - $0.record.time > Self.longestLife }
    }

    /// Drops what is too much and says which records those were.
    mutating func dropExcess() -> [String] {
        var excess = entries.count - Self.mostRecords
        guard excess > 0 else { return [] }
        return drop { _ in
            excess -= 1
            return excess >= 0
        }
    }

    private mutating func drop(where isUnwanted: (Entry) -> Bool) -> [String] {
        let dropped = entries.filter { !$0.isUnderWay && isUnwanted($0) }.map(\.record.id)
        let gone = Set(dropped)
        entries.removeAll { gone.contains($0.record.id) }
        return dropped
    }

    private var callsUnderWay: Int { entries.count(where: \.isUnderWay) }
}
