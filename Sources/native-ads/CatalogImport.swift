import AdServer
import Foundation

extension Command {
    /// `native-ads catalog import`: fills a database from a file.
    static let catalogImport = Command(
        name: "catalog import",
        summary: "Fill a database from a catalog file.",
        operands: "FILE",
        operandCount: 1...1,
        details: """
            All of the file is imported or, where something in it is wrong, nothing; each
            problem is one line that names the place (exit status 1, or 2 where a picture or
            video cannot be read). Importing again changes what the file names, by id. A
            server that runs sells the new ads from the next request on.
            Documentation/CATALOG.md describes the file.
            """,
        options: [
            Option(
                "--database",
                value: "FILE",
                help: "SQLite file, made if missing; default native-ads.sqlite."
            )
        ],
        example: "native-ads catalog import shop.json --database shop.sqlite"
    ) { arguments, console throws(CommandError) in
        let path = arguments.value("--database") ?? "native-ads.sqlite"
        let change = try importCatalog(arguments.operands[0], into: path)
        console.out("imported \(change.summary)\n")
        return .done
    }

    /// Imports a catalog file, or says in one line a problem why not.
    static func importCatalog(
        _ file: String,
        into path: String
    ) throws(CommandError) -> CatalogChange {
        let database: Database
        do throws(StorageError) {
            database = try Database(path: path)
        } catch {
            throw .unreadable(error.sentence)
        }
        do throws(CatalogImport.Failure) {
            return try CatalogImport.run(URL(fileURLWithPath: file), into: database)
        } catch {
            let sentence = error.sentences.joined(separator: "\nnative-ads: ")
            throw error.isContent ? .bad(sentence) : .unreadable(sentence)
        }
    }
}
