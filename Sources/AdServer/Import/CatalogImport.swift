package import Foundation
import OpenRTB

/// Reads a catalog file from the disk into a database.
package enum CatalogImport {
    /// Why nothing was imported.
    package struct Failure: Error, Equatable, Sendable {
        /// One sentence a line.
        package let sentences: [String]
        /// Whether the file was read and is wrong, rather than unreadable.
        package let isContent: Bool
    }

    /// Imports `file`, all or nothing, and returns what it held.
    @discardableResult
    package static func run(
        _ file: URL,
        into database: Database
    ) throws(Failure) -> CatalogChange {
        let value = try parse(file)
        let store = CatalogStore(database)
        let existing = try stored { () throws(StorageError) in
            // So that a file cannot claim a test unit before the server has ever run.
            try TestCatalog.seed(database)
            return try store.load()
        }
        let folder = file.deletingLastPathComponent()
        let change: CatalogChange
        do throws(CatalogProblems) {
            change = try CatalogReader.read(value, onto: existing) { name, limit in
                content(of: URL(fileURLWithPath: name, relativeTo: folder), atMost: limit)
            }
        } catch {
            throw Failure(sentences: error.sentences, isContent: error.isContent)
        }
        try stored { () throws(StorageError) in try store.save(change) }
        return change
    }

    private static func parse(_ file: URL) throws(Failure) -> JSONValue {
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw Failure(sentences: ["\(file.relativePath) cannot be read"], isContent: false)
        }
        let read: Read<JSONValue>
        do throws(JSONError) {
            read = try JSONReader.read(data, limits: JSONLimits(bytes: 64 << 20, depth: 32))
        } catch {
            throw Failure(sentences: ["\(file.relativePath): \(error)"], isContent: false)
        }
        // The second of two members would be lost without a word, and a text in another encoding shown damaged.
        let faults = read.notes.filter { !$0.path.isEmpty }.map { note in
            CatalogProblem(place(note.path), "cannot be taken as it is: \(note.reason)").sentence
        }
        guard faults.isEmpty else { throw Failure(sentences: faults, isContent: true) }
        return read.value
    }

    /// A JSON pointer as problems write places: `campaigns[0].name`.
    private static func place(_ pointer: String) -> String {
        pointer.split(separator: "/").reduce("") { path, step in
            if Int(step) != nil { return "\(path)[\(step)]" }
            return path.isEmpty ? String(step) : "\(path).\(step)"
        }
    }

    /// It is looked at before it is read: it may be huge, or no file at all.
    private static func content(of file: URL, atMost limit: Int) -> CatalogFile {
        let file = file.resolvingSymlinksInPath()
        let facts = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard facts?.isRegularFile == true, let size = facts?.fileSize else { return .missing }
        guard size <= limit else { return .tooLarge }
        return (try? Data(contentsOf: file)).map { .bytes(Array($0)) } ?? .missing
    }

    private static func stored<Value>(
        _ body: () throws(StorageError) -> Value
    ) throws(Failure) -> Value {
        do throws(StorageError) {
            return try body()
        } catch {
            throw Failure(sentences: [error.sentence], isContent: false)
        }
    }
}
