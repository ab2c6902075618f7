import Foundation

extension Macros {
    /// What values may add to a text, in bytes: a long id, named often, would fill the memory.
    private static let mostGrowth = 65_536

    /// `text` with every `${NAME}` replaced; a name without a value becomes the empty text.
    ///
    /// A macro that a bidder has percent-encoded (`%24%7BNAME%7D`) gets its value percent-encoded.
    /// `${NAME:B64}` asks for Base64. All else stays byte for byte, and values are not
    /// looked at again. A text that would grow by more than 64 KB stays as it is.
    public func expand(_ text: String) -> String {
        let source = Array(text.utf8)
        var result: [UInt8] = []
        var place = 0
        var copied = 0
        while place < source.count {
            guard let macro = Macro(in: source, at: place) else {
                place += 1
                continue
            }
            result += source[copied..<place]
            let value = value(of: macro).utf8
            guard result.count + value.count <= source.count + Self.mostGrowth else { return text }
            result += value
            place = macro.end
            copied = place
        }
        // Most texts have none.
        guard copied > 0 else { return text }
        result += source[copied...]
        return String(decoding: result, as: UTF8.self)
    }

    /// The macros in `text`, each with its name and the bytes that it takes up.
    static func found(in text: String) -> [(name: String, range: Range<Int>)] {
        let source = Array(text.utf8)
        var found: [(name: String, range: Range<Int>)] = []
        var place = 0
        while place < source.count {
            guard let macro = Macro(in: source, at: place) else {
                place += 1
                continue
            }
            found.append((macro.name, place..<macro.end))
            place = macro.end
        }
        return found
    }

    private func value(of macro: Macro) -> String {
        var value = value(named: macro.name) ?? ""
        switch macro.encoder {
        case nil: break
        case "B64": value = Data(value.utf8).base64EncodedString()
        default: return ""
        }
        return macro.isPercentEncoded ? Self.percentEncoded(value) : value
    }

    private func value(named name: String) -> String? {
        switch name {
        case "AUCTION_ID": auctionID
        case "AUCTION_BID_ID": bidID
        case "AUCTION_IMP_ID": impID
        case "AUCTION_SEAT_ID": seatID
        case "AUCTION_AD_ID": adID
        case "AUCTION_PRICE": Self.decimal(price)
        case "AUCTION_CURRENCY": currency
        case "AUCTION_MBR": Self.decimal(marketBidRatio)
        case "AUCTION_LOSS": loss.map(String.init)
        case "AUCTION_MIN_TO_WIN": Self.decimal(minimumToWin)
        case "AUCTION_MULTIPLIER": Self.decimal(multiplier)
        case "AUCTION_IMP_TS": impressionTime.map(String.init)
        case "AUCTION_DISCOUNT_PCT": Self.decimal(discountPercent)
        case "AUCTION_DISCOUNT_CPM": Self.decimal(discountCPM)
        default: nil
        }
    }

    /// A number in plain digits; what is none has no value.
    private static func decimal(_ value: Double?) -> String? {
        value.flatMap { $0.isFinite ? DecimalText.of($0) : nil }
    }

    /// `value` with all but RFC 3986's unreserved characters encoded.
    private static func percentEncoded(_ value: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in value.utf8 {
            if Macro.isWord(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
                || byte == UInt8(ascii: "~")
            {
                bytes.append(byte)
            } else {
                bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A macro found in a text, such as `${AUCTION_PRICE:B64}`.
private struct Macro {
    /// No macro of the standard is nearly as long; the limit keeps hostile texts cheap.
    private static let longest = 64

    private(set) var name = ""
    private(set) var encoder: String?
    /// Whether its signs are percent-encoded.
    private(set) var isPercentEncoded = false
    /// The place after it.
    private(set) var end: Int

    /// The macro that begins at `place`, if one does.
    init?(in source: [UInt8], at place: Int) {
        end = place
        guard skip("$", "%24", in: source), skip("{", "%7b", in: source) else { return nil }
        name = word(in: source)
        guard !name.isEmpty else { return nil }
        if skip(":", "%3a", in: source) { encoder = word(in: source) }
        guard skip("}", "%7d", in: source) else { return nil }
    }

    /// Steps over `sign` in its plain or its percent-encoded form.
    private mutating func skip(
        _ sign: Unicode.Scalar,
        _ encoded: String,
        in source: [UInt8]
    ) -> Bool {
        guard end < source.count else { return false }
        if source[end] == UInt8(ascii: sign) {
            end += 1
            return true
        }
        guard source[end] == UInt8(ascii: "%"), end + 3 <= source.count else { return false }
        let found = source[end..<(end + 3)].map { $0 | 0x20 }
        // Setting the bit for lower case leaves digits alone and turns `%` into itself.
        guard found.elementsEqual(encoded.utf8) else { return false }
        isPercentEncoded = true
        end += 3
        return true
    }

    private mutating func word(in source: [UInt8]) -> String {
        let rest = source[end...].prefix(Self.longest).prefix(while: Self.isWord)
        end += rest.count
        return String(decoding: rest, as: UTF8.self)
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
            true
        default: false
        }
    }
}
