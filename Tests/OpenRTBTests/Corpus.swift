import Foundation

/// Documents that were seen in the field, where a folder of them lies above the checkout.
enum Corpus {
    static let folder: URL? = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("shared/corpora/native")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    /// The documents in `file`, each as its text.
    static func documents(in file: String) throws -> [String] {
        guard let folder else { return [] }
        let lines = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
        return try lines.split(separator: "\n").compactMap { line in
            let entry = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            return entry?["raw"] as? String
        }
    }

    /// What Foundation makes of `text`, taken out of every wrapping; nil if that is no object.
    static func native(in text: String) -> [String: Any]? {
        var value: Any = text
        for _ in 0..<4 {
            if let text = value as? String {
                guard
                    let inner = try? JSONSerialization.jsonObject(
                        with: Data(text.utf8),
                        options: .fragmentsAllowed
                    )
                else { return nil }
                value = inner
            } else if let object = value as? [String: Any] {
                guard object["assets"] == nil, object["link"] == nil, let inner = object["native"]
                else { return object }
                value = inner
            }
        }
        return value as? [String: Any]
    }
}
