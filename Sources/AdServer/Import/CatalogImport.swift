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
            change = try CatalogReader.read(value, onto: existing) { name in
                bytes(of: URL(fileURLWithPath: name, relativeTo: folder))
            }
        } catch {
            throw Failure(sentences: error.sentences, isContent: true)
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
        do throws(JSONError) {
            return try JSONValue.read(data, limits: JSONLimits(bytes: 64 << 20, depth: 32))
        } catch {
            throw Failure(sentences: ["\(file.relativePath): \(error)"], isContent: false)
        }
    }

    /// Nil for what is no file of an acceptable size: it is looked at before it is read.
    private static func bytes(of file: URL) -> [UInt8]? {
        let facts = try? file.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
        guard facts?.isRegularFile == true, facts?.fileSize ?? .max <= StoredPicture.byteLimit
        else {
            return nil
        }
        return (try? Data(contentsOf: file)).map { Array($0) }
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
