import Foundation
import UIKit

/// Small picture files, made by hand.
enum PictureFile {
    /// A picture of `width` by `height` pixels, red on the left half and blue on the right.
    static func halves(width: Int, height: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            UIColor.blue.setFill()
            context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
        }
    }

    /// Hills under an evening sky.
    static func landscape(width: Int, height: Int) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let size = CGSize(width: width, height: height)
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            for row in 0..<height {
                let share = CGFloat(row) / CGFloat(height)
                UIColor(
                    hue: 0.6 + 0.12 * share,
                    saturation: 0.55,
                    brightness: 0.95 - 0.4 * share,
                    alpha: 1
                ).setFill()
                context.fill(CGRect(x: 0, y: row, width: width, height: 1))
            }
            let hills = UIBezierPath()
            hills.move(to: CGPoint(x: 0, y: size.height))
            hills.addLine(to: CGPoint(x: 0, y: size.height * 0.6))
            hills.addCurve(
                to: CGPoint(x: size.width, y: size.height * 0.5),
                controlPoint1: CGPoint(x: size.width * 0.3, y: size.height * 0.3),
                controlPoint2: CGPoint(x: size.width * 0.6, y: size.height * 0.8)
            )
            hills.addLine(to: CGPoint(x: size.width, y: size.height))
            hills.close()
            UIColor(red: 0.1, green: 0.12, blue: 0.25, alpha: 1).setFill()
            hills.fill()
        }
    }

    /// A GIF of one pixel that is red and then blue, for so many hundredths of a second each.
    static func blinkingGIF(_ red: UInt8, _ blue: UInt8) -> Data {
        func frame(_ delay: UInt8, _ code: UInt8) -> [UInt8] {
            [0x21, 0xF9, 4, 0, delay, 0, 0, 0]
                + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0] + [2, 2, code, 1, 0]
        }
        let head: [UInt8] =
            Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0] + [255, 0, 0, 0, 0, 255]
        return Data(head + frame(red, 0x44) + frame(blue, 0x4C) + [0x3B])
    }

    /// A WebP file of one transparent pixel.
    static let webP =
        Data(base64Encoded: "UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==") ?? Data()

    /// `jpeg` with a note that says how the camera was held.
    static func turned(_ jpeg: Data, orientation: UInt8) -> Data {
        let tiff: [UInt8] =
            Array("MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1]
            + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0] + [0, 0, 0, 0]
        let body = Array("Exif".utf8) + [0, 0] + tiff
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
        return jpeg.prefix(2) + Data(segment) + jpeg.dropFirst(2)
    }

    /// `jpeg` with a header that claims another size.
    static func claiming(_ width: Int, _ height: Int, _ jpeg: Data) -> Data {
        var bytes = [UInt8](jpeg)
        guard
            let frame = bytes.indices.dropLast(8).first(where: { index in
                bytes[index] == 0xFF && (0xC0...0xC2).contains(bytes[index + 1])
            })
        else { return jpeg }
        bytes.replaceSubrange(
            (frame + 5)..<(frame + 9),
            with: [height >> 8, height & 255, width >> 8, width & 255].map(UInt8.init)
        )
        return Data(bytes)
    }

    /// The beginning of a PNG file that claims this size and then ends.
    static func pngHeader(width: UInt32, height: UInt32) -> Data {
        func big(_ value: UInt32) -> [UInt8] {
            [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
        }
        let chunk = Array("IHDR".utf8) + big(width) + big(height) + [8, 6, 0, 0, 0]
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return Data(
            signature + big(13) + chunk + big(checksum(chunk)) + big(4) + Array("IDAT".utf8)
        )
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
            }
        }
    }
}
