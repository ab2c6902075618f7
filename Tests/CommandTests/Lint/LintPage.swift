import Foundation
import OpenRTB

@testable import native_ads

/// A rule's page in the documentation, taken apart.
struct LintPage {
    /// An example: what it is checked as, and the document.
    struct Example {
        let kind: DocumentKind?
        let text: String
    }

    let code: String
    let lines: [String]
    /// The bad example and the good one.
    let examples: [Example]

    /// The folder that holds the pages.
    static let folder: URL? = {
        var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        while folder.path != "/" {
            let candidate = folder.appendingPathComponent("Documentation/Lint")
            if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
            folder.deleteLastPathComponent()
        }
        return nil
    }()

    /// The codes that have a page.
    static var codes: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder?.path ?? "")) ?? []
        return names.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
    }

    init(_ code: String) throws {
        self.code = code
        let file = (Self.folder ?? URL(fileURLWithPath: "/")).appendingPathComponent("\(code).md")
        lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        var examples: [Example] = []
        var open: (kind: String, text: [String])?
        for line in lines {
            if let block = open {
                if line == "```" {
                    let text = block.text.joined(separator: "\n")
                    examples.append(Example(kind: DocumentKind(rawValue: block.kind), text: text))
                    open = nil
                } else {
                    open = (block.kind, block.text + [line])
                }
            } else if line.hasPrefix("```") {
                open = (line.components(separatedBy: " ").last ?? "", [])
            }
        }
        self.examples = examples
    }
}
