import Foundation
import Testing

@testable import AdServer

struct DatabaseTests {
    private let folder: URL

    init() throws { folder = try Shop.makeFolder() }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    @Test func `keeps values as they were given`() throws {
        let database = try Database(path: path("a.sqlite"))
        try database.run("CREATE TEMP TABLE t (a, b, c, d, e, f)")
        let values: [SQLValue] = [
            .integer(.min), .real(0.5), "é\u{0}x", "", .blob([0, 255]), .blob([]),
        ]
        try database.run("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?)", values)
        #expect(try database.run("SELECT * FROM t").map(\.values) == [values])
    }

    @Test func `does all of a transaction or nothing`() throws {
        let database = try Database(path: path("a.sqlite"))
        #expect(throws: StorageError.self) {
            try database.transaction { () throws(StorageError) in
                try database.run("INSERT INTO meta VALUES ('k', 'v')")
                try database.run("INSERT INTO nowhere VALUES (1)")
            }
        }
        #expect(try database.run("SELECT key FROM meta WHERE key = 'k'").isEmpty)
        // The connection is usable again.
        try database.transaction { () throws(StorageError) in
            try database.run("INSERT INTO meta VALUES ('k', 'v')")
        }
    }

    @Test func `commits to the disk, not only to the system's memory`() throws {
        let database = try Database(path: path("a.sqlite"))
        #expect(try database.run("PRAGMA synchronous").first?.integer(0) == 2)
        #expect(try database.run("PRAGMA journal_mode").first?.text(0) == "wal")
    }

    @Test func `refuses what is no database, another program's, or a newer one's`() throws {
        try Data(String(repeating: "hello ", count: 500).utf8).write(
            to: URL(fileURLWithPath: path("text"))
        )
        #expect(try reason("text") == .notOurs)
        #expect(try reason("") == .cannotOpen)
        #expect(try reason("no/such/folder.sqlite") == .cannotOpen)

        try Database(path: path("other")).run("PRAGMA application_id = 42")
        #expect(try reason("other") == .notOurs)
        try Database(path: path("newer")).run("PRAGMA user_version = 99")
        #expect(try reason("newer") == .newer)
        try Database(path: path("damaged")).run("PRAGMA user_version = -5")
        #expect(try reason("damaged") == .notOurs)
    }

    @Test func `a database without a name is none, rather than one that is gone at the end`() {
        let failure = #expect(throws: StorageError.self) { try Database(path: "") }
        #expect(failure?.reason == .cannotOpen)
    }

    @Test func `a snapshot stays as it is while others write`() throws {
        let writer = try Database(path: path("a.sqlite"))
        let reader = try Database(path: path("a.sqlite"), mode: .read)
        let count = "SELECT count(*) FROM meta"
        try reader.snapshot { () throws(StorageError) in
            let before = try reader.run(count)
            try writer.run("INSERT INTO meta VALUES ('k', 'v')")
            #expect(try reader.run(count).map(\.values) == before.map(\.values))
        }
        #expect(try reader.run(count).first?.integer(0) == 1)
    }

    @Test func `does not make a file where it only reads`() throws {
        #expect(try reason("missing", .read) == .cannotOpen)
        #expect(!FileManager.default.fileExists(atPath: path("missing")))
        try Data().write(to: URL(fileURLWithPath: path("empty")))
        #expect(try reason("empty", .read) == .notOurs)
    }

    @Test func `opens its own file again, with what was in it`() throws {
        try Database(path: path("a.sqlite")).run("INSERT INTO meta VALUES ('k', 'v')")
        #expect(
            try Database(path: path("a.sqlite")).run("SELECT value FROM meta").first?.text(0) == "v"
        )
        let reader = try Database(path: path("a.sqlite"), mode: .read)
        #expect(throws: StorageError.self) { try reader.run("DELETE FROM meta") }
    }

    private func reason(
        _ name: String,
        _ mode: Database.Mode = .readWrite
    ) throws -> StorageError.Reason? {
        do {
            _ = try Database(path: path(name), mode: mode)
            return nil
        } catch {
            #expect(error.sentence.contains(folder.path))
            return error.reason
        }
    }
}
