import Foundation
import Testing
import UIKit

/// Compares a picture with the one that is kept under `Fixtures/Pictures`.
///
/// With `RECORD=1` in the environment the kept picture is replaced by the new one.
@MainActor enum GoldenPicture {
    /// Compares cells of `cell` pixels, so that letters may differ a little from one version of a
    /// font to the next but must stand in the same place; `tolerance` is of 255.
    static func expect(
        _ image: UIImage,
        named name: String,
        cell: Int,
        tolerance: Double,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let file = "Pictures/\(name).png"
        if ProcessInfo.processInfo.environment["RECORD"] == "1" {
            let source = URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent()
                .appendingPathComponent("Fixtures").appendingPathComponent(file)
            try #require(image.pngData()).write(to: source)
            return
        }
        let kept = Bundle.module.bundleURL.appendingPathComponent("Fixtures/\(file)")
        let expected = PixelGrid(try #require(UIImage(contentsOfFile: kept.path), "no \(file)"))
        let actual = PixelGrid(image)
        try #require(actual.width == expected.width && actual.height == expected.height)
        let worst = worstCell(actual, expected, cell: cell)
        #expect(
            worst.difference <= tolerance,
            "\(file) differs by \(worst.difference) of 255 at \(worst.x), \(worst.y)",
            sourceLocation: sourceLocation
        )
    }

    private static func worstCell(
        _ first: PixelGrid,
        _ second: PixelGrid,
        cell: Int
    ) -> (difference: Double, x: Int, y: Int) {
        var worst = (difference: 0.0, x: 0, y: 0)
        for y in stride(from: 0, to: first.height, by: cell) {
            for x in stride(from: 0, to: first.width, by: cell) {
                let (one, two) = (mean(first, x, y, cell), mean(second, x, y, cell))
                let difference = zip(one, two).map { abs($0 - $1) }.max() ?? 0
                if difference > worst.difference { worst = (difference, x, y) }
            }
        }
        return worst
    }

    private static func mean(_ grid: PixelGrid, _ left: Int, _ top: Int, _ cell: Int) -> [Double] {
        var sum = [0.0, 0, 0, 0]
        var count = 0.0
        for y in top..<min(top + cell, grid.height) {
            for x in left..<min(left + cell, grid.width) {
                let pixel = grid[x, y]
                sum[0] += Double(pixel.red)
                sum[1] += Double(pixel.green)
                sum[2] += Double(pixel.blue)
                sum[3] += Double(pixel.alpha)
                count += 1
            }
        }
        return sum.map { $0 / max(count, 1) }
    }
}
