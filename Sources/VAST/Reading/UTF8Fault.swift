/// Finds where bytes stop being well-formed UTF-8 (Unicode, table 3-7).
///
/// The standard library's own check needs iOS 18.
enum UTF8Fault {
    /// The first byte that belongs to no character; `nil` where all is well.
    static func first(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var place = 0
            while place < bytes.count {
                if bytes[place] < 0x80 {
                    place += isASCII(bytes, at: place) ? 8 : 1
                    continue
                }
                guard let (size, second) = shape(of: bytes[place]), place + size <= bytes.count,
                    second.contains(bytes[place + 1]),
                    bytes[place + 2..<place + size].allSatisfy({ $0 & 0xC0 == 0x80 })
                else { return place }
                place += size
            }
            return nil
        }
    }

    /// Whether the eight bytes from `place` on are ASCII, all looked at in one step.
    private static func isASCII(_ bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        place + 8 <= bytes.count
            && UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: place, as: UInt64.self)
                & 0x8080_8080_8080_8080 == 0
    }

    /// How many bytes a character has that begins with `lead`, and what its second one may be.
    private static func shape(of lead: UInt8) -> (size: Int, second: ClosedRange<UInt8>)? {
        switch lead {
        case 0xC2...0xDF: (2, 0x80...0xBF)
        case 0xE0: (3, 0xA0...0xBF)
        case 0xED: (3, 0x80...0x9F)
        case 0xE1...0xEF: (3, 0x80...0xBF)
        case 0xF0: (4, 0x90...0xBF)
        case 0xF1...0xF3: (4, 0x80...0xBF)
        case 0xF4: (4, 0x80...0x8F)
        default: nil
        }
    }
}
