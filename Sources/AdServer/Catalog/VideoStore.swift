/// The bytes of videos in the database, in parts that are read one at a time.
struct VideoStore {
    /// Small enough that hundreds of slow readers, each with one of them in hand, need no more memory
    /// than a machine has to spare; large enough that a row is worth its trip.
    static let partLength = 65_536

    private let database: Database

    init(_ database: Database) { self.database = database }

    /// Adds a video; one that is there already stays, because its name means these bytes.
    func save(_ video: StoredVideo) throws(StorageError) {
        let facts = video.facts
        let known = try database.run("SELECT 1 FROM videos WHERE name = ?", [.text(facts.name)])
        guard known.isEmpty else { return }
        try database.run(
            "INSERT INTO videos (name, width, height, milliseconds, codec, size) VALUES (?, ?, ?, ?, ?, ?)",
            [
                .text(facts.name), .integer(Int64(facts.width)), .integer(Int64(facts.height)),
                .integer(Int64(facts.milliseconds)), .text(facts.codec),
                .integer(Int64(facts.size)),
            ]
        )
        let starts = stride(from: 0, to: video.bytes.count, by: Self.partLength)
        for (part, start) in starts.enumerated() {
            let end = min(start + Self.partLength, video.bytes.count)
            try database.run(
                "INSERT INTO video_parts (video, part, bytes) VALUES (?, ?, ?)",
                [
                    .text(facts.name), .integer(Int64(part)),
                    .blob(Array(video.bytes[start..<end])),
                ]
            )
        }
    }

    /// One part of a video; empty behind its last one.
    func part(_ part: Int, of name: String) throws(StorageError) -> [UInt8] {
        let rows = try database.run(
            "SELECT bytes FROM video_parts WHERE video = ? AND part = ?",
            [.text(name), .integer(Int64(part))]
        )
        return rows.first?.blob(0) ?? []
    }
}
