import Foundation
import Testing

@testable import UIKit

/// What a screen looked like when it was last approved, as a picture or as text.
///
/// `RECORD=1 swift test` writes what is there now; look at it before you commit it.
enum Snapshot {
    /// Fonts differ a little from system to system; a text that moved or a missing picture is more.
    private static let largestDifference = 0.03

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().appendingPathComponent("Snapshots")
    private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

    /// Compares a picture of the view, half its size, with the approved one.
    @MainActor static func expect(
        picture view: UIView,
        is name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let png = try #require(UIKitHost.snapshot(of: view, scale: 0.5).pngData())
        let file = folder.appendingPathComponent("\(name).png")
        guard !isRecording else { return try png.write(to: file) }
        let approved = try #require(UIImage(contentsOfFile: file.path), "RECORD=1 makes \(name)")
        let shown = try #require(UIImage(data: png))
        try #require(approved.size == shown.size, sourceLocation: sourceLocation)
        let difference = try difference(approved, shown)
        #expect(difference < largestDifference, "\(name)", sourceLocation: sourceLocation)
    }

    /// Compares the tree of views as text with the approved one; what is hidden has no place in it.
    @MainActor static func expect(
        tree view: UIView,
        is name: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let text = shown(UIKitHost.describe(view))
        let file = folder.appendingPathComponent("\(name).txt")
        guard !isRecording else { return try Data(text.utf8).write(to: file) }
        let approved = try String(contentsOf: file, encoding: .utf8)
        #expect(text == approved, sourceLocation: sourceLocation)
    }

    /// The lines of views that are not hidden, and not in one that is.
    private static func shown(_ text: String) -> String {
        var hiddenDepth = Int.max
        return text.split(separator: "\n").filter { line in
            let depth = line.prefix { $0 == " " }.count
            if depth <= hiddenDepth {
                hiddenDepth = line.split(separator: " ").contains("hidden") ? depth : .max
            }
            return hiddenDepth == .max
        }.map { $0 + "\n" }.joined()
    }

    /// The mean difference of two pictures of one size, from 0 to 1, in blocks of four by four.
    @MainActor private static func difference(_ first: UIImage, _ second: UIImage) throws -> Double
    {
        let size = CGSize(
            width: (first.size.width / 4).rounded(),
            height: (first.size.height / 4).rounded()
        )
        let blocks = try [first, second].map { image in
            try #require(image.preparingThumbnail(of: size)?.pixels?.bytes)
        }
        try #require(blocks[0].count == blocks[1].count && !blocks[0].isEmpty)
        let sum = zip(blocks[0], blocks[1]).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        return Double(sum) / Double(blocks[0].count) / 255
    }
}
