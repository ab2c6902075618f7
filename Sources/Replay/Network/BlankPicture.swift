import Foundation

/// Makes real pictures of any size, all of one gray, of which only the size matters.
///
/// JPEG, because a decoder can make it small while it reads: 20,000 pixels a side are 5 MB here and
/// need no more memory than what is shown of them.
enum BlankPicture {
    /// The largest side there is a picture of.
    static let largestSide = 20_000

    /// A grayscale JPEG (ITU-T T.81, baseline) of this many pixels.
    static func jpeg(width: Int, height: Int) -> Data {
        let blocks = (width + 7) / 8 * ((height + 7) / 8)
        var data = Data(head(width: width, height: height))
        data.append(contentsOf: Array(repeatElement(fourBlocks, count: blocks / 4).joined()))
        data.append(contentsOf: end(of: blocks % 4))
        data.append(contentsOf: [0xFF, 0xD9])
        return data
    }

    /// A block that is as the one before it takes six bits, 00 (no difference) and 1010 (the end).
    private static let fourBlocks: [UInt8] = [0x28, 0xA2, 0x8A]

    /// The blocks that fill no three bytes, with the bits that are left over set.
    private static func end(of blocks: Int) -> [UInt8] {
        switch blocks {
        case 1: [0x2B]
        case 2: [0x28, 0xAF]
        case 3: [0x28, 0xA2, 0xBF]
        default: []
        }
    }

    private static func head(width: Int, height: Int) -> [UInt8] {
        let quantization: [UInt8] = [0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64)
        let frame: [UInt8] = [
            0xFF, 0xC0, 0, 11, 8, UInt8(height >> 8 & 0xFF), UInt8(height & 0xFF),
            UInt8(width >> 8 & 0xFF), UInt8(width & 0xFF), 1, 1, 0x11, 0,
        ]
        // 00 for no difference; of the others' table only the fourth code, 1010, is used.
        let differences: [UInt8] = [0xFF, 0xC4, 0, 20, 0x00] + counts([2: 1]) + [0]
        let others: [UInt8] =
            [0xFF, 0xC4, 0, 23, 0x10] + counts([2: 2, 3: 1, 4: 1]) + [1, 2, 3, 0]
        let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0x00, 0, 63, 0]
        return [0xFF, 0xD8] + jfif + quantization + frame + differences + others + scan
    }

    private static let jfif: [UInt8] = [
        0xFF, 0xE0, 0, 16, 0x4A, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0,
    ]

    /// How many codes there are of each length from 1 to 16 bits.
    private static func counts(_ codes: [Int: UInt8]) -> [UInt8] { (1...16).map { codes[$0] ?? 0 } }
}
