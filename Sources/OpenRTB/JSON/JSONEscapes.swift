/// The escapes inside JSON's texts, such as `\n` and `\u00e9`.
enum JSONEscapes {
    /// Writes `source`, whose escapes were found well formed, into `target` without escapes.
    ///
    /// No escape is shorter than what it stands for, so `target` needs no more room than `source`.
    /// `halves` becomes true if half a surrogate pair was met, which becomes U+FFFD.
    /// - Returns: how many bytes were written.
    static func decode(
        _ source: UnsafeBufferPointer<UInt8>,
        into target: UnsafeMutableBufferPointer<UInt8>,
        halves: inout Bool
    ) -> Int {
        var input = 0
        var output = 0
        while input < source.count {
            guard source[input] == UInt8(ascii: "\\") else {
                target[output] = source[input]
                input += 1
                output += 1
                continue
            }
            let letter = source[input + 1]
            guard letter == UInt8(ascii: "u") else {
                target[output] = meaning(of: letter)
                input += 2
                output += 1
                continue
            }
            let (scalar, size) = scalar(source, at: input, halves: &halves)
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
                target[output] = byte
                output += 1
            }
            input += size
        }
        return output
    }

    /// Hands the bytes that the escape at `place` stands for to `take`; it was found well formed
    /// and ends before `end`.
    /// - Returns: how many bytes the escape has.
    static func decodeOne(
        _ source: [UInt8],
        at place: Int,
        before end: Int,
        _ take: (UInt8) -> Void
    ) -> Int {
        source.withUnsafeBufferPointer { buffer in
            let source = UnsafeBufferPointer(rebasing: buffer[..<end])
            guard source[place + 1] == UInt8(ascii: "u") else {
                take(meaning(of: source[place + 1]))
                return 2
            }
            var halves = false
            let (scalar, size) = scalar(source, at: place, halves: &halves)
            for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { take(byte) }
            return size
        }
    }

    /// The odd characters that are written as escapes in the text at `range`: NUL, and halves of
    /// a surrogate pair.
    static func oddities(
        in source: [UInt8],
        at range: Range<Int>
    ) -> [(offset: Int, isNUL: Bool)] {
        var found: [(offset: Int, isNUL: Bool)] = []
        var place = range.lowerBound
        while place < range.upperBound {
            guard source[place] == UInt8(ascii: "\\") else {
                place += 1
                continue
            }
            var character: [UInt8] = []
            let size = decodeOne(source, at: place, before: range.upperBound) {
                character.append($0)
            }
            if character == [0] { found.append((place, true)) }
            let isHalf = size == 6 && character == Array(UTF8.encodedReplacementCharacter)
            // U+FFFD itself may be written as an escape.
            if isHalf, source[place + 2] | 0x20 == UInt8(ascii: "d") {
                found.append((place, false))
            }
            place += size
        }
        return found
    }

    /// The character at `place` that is written as one `\u` escape, or as two that make a pair.
    private static func scalar(
        _ source: UnsafeBufferPointer<UInt8>,
        at place: Int,
        halves: inout Bool
    ) -> (Unicode.Scalar, size: Int) {
        let first = unit(source, at: place + 2)
        if let scalar = Unicode.Scalar(first) { return (scalar, 6) }
        if UTF16.isLeadSurrogate(UInt16(first)), place + 12 <= source.count,
            source[place + 6] == UInt8(ascii: "\\"), source[place + 7] == UInt8(ascii: "u")
        {
            let second = unit(source, at: place + 8)
            let joined = 0x10000 + ((first & 0x3FF) << 10) + (second & 0x3FF)
            if UTF16.isTrailSurrogate(UInt16(second)), let scalar = Unicode.Scalar(joined) {
                return (scalar, 12)
            }
        }
        halves = true
        return ("\u{FFFD}", 6)
    }

    private static func unit(_ source: UnsafeBufferPointer<UInt8>, at place: Int) -> UInt32 {
        (place..<(place + 4)).reduce(0) { $0 << 4 | UInt32(digit(source[$1]) ?? 0) }
    }

    private static func meaning(of letter: UInt8) -> UInt8 {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "r"): 0x0D
        case UInt8(ascii: "t"): 0x09
        default: letter
        }
    }

    /// The value of a hexadecimal digit.
    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }
}
