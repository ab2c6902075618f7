import Foundation

/// Pictures that were used last, up to so many bytes.
struct PictureMemory: Sendable {
    private struct Entry: Sendable {
        let picture: Picture
        var lastUse: Int
    }

    private let limit: Int
    private var entries: [URL: Entry] = [:]
    private var cost = 0
    private var uses = 0

    init(limit: Int) {
        self.limit = limit
    }

    mutating func picture(at url: URL) -> Picture? {
        guard var entry = entries[url] else { return nil }
        uses += 1
        entry.lastUse = uses
        entries[url] = entry
        return entry.picture
    }

    mutating func keep(_ picture: Picture, at url: URL) {
        guard picture.data.count <= limit else { return }
        uses += 1
        remove(url)
        entries[url] = Entry(picture: picture, lastUse: uses)
        cost += picture.data.count
        while cost > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
    }

    private mutating func remove(_ url: URL) {
        guard let entry = entries.removeValue(forKey: url) else { return }
        cost -= entry.picture.data.count
    }
}
