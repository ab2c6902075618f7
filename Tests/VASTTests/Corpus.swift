import Foundation

/// Documents that were seen in the field, where a folder of them lies above the checkout.
enum Corpus {
    static let folder: URL? = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("shared/corpora/vast")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    /// What another reader found in a document.
    struct Entry: Decodable {
        let file: String
        let root: String?
        let version: String?
        let wellformed: Bool
        let ads: Int
        let inline: Int
        let wrapper: Int
        let linear: Int
        let mediafile: Int
        let icon: Int
        let verification: Int
        let tagURI: String?

        enum CodingKeys: String, CodingKey {
            case file, root, version, wellformed, ads, inline, wrapper, linear, mediafile, icon
            case verification
            case tagURI = "tag_uri"
        }
    }

    static func entries() throws -> [Entry] {
        guard let folder else { return [] }
        let lines = try String(
            contentsOf: folder.appendingPathComponent("manifest.jsonl"),
            encoding: .utf8
        )
        return try lines.split(separator: "\n").map {
            try JSONDecoder().decode(Entry.self, from: Data($0.utf8))
        }
    }

    static func data(_ entry: Entry) throws -> Data {
        guard let folder else { return Data() }
        return try Data(contentsOf: folder.appendingPathComponent(entry.file))
    }
}
