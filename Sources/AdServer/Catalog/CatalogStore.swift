import Foundation
import PictureHeaders

/// The catalog in the database.
///
/// An entry is kept as one JSON document: it is always read whole, and a new member needs no new column.
package struct CatalogStore {
    private let database: Database

    package init(_ database: Database) { self.database = database }

    /// Everything but the bytes of pictures and videos.
    package func load() throws(StorageError) -> Catalog {
        var catalog = Catalog()
        for unit in try entries(AdUnit.self, "units") { catalog.units[unit.id] = unit }
        for advertiser in try entries(Advertiser.self, "advertisers") {
            catalog.advertisers[advertiser.id] = advertiser
        }
        for campaign in try entries(Campaign.self, "campaigns") {
            catalog.campaigns[campaign.id] = campaign
        }
        for creative in try entries(Creative.self, "creatives") {
            catalog.creatives[creative.id] = creative
        }
        for row in try database.run("SELECT name, type, width, height FROM pictures") {
            guard let format = PictureHeader.Format(rawValue: row.text(1)) else { continue }
            catalog.pictures[row.text(0)] = PictureFacts(
                name: row.text(0),
                format: format,
                width: Int(row.integer(2)),
                height: Int(row.integer(3))
            )
        }
        for row in try database.run(
            "SELECT name, width, height, milliseconds, codec, size FROM videos"
        ) {
            let facts = VideoFacts(
                name: row.text(0),
                width: Int(row.integer(1)),
                height: Int(row.integer(2)),
                milliseconds: Int(row.integer(3)),
                codec: row.text(4),
                size: Int(row.integer(5))
            )
            if facts.isPossible { catalog.videos[facts.name] = facts }
        }
        return catalog
    }

    /// Adds or replaces what `change` names, all or nothing.
    package func save(_ change: CatalogChange) throws(StorageError) {
        try database.transaction { () throws(StorageError) in
            for picture in change.pictures.values { try save(picture) }
            for video in change.videos.values { try VideoStore(database).save(video) }
            for unit in change.units { try save(unit, unit.id, in: "units") }
            for advertiser in change.advertisers {
                try save(advertiser, advertiser.id, in: "advertisers")
            }
            for campaign in change.campaigns {
                try save(
                    campaign,
                    campaign.id,
                    in: "campaigns",
                    owner: ("advertiser", campaign.advertiser)
                )
            }
            for creative in change.creatives {
                try save(
                    creative,
                    creative.id,
                    in: "creatives",
                    owner: ("campaign", creative.campaign)
                )
            }
            try database.run(
                """
                INSERT INTO meta (key, value) VALUES ('catalog', 1)
                ON CONFLICT (key) DO UPDATE SET value = value + 1
                """
            )
        }
    }

    /// Another one after each change, 0 before the first.
    func version() throws(StorageError) -> Int64 {
        try database.run("SELECT value FROM meta WHERE key = 'catalog'").first?.integer(0) ?? 0
    }

    /// The bytes of a picture.
    func picture(_ name: String) throws(StorageError) -> [UInt8]? {
        try database.run("SELECT bytes FROM pictures WHERE name = ?", [.text(name)]).first?.blob(0)
    }

    /// How many bytes a picture has; 0 where there is none.
    func pictureLength(_ name: String) throws(StorageError) -> Int {
        let rows = try database.run(
            "SELECT length(bytes) FROM pictures WHERE name = ?",
            [.text(name)]
        )
        return rows.first.map { Int($0.integer(0)) } ?? 0
    }

    private func save(_ picture: StoredPicture) throws(StorageError) {
        try database.run(
            "INSERT OR IGNORE INTO pictures (name, type, width, height, bytes) VALUES (?, ?, ?, ?, ?)",
            [
                .text(picture.facts.name), .text(picture.facts.format.rawValue),
                .integer(Int64(picture.facts.width)), .integer(Int64(picture.facts.height)),
                .blob(picture.bytes),
            ]
        )
    }

    /// An upsert: `INSERT OR REPLACE` would delete the row that others refer to.
    private func save(
        _ entry: some Encodable,
        _ id: String,
        in table: String,
        owner: (column: String, id: String)? = nil
    ) throws(StorageError) {
        let columns = ["document"] + (owner.map { [$0.column] } ?? [])
        let values = [.text(id), try document(entry)] + (owner.map { [.text($0.id)] } ?? [])
        let changes = columns.map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
        try database.run(
            """
            INSERT INTO \(table) (id, \(columns.joined(separator: ", ")))
            VALUES (\(values.map { _ in "?" }.joined(separator: ", ")))
            ON CONFLICT (id) DO UPDATE SET \(changes)
            """,
            values
        )
    }

    private func document(_ entry: some Encodable) throws(StorageError) -> SQLValue {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            return .text(String(decoding: try encoder.encode(entry), as: UTF8.self))
        } catch {
            throw StorageError(reason: .refused, sentence: "an entry cannot be written as JSON")
        }
    }

    private func entries<Entry: Decodable>(
        _ type: Entry.Type,
        _ table: String
    ) throws(StorageError) -> [Entry] {
        let decoder = JSONDecoder()
        var entries: [Entry] = []
        for row in try database.run("SELECT id, document FROM \(table)") {
            do {
                entries.append(try decoder.decode(type, from: Data(row.text(1).utf8)))
            } catch {
                throw StorageError(
                    reason: .refused,
                    sentence: "\(database.path) is damaged: \(table) has an unreadable entry "
                        + "\"\(row.text(0))\""
                )
            }
        }
        return entries
    }
}
