import Foundation

/// A film that has no pictures, of which only the duration matters, and how much of it is there.
///
/// It goes over the network as an MP4 file (ISO/IEC 14496-12) without tracks, whose media data have
/// a byte for each millisecond: a file that was cut off tells by its length how far it plays.
struct BlankVideo: Sendable, Hashable {
    /// Seconds from the first frame to the last, as the file's head says.
    var seconds: Double
    /// Seconds that can be played.
    var present: Double

    /// A whole film.
    init(seconds: Double) {
        self.seconds = seconds
        present = seconds
    }

    /// The film in a file; `nil` where there is none, or it was not made here.
    init?(_ file: Data) {
        let bytes = [UInt8](file)
        let head = Self.head(seconds: 0)
        guard bytes.count >= head.count,
            bytes.prefix(Self.durationPlace).elementsEqual(
                head.prefix(Self.durationPlace)
            )
        else { return nil }
        let ticks = bytes[Self.durationPlace..<(Self.durationPlace + 4)]
            .reduce(0) { $0 << 8 | Int($1) }
        guard ticks > 0 else { return nil }
        seconds = Double(ticks) / 1000
        let part = Double(bytes.count - head.count) / Double(Self.size(ofTicks: ticks))
        present = part >= 1 ? seconds : seconds * max(part, 0)
    }

    /// The file, or its bytes up to those of a second.
    func data(until stop: Double? = nil) -> Data {
        let ticks = Self.ticks(seconds)
        let size = Self.size(ofTicks: ticks)
        let part = stop.map { ticks > 0 ? Double(Self.ticks($0)) / Double(ticks) : 0 } ?? 1
        let count = Int((Double(size) * min(part, 1)).rounded())
        return Data(Self.head(seconds: seconds)) + Data(repeating: 0, count: count)
    }
}

extension BlankVideo {
    /// More media data than a megabyte tell nothing more.
    private static let mostBytes = 1 << 20

    private static func ticks(_ seconds: Double) -> Int {
        Int(min(max(seconds * 1000, 0), 4e9).rounded())
    }

    private static func size(ofTicks ticks: Int) -> Int { min(ticks, mostBytes) }

    /// All that comes before the media data.
    private static func head(seconds: Double) -> [UInt8] {
        let ticks = ticks(seconds)
        let times: [UInt32] = [0, 0, 1000, UInt32(ticks)]
        let movie = box(
            "mvhd",
            bytes([0] + times + [0x0001_0000, 0x0100_0000, 0, 0] + matrix + rest)
        )
        let kind = Array("isom".utf8) + bytes([512]) + Array("isomiso2mp41".utf8)
        return box("ftyp", kind) + box("moov", movie)
            + bytes([UInt32(8 + size(ofTicks: ticks))]) + Array("mdat".utf8)
    }

    /// Where in the file the duration stands: after `ftyp`, two heads of boxes and four numbers.
    private static let durationPlace = 28 + 8 + 8 + 16
    /// The unity matrix.
    private static let matrix: [UInt32] = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x4000_0000]
    /// Nothing predefined, and the number of the next track.
    private static let rest: [UInt32] = [0, 0, 0, 0, 0, 0, 1]

    private static func box(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        bytes([UInt32(content.count + 8)]) + Array(kind.utf8) + content
    }

    private static func bytes(_ numbers: [UInt32]) -> [UInt8] {
        numbers.flatMap { number in (0..<4).map { UInt8(number >> (24 - 8 * $0) & 0xFF) } }
    }
}
