/// Reads the numbers that a consent string packs into base64url, six bits a character.
struct PrivacyBits: Sendable {
    private let sixes: [UInt8]
    private(set) var position = 0

    /// The bits of a text; `nil` where a character of it stands for none.
    init?(_ text: some StringProtocol) {
        var sixes: [UInt8] = []
        sixes.reserveCapacity(text.utf8.count)
        for byte in text.utf8 where byte != UInt8(ascii: "=") {
            guard let six = Self.six(byte) else { return nil }
            sixes.append(six)
        }
        self.sixes = sixes
    }

    /// The next `count` bits as a number; `nil` where the text ends before.
    mutating func number(_ count: Int) -> Int? {
        var number = 0
        for _ in 0..<count {
            guard let bit = bit() else { return nil }
            number = number << 1 | bit
        }
        return number
    }

    /// The number of `count` bits from `position` on.
    func number(at position: Int, _ count: Int) -> Int? {
        var bits = self
        bits.position = position
        return bits.number(count)
    }

    /// The next number in Fibonacci's code, which two ones end; `nil` for what is none.
    mutating func fibonacci() -> Int? {
        var (value, next, sum, last) = (1, 2, 0, 0)
        // Larger numbers than these name no section.
        for _ in 0..<24 {
            guard let bit = bit() else { return nil }
            if bit == 1, last == 1 { return sum }
            if bit == 1 { sum += value }
            (value, next, last) = (next, value + next, bit)
        }
        return nil
    }

    private mutating func bit() -> Int? {
        guard position / 6 < sixes.count else { return nil }
        defer { position += 1 }
        return Int(sixes[position / 6] >> (5 - position % 6)) & 1
    }

    private static func six(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
        case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
        case UInt8(ascii: "-"), UInt8(ascii: "+"): 62
        case UInt8(ascii: "_"), UInt8(ascii: "/"): 63
        default: nil
        }
    }
}
