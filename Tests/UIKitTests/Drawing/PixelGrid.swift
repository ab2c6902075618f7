import Foundation

@testable import UIKit

/// The pixels of a picture, to look at one by one.
struct PixelGrid {
    struct Pixel: Equatable {
        var red: Int
        var green: Int
        var blue: Int
        var alpha: Int

        static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)

        /// Whether no component differs by more than `tolerance` of 255.
        func isNear(_ other: Pixel, within tolerance: Int = 2) -> Bool {
            abs(red - other.red) <= tolerance && abs(green - other.green) <= tolerance
                && abs(blue - other.blue) <= tolerance && abs(alpha - other.alpha) <= tolerance
        }
    }

    let width: Int
    let height: Int
    private let bytes: [UInt8]

    init(_ image: UIImage) {
        width = image.pixels?.width ?? 0
        height = image.pixels?.height ?? 0
        bytes = image.pixels.map(PixbufPixels.straight) ?? []
    }

    /// Draws `size` points at one pixel each.
    init(_ size: CGSize, draw: (CGContext) -> Void) {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        self.init(UIGraphicsImageRenderer(size: size, format: format).image { draw($0.cgContext) })
    }

    subscript(x: Int, y: Int) -> Pixel {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return .clear }
        let index = (y * width + x) * 4
        return Pixel(
            red: Int(bytes[index]),
            green: Int(bytes[index + 1]),
            blue: Int(bytes[index + 2]),
            alpha: Int(bytes[index + 3])
        )
    }

    /// The smallest rectangle with all pixels that pass the test.
    func box(where passes: (Pixel) -> Bool) -> CGRect {
        var box = CGRect.null
        for y in 0..<height {
            for x in 0..<width where passes(self[x, y]) {
                box = box.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        return box
    }

    /// Where something was drawn.
    var ink: CGRect {
        box { $0.alpha > 40 }
    }
}

extension PixelGrid.Pixel {
    init(_ color: UIColor) {
        let components = color.cgColor.components ?? []
        func byte(_ index: Int) -> Int {
            index < components.count ? Int((components[index] * 255).rounded()) : 0
        }
        self.init(red: byte(0), green: byte(1), blue: byte(2), alpha: byte(3))
    }
}
