import Foundation

/// Pictures or videos in a folder of the caches, up to so many bytes, each until its server's expiry.
///
/// A file begins with one line, `1 EXPIRY URL`, so that names may clash without harm and a file of
/// another version is simply no hit.
struct PictureDisk: Sendable {
    /// How long a picture is kept whose server does not say: one day.
    static let usualLife = 24.0 * 3600

    private let world: World
    private let name: String
    private let limit: Int
    private var size: Int?

    init(world: World, folder name: String = "pictures", limit: Int) {
        self.world = world
        self.name = name
        self.limit = limit
    }

    func picture(at url: URL) -> Data? {
        guard let file = (try? world.files.read(place(of: url))) ?? nil,
            let end = file.firstIndex(of: UInt8(ascii: "\n"))
        else { return nil }
        let line = String(decoding: file[..<end], as: UTF8.self)
            .split(separator: " ", maxSplits: 2)
        guard line.count == 3, line[0] == "1", line[2] == url.absoluteString,
            let expiry = TimeInterval(line[1]), world.wallClock().timeIntervalSince1970 < expiry
        else { return nil }
        return Data(file[(end + 1)...])
    }

    mutating func keep(_ response: HTTPResponse, at url: URL) {
        let life = Self.life(response.headers["cache-control"] ?? "")
        guard life > 0, response.body.count <= limit / 4 else { return }
        let expiry = world.wallClock().timeIntervalSince1970 + life
        let file = Data("1 \(expiry) \(url.absoluteString)\n".utf8) + response.body
        makeRoom(for: file.count)
        do {
            try world.files.replace(place(of: url), file)
            size = (size ?? 0) + file.count
        } catch {
            // A full disk costs a download the next time, no more.
        }
    }

    /// Seconds that an answer stays good; 0 where it must not be kept.
    static func life(_ cacheControl: String) -> TimeInterval {
        let rules = cacheControl.lowercased().split(separator: ",").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        if rules.contains("no-store") || rules.contains("no-cache") { return 0 }
        let age = rules.first { $0.hasPrefix("max-age=") }?.dropFirst("max-age=".count)
        guard let age else { return usualLife }
        return TimeInterval(age).map { min(max($0, 0), 365 * usualLife) } ?? usualLife
    }

    private var folder: URL {
        world.folders.caches.appendingPathComponent(name, isDirectory: true)
    }

    private func place(of url: URL) -> URL {
        folder.appendingPathComponent(Self.name(of: url))
    }

    /// FNV-1a: names need to be spread, not secret.
    private static func name(of url: URL) -> String {
        let hash = url.absoluteString.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return String(hash, radix: 16)
    }

    /// Removes the oldest files until a quarter of the room is free, once it has run out.
    private mutating func makeRoom(for count: Int) {
        if let size, size + count <= limit { return }
        var files = ((try? world.files.list(folder)) ?? []).sorted { $0.modified < $1.modified }
        var total = files.reduce(0) { $0 + $1.size }
        if total + count > limit {
            while total + count > limit / 4 * 3, !files.isEmpty {
                let oldest = files.removeFirst()
                try? world.files.remove(oldest.url)
                total -= oldest.size
            }
        }
        size = total
    }
}
