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

    /// Red on the left half and blue on the right, 32 by 16 pixels, as AVIF.
    static let avif =
        Data(
            base64Encoded: """
                AAAAIGZ0eXBhdmlmAAAAAGF2aWZtaWYxbWlhZk1BMUEAAAD5bWV0YQAAAAAAAAAvaGRscgAAAAAAAAAA
                cGljdAAAAAAAAAAAAAAAAFBpY3R1cmVIYW5kbGVyAAAAAA5waXRtAAAAAAABAAAAHmlsb2MAAAAARAAA
                AQABAAAAAQAAASEAAAAoAAAAKGlpbmYAAAAAAAEAAAAaaW5mZQIAAAAAAQAAYXYwMUNvbG9yAAAAAGpp
                cHJwAAAAS2lwY28AAAAUaXNwZQAAAAAAAAAgAAAAEAAAABBwaXhpAAAAAAMICAgAAAAMYXYxQ4EgAAAA
                AAATY29scm5jbHgAAgACAAIAAAAAF2lwbWEAAAAAAAAAAQABBAECgwQAAAAwbWRhdAoFOBD/7YIyHxKA
                AABAAAAAtRMnPpRmVY6OS0YmBVaSIfXaW9EsAmQ=
                """,
            options: .ignoreUnknownCharacters
        ) ?? Data()

    /// The same as HEIC, which is a tile of 64 by 64 pixels of which a grid shows a part.
    static let heic =
        Data(
            base64Encoded: """
                AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAaptZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0
                AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAACAAAAEGlkYXQAAAAAACAAEAAAADhpbG9jAQAAAERAAAIA
                AQAAAAAAAAHOAAEAAAAAAAAAnwACAAEAAAAAAAAAAQAAAAAAAAAIAAAAOGlpbmYAAAAAAAIAAAAVaW5m
                ZQIAAAEAAQAAaHZjMQAAAAAVaW5mZQIAAAAAAgAAZ3JpZAAAAADVaXBycAAAALNpcGNvAAAAc2h2Y0MB
                A3AAAAAAAAAAAAAe8AD8/fj4AAAPAyAAAQAYQAEMAf//A3AAAAMAkAAAAwAAAwAeugJAIQABACdCAQED
                cAAAAwCQAAADAAADAB6gIIEFluqumubAgAAAAwCAAAADAIQiAAEABkQBwXPBiQAAABRpc3BlAAAAAAAA
                AEAAAABAAAAAFGlzcGUAAAAAAAAAIAAAABAAAAAQcGl4aQAAAAADCAgIAAAAGmlwbWEAAAAAAAAAAgAB
                AoECAAICA4QAAAAaaXJlZgAAAAAAAAAOZGltZwACAAEAAQAAAKdtZGF0AAAAmygBrxMhnc0Y+BD3Z//r
                vBX/lWs/8yO5bP/xwqffty1f+sGHpBR6+it5whydt88CCFm4UliRQr0YP6b25xh6Zd42hPMbF5Q4nBk6
                WFDuqLogIvWvI+c76KnqgKe5g91Y4uYxnG0SDY+m13fO25ORICyMLoKLgMsZqc6yWpzXkEkIHAMNTvrf
                LUOw1rRaKIL46yMx8dkGizWoqY9m
                """,
            options: .ignoreUnknownCharacters
        ) ?? Data()

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
    static func pngHeader(width: UInt32, height: UInt32, isInterlaced: Bool = false) -> Data {
        let header = big(width) + big(height) + [8, 6, 0, 0, isInterlaced ? 1 : 0]
        return Data(pngSignature + chunk("IHDR", header) + big(4) + Array("IDAT".utf8))
    }

    /// A PNG file of black pixels, of one bit each.
    static func blackPNG(width: Int, height: Int) -> Data {
        let header = big(UInt32(width)) + big(UInt32(height)) + [1, 0, 0, 0, 0]
        let count = height * (1 + (width + 7) / 8)
        // One zero, then "258 bytes as the one before", again and again, in fixed codes (RFC 1951).
        let repeats = (count - 1) / 258
        var bits = "110" + "00110000"
        bits += String(repeating: "1100010100000", count: repeats)
        bits += String(repeating: "00110000", count: count - 1 - repeats * 258) + "0000000"
        let adler = UInt32(count % 65_521) << 16 | 1
        let pixels = [0x78, 0x01] + packed(bits) + big(adler)
        return Data(
            pngSignature + chunk("IHDR", header) + chunk("IDAT", pixels) + chunk("IEND", [])
        )
    }

    /// Bits as deflate packs them, from the lowest of each byte on.
    private static func packed(_ bits: String) -> [UInt8] {
        var bytes: [UInt8] = []
        var (byte, count) = (0 as UInt8, 0 as UInt8)
        for bit in bits.utf8 {
            if bit == UInt8(ascii: "1") { byte |= 1 << count }
            count += 1
            if count == 8 {
                bytes.append(byte)
                (byte, count) = (0, 0)
            }
        }
        return count == 0 ? bytes : bytes + [byte]
    }

    private static let pngSignature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return big(UInt32(content.count)) + body + big(checksum(body))
    }

    private static func big(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(value >> $0 & 255) }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in
                sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1
            }
        }
    }
}
