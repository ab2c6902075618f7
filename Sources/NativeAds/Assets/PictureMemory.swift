import Foundation

/// Pictures that were used last, up to so many bytes, each as long as its server allows.
struct PictureMemory: Sendable {
    private struct Entry: Sendable {
        let picture: Picture
        let end: Date
        var lastUse: Int
    }

    private let limit: Int
    private var entries: [URL: Entry] = [:]
    private var cost = 0
    private var uses = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func picture(at url: URL, now: Date) -> Picture? {
        guard var entry = entries[url] else { return nil }
        guard now < entry.end else {
            remove(url)
            return nil
        }
        uses += 1
        entry.lastUse = uses
        entries[url] = entry
        return entry.picture
    }

    mutating func keep(_ picture: Picture, at url: URL, until end: Date) {
        guard picture.data.count <= limit else { return }
        uses += 1
        remove(url)
        entries[url] = Entry(picture: picture, end: end, lastUse: uses)
        cost += picture.data.count
        while cost > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
    }

    /// Lets all of them go.
    mutating func clear() {
        entries = [:]
        cost = 0
    }

    private mutating func remove(_ url: URL) {
        guard let entry = entries.removeValue(forKey: url) else { return }
        cost -= entry.picture.data.count
    }
}
