/// The key that event URLs are signed with: made at the first start, kept in the database.
enum Secret {
    static func load(from database: Database, world: ServerWorld) throws(StorageError) -> [UInt8] {
        try database.transaction { () throws(StorageError) in
            // A second process may have made it a moment ago.
            try database.run(
                "INSERT OR IGNORE INTO meta (key, value) VALUES ('secret', ?)",
                [.blob(world.random(32))]
            )
            let rows = try database.run("SELECT value FROM meta WHERE key = 'secret'")
            guard let secret = rows.first?.blob(0), secret.count >= 32 else {
                throw StorageError(
                    reason: .refused,
                    sentence: "\(database.path) is damaged: its signing key is too short"
                )
            }
            return secret
        }
    }
}
