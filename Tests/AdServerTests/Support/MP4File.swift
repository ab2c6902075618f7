/// A made-up MP4 file: whole boxes, and no pictures in them.
struct MP4File {
    var brands = ["isom", "avc1"]
    /// Of the handler: `vide` or `soun`.
    var handler = "vide"
    var format = "avc1"
    /// Of H.264: 66 is Baseline.
    var profile: UInt8 = 66
    var width = 320.0
    var height = 180.0
    /// The columns a, b, c, d of the track's matrix.
    var matrix = [1.0, 0, 0, 1]
    var timescale: UInt64 = 600
    var duration: UInt64 = 3600
    /// Version 1 of the boxes that have one, with 64 bits for times.
    var isLong = false
    var isOn = true
    /// Boxes before the video's track.
    var before: [UInt8] = []
    var media: [UInt8] = [UInt8](repeating: 7, count: 100)

    var bytes: [UInt8] { type + index + Self.box("mdat", media) }

    var type: [UInt8] {
        Self.box("ftyp", Self.text(brands[0]) + Self.big(0, 4) + brands.flatMap(Self.text))
    }

    var index: [UInt8] { Self.box("moov", movieHead + before + track) }

    var movieHead: [UInt8] {
        let times = Self.big(0, isLong ? 16 : 8) + Self.big(timescale, 4)
        return Self.box(
            "mvhd",
            [isLong ? 1 : 0, 0, 0, 0] + times + Self.big(duration, isLong ? 8 : 4)
                + [UInt8](repeating: 0, count: 80)
        )
    }

    var track: [UInt8] {
        Self.box(
            "trak",
            trackHead
                + Self.box(
                    "mdia",
                    Self.box("hdlr", Self.big(0, 8) + Self.text(handler) + Self.big(0, 13))
                        + Self.box("minf", Self.box("stbl", samples))
                )
        )
    }

    private var trackHead: [UInt8] {
        let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
        let whole = [a, b, 0, c, d, 0, 0, 0].flatMap(Self.fixed) + Self.big(0x4000_0000, 4)
        return Self.box(
            "tkhd",
            [isLong ? 1 : 0, 0, 0, isOn ? 3 : 2] + Self.big(0, isLong ? 32 : 20) + Self.big(0, 16)
                + whole + Self.fixed(width) + Self.fixed(height)
        )
    }

    private var samples: [UInt8] {
        let settings = format == "avc1" ? Self.box("avcC", [1, profile, 0xe0, 0x1e, 0xff]) : []
        let head = Self.big(0, 24) + Self.big(640, 2) + Self.big(360, 2) + Self.big(0, 50)
        return Self.box("stsd", Self.big(0, 4) + Self.big(1, 4) + Self.box(format, head + settings))
    }

    static func box(_ type: String, _ body: [UInt8]) -> [UInt8] {
        big(UInt64(body.count + 8), 4) + text(type) + body
    }

    static func text(_ text: String) -> [UInt8] { Array(text.utf8) }

    /// A number of so many bytes; what does not fit in eight is zeros.
    static func big(_ number: UInt64, _ count: Int) -> [UInt8] {
        (0..<count).map {
            let shift = 8 * (count - 1 - $0)
            return shift < 64 ? UInt8(truncatingIfNeeded: number >> UInt64(shift)) : 0
        }
    }

    private static func fixed(_ number: Double) -> [UInt8] {
        big(UInt64(UInt32(bitPattern: Int32(number * 65_536))), 4)
    }
}
