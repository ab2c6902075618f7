extension JSONParser {
    /// Reads a text in quotes; most have no escapes and are copied as they stand.
    mutating func string() throws(JSONError) -> String {
        let opening = index
        let scan = try scanString()
        let slice = UnsafeBufferPointer(rebasing: bytes[(opening + 1)..<(index - 1)])
        if !scan.isASCII, !UTF8Check.isValid(slice) {
            forgiven.note("bytes that are no UTF-8 were replaced by U+FFFD")
        }
        guard scan.hasEscapes else { return String(decoding: slice, as: UTF8.self) }
        var hasHalves = false
        let text = String(unsafeUninitializedCapacity: slice.count) { target in
            JSONEscapes.decode(slice, into: target, halves: &hasHalves)
        }
        if hasHalves { forgiven.note("half a surrogate pair was replaced by U+FFFD") }
        return text
    }

    /// Steps over a text and its quotes, and finds out what it holds.
    private mutating func scanString() throws(JSONError) -> (isASCII: Bool, hasEscapes: Bool) {
        let opening = index
        var place = index + 1
        var union: UInt8 = 0
        var hasEscapes = false
        while place < bytes.count {
            let byte = bytes[place]
            union |= byte
            if byte == UInt8(ascii: "\"") {
                index = place + 1
                return (union < 0x80, hasEscapes)
            }
            if byte == UInt8(ascii: "\\") {
                hasEscapes = true
                place += try escapeSize(at: place)
            } else if byte < 0x20 {
                throw error(at: place, "a control character stands unescaped in a text")
            } else {
                place += 1
            }
        }
        throw error(at: opening, "a text is not closed")
    }

    /// How many bytes the escape at `place` has.
    private func escapeSize(at place: Int) throws(JSONError) -> Int {
        guard place + 1 < bytes.count else { throw error(at: place, "an escape breaks off") }
        switch bytes[place + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
            UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            return 2
        case UInt8(ascii: "u"):
            guard place + 6 <= bytes.count,
                bytes[(place + 2)..<(place + 6)].allSatisfy({ JSONEscapes.digit($0) != nil })
            else { throw error(at: place, "four hexadecimal digits are missing after \\u") }
            return 6
        default:
            throw error(at: place, "a backslash stands before a character that needs none")
        }
    }
}
