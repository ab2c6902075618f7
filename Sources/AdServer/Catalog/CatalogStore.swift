import Foundation

/// The catalog in the database.
///
/// An entry is kept as one JSON document: it is always read whole, and a new member needs no new column.
package struct CatalogStore {
    private let database: Database

    package init(_ database: Database) { self.database = database }

    /// Everything but the bytes of pictures.
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
            guard let format = PictureFormat(rawValue: row.text(1)) else { continue }
            catalog.pictures[row.text(0)] = PictureFacts(
                name: row.text(0),
                format: format,
                width: Int(row.integer(2)),
                height: Int(row.integer(3))
            )
        }
        return catalog
    }

    /// Adds or replaces what `change` names, all or nothing.
    package func save(_ change: CatalogChange) throws(StorageError) {
        try database.transaction { () throws(StorageError) in
            for picture in change.pictures.values { try save(picture) }
            for unit in change.units {
                try save("units (id, document) VALUES (?, ?)", [.text(unit.id), document(unit)])
            }
            for advertiser in change.advertisers {
                try save(
                    "advertisers (id, document) VALUES (?, ?)",
                    [.text(advertiser.id), document(advertiser)]
                )
            }
            for campaign in change.campaigns {
                try save(
                    "campaigns (id, advertiser, document) VALUES (?, ?, ?)",
                    [.text(campaign.id), .text(campaign.advertiser), document(campaign)]
                )
            }
            for creative in change.creatives {
                try save(
                    "creatives (id, campaign, document) VALUES (?, ?, ?)",
                    [.text(creative.id), .text(creative.campaign), document(creative)]
                )
            }
        }
    }

    /// The bytes of a picture.
    func picture(_ name: String) throws(StorageError) -> [UInt8]? {
        try database.run("SELECT bytes FROM pictures WHERE name = ?", [.text(name)]).first?.blob(0)
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
    private func save(_ target: String, _ values: [SQLValue]) throws(StorageError) {
        let columns = target.contains("advertiser,") ? "advertiser = excluded.advertiser, " : ""
        try database.run(
            "INSERT INTO \(target) ON CONFLICT (id) DO UPDATE SET \(columns)document = excluded.document",
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
