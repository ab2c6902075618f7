/// Bytes that answer `nil` beyond their end.
struct PictureBytes<Bytes: RandomAccessCollection<UInt8>> {
    private let bytes: Bytes

    init(_ bytes: Bytes) {
        self.bytes = bytes
    }

    var count: Int { bytes.count }

    func byte(at offset: Int) -> UInt8? {
        guard offset >= 0, offset < bytes.count else { return nil }
        return bytes[bytes.index(bytes.startIndex, offsetBy: offset)]
    }

    func has(_ expected: [UInt8], at offset: Int) -> Bool {
        expected.indices.allSatisfy { byte(at: offset + $0) == expected[$0] }
    }

    func has(_ expected: String, at offset: Int) -> Bool {
        has(Array(expected.utf8), at: offset)
    }

    /// Four letters; `nil` where the data ends or they are none of ASCII's.
    func name(at offset: Int) -> String? {
        let letters = (0..<4).compactMap { byte(at: offset + $0) }
        guard letters.count == 4, letters.allSatisfy({ $0 < 0x80 }) else { return nil }
        return String(decoding: letters, as: UTF8.self)
    }

    func big(_ count: Int, at offset: Int) -> Int? {
        number((0..<count).map { byte(at: offset + $0) })
    }

    func little(_ count: Int, at offset: Int) -> Int? {
        number((0..<count).reversed().map { byte(at: offset + $0) })
    }

    private func number(_ bytes: [UInt8?]) -> Int? {
        bytes.reduce(0) { value, byte in
            guard let value, let byte else { return nil }
            return value << 8 | Int(byte)
        }
    }
}
