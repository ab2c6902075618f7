import Foundation
import OpenRTB
import Testing

@testable import native_ads

/// A folder with files for one test, and runs of the command line over them.
@MainActor
final class Desk {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("native-ads-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The path of a file, which holds `text` from now on.
    func file(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    /// What a command prints for a file with `text`, given after `options`.
    func run(
        _ command: String,
        _ text: String,
        name: String = "ad.json",
        _ options: [String] = []
    ) async throws -> Run {
        await Run([command, try file(name, text)] + options)
    }
}

extension Run {
    /// The lines of standard output as JSON.
    var lines: [JSONValue] {
        get throws { try out.split(separator: "\n").map { try JSONValue.read(String($0)) } }
    }

    /// The only line of standard output as JSON.
    var object: JSONValue {
        get throws {
            let lines = try lines
            try #require(lines.count == 1, "\(out)\(err)")
            return lines[0]
        }
    }
}
