import Foundation

/// Makes the head of a film that has no pictures, of which only the duration matters.
enum BlankVideo {
    /// An MP4 file (ISO/IEC 14496-12) of this duration, without tracks.
    static func mp4(seconds: Double) -> Data {
        let ticks = UInt32(min(max(seconds * 1000, 0), 4e9).rounded())
        let movie = box(
            "mvhd",
            [0, 0, 1000, ticks, 0x0001_0000, 0x0100_0000, 0, 0] + matrix + rest
        )
        return box("ftyp", Data("isom".utf8) + bytes([512]) + Data("isomiso2mp41".utf8))
            + box("moov", movie)
    }

    /// The unity matrix.
    private static let matrix: [UInt32] = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000]
    /// Nothing predefined, and the number of the next track.
    private static let rest: [UInt32] = [0, 0, 0, 0, 0, 0, 1]

    private static func box(_ kind: String, _ numbers: [UInt32]) -> Data {
        box(kind, bytes([0] + numbers))
    }

    private static func box(_ kind: String, _ content: Data) -> Data {
        bytes([UInt32(content.count + 8)]) + Data(kind.utf8) + content
    }

    private static func bytes(_ numbers: [UInt32]) -> Data {
        Data(numbers.flatMap { number in (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xFF) } })
    }
}
