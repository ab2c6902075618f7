/// The bytes of a file, with big-endian numbers in them; what lies beyond the end reads as zero.
struct MP4Bytes {
    private let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var range: Range<Int> { bytes.indices }

    func number(at offset: Int, bytes count: Int) -> UInt64 {
        guard offset >= 0, offset <= bytes.count - count else { return 0 }
        return bytes[offset..<offset + count].reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// A number of 16 bits before and 16 behind the point, the first of them its sign.
    func fixed(at offset: Int) -> Double {
        Double(Int32(truncatingIfNeeded: number(at: offset, bytes: 4))) / 65_536
    }

    /// Four characters, such as the type of a box.
    func text(at offset: Int) -> String {
        guard offset >= 0, offset <= bytes.count - 4 else { return "" }
        return String(decoding: bytes[offset..<offset + 4], as: UTF8.self)
    }
}
