import Foundation

/// Pictures or videos in a folder of the caches, up to so many bytes; those used last stay.
struct MediaDisk: Sendable {
    /// How old a draft is of which a crash made a leftover, in seconds: one hour.
    private static let longestWriting = 3600.0
    private static let draftEnding = "new"

    private let world: World
    private let name: String
    private let limit: Int
    /// The bytes that are there, once they were counted.
    private var size: Int?
    /// When a file was last read in this run; before, the last writing must do.
    private var uses: [String: Date] = [:]

    init(world: World, folder name: String = "pictures", limit: Int) {
        self.world = world
        self.name = name
        self.limit = limit
    }

    /// What is kept for an address, fresh or not; a file that is damaged goes.
    mutating func media(at url: URL) -> KeptMedia? {
        let place = place(of: url)
        guard let file = (try? world.files.read(place)) ?? nil else { return nil }
        guard let kept = KeptMedia(file, at: url) else {
            try? world.files.remove(place)
            return nil
        }
        uses[place.lastPathComponent] = world.wallClock()
        return kept
    }

    /// Keeps a file as far as its server allows; one over a quarter of the room is not.
    mutating func keep(_ media: KeptMedia) {
        let place = place(of: media.url)
        let life = media.life
        // What is never fresh and cannot be asked for by name would be of no use.
        guard life.isKept, life.fresh > 0 || !media.conditions.isEmpty,
            media.body.count <= limit / 4
        else {
            try? world.files.remove(place)
            return
        }
        let file = media.file
        makeRoom(for: file.count)
        do {
            try world.files.replace(place, file)
            size = (size ?? 0) + file.count
            uses[place.lastPathComponent] = world.wallClock()
        } catch {
            // A full disk costs a download the next time, no more.
        }
    }

    private var folder: URL {
        world.folders.caches.appendingPathComponent(name, isDirectory: true)
    }

    private func place(of url: URL) -> URL {
        // Two addresses may have one name: the file says which it is of.
        let name = FNV1a.hash(Data(url.absoluteString.utf8))
        return folder.appendingPathComponent(String(name, radix: 16))
    }

    /// Removes what was not used for longest until a quarter of the room is free, once it has run
    /// out; the first time also what a crash left half written.
    private mutating func makeRoom(for count: Int) {
        if let size, size + count <= limit { return }
        var files = (try? world.files.list(folder)) ?? []
        if size == nil { files = sweep(files) }
        var total = files.reduce(0) { $0 + $1.size }
        if total + count > limit {
            files.sort { lastUse(of: $0) < lastUse(of: $1) }
            for file in files {
                guard total + count > limit / 4 * 3 else { break }
                try? world.files.remove(file.url)
                uses[file.url.lastPathComponent] = nil
                total -= file.size
            }
        }
        size = total
    }

    private func lastUse(of file: Files.Entry) -> Date {
        max(file.modified, uses[file.url.lastPathComponent] ?? .distantPast)
    }

    /// The files but for old drafts, which go: a young one may be of another engine at work.
    private func sweep(_ files: [Files.Entry]) -> [Files.Entry] {
        let now = world.wallClock()
        return files.filter { file in
            let isLeft =
                file.url.pathExtension == Self.draftEnding
                && abs(now.timeIntervalSince(file.modified)) > Self.longestWriting
            if isLeft { try? world.files.remove(file.url) }
            return !isLeft
        }
    }
}
