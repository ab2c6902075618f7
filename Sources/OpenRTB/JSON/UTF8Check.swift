/// Tells whether bytes are well-formed UTF-8 (Unicode, table 3-7).
enum UTF8Check {
    /// Whether all of `bytes` is UTF-8.
    ///
    /// The standard library's own check needs iOS 18.
    static func isValid(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        firstInvalid(bytes) == nil
    }

    /// The first byte of what is no UTF-8, if there is any.
    static func firstInvalid(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var place = 0
        while place < bytes.count {
            guard bytes[place] >= 0x80 else {
                place += 1
                continue
            }
            guard let (size, second) = shape(of: bytes[place]), place + size <= bytes.count,
                second.contains(bytes[place + 1]),
                bytes[(place + 2)..<(place + size)].allSatisfy({ $0 & 0xC0 == 0x80 })
            else { return place }
            place += size
        }
        return nil
    }

    /// How many bytes a sequence has that begins with `lead`, and what its second byte may be.
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
