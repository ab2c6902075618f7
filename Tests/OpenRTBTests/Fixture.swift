import Foundation
import Testing

/// The files beside these tests.
enum Fixture {
    /// The content of the file `name`.
    static func data(_ name: String) throws -> Data {
        let folder = try #require(Bundle.module.resourceURL)
        return try Data(contentsOf: folder.appendingPathComponent("Fixtures/\(name)"))
    }
}
