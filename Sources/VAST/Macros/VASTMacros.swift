public import Foundation

/// The values that stand in for `[NAME]` in VAST's URLs.
///
/// A value is percent-encoded as it is put in, once; the URL around it is not touched. A macro of
/// VAST without a value becomes `-1`, one whose value is withheld `-2`, and what VAST does not
/// know stays. Names are case-sensitive (VAST 4.3, 2.3.6).
public struct VASTMacros: Sendable {
    /// Values by name, without brackets and as they are; several are joined by commas.
    public var values: [String: [String]]
    /// Names whose values may not be told.
    public var withheld: Set<String>
    /// Where `[CACHEBUSTING]` comes from, asked once for each URL.
    public var random: @Sendable () -> UInt64

    /// Values by name, by default none.
    public init(
        values: [String: [String]] = [:],
        withheld: Set<String> = [],
        random: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) }
    ) {
        self.values = values
        self.withheld = withheld
        self.random = random
    }

    /// VAST's code for what went wrong.
    public func with(errorCode: Int) -> VASTMacros {
        with("ERRORCODE", String(errorCode))
    }

    /// Why a verification was not run: 1 rejected, 2 unsupported, 3 could not be loaded.
    public func with(reason: Int) -> VASTMacros {
        with("REASON", String(reason))
    }

    /// How far the ad has played, in seconds.
    public func with(playhead: TimeInterval) -> VASTMacros {
        let text = VASTTime.text(playhead)
        return with("ADPLAYHEAD", text).with("MEDIAPLAYHEAD", text)
    }

    /// What the wall clock says.
    public func with(timestamp: Date) -> VASTMacros {
        with("TIMESTAMP", VASTTime.text(timestamp))
    }

    /// The media file that plays.
    public func with(assetURI: String) -> VASTMacros {
        with("ASSETURI", assetURI)
    }

    /// A copy with one value more.
    public func with(_ name: String, _ value: String) -> VASTMacros {
        var copy = self
        copy.values[name] = [value]
        return copy
    }

    /// What values may add to a text, in bytes: a document's own long address, named often, would
    /// fill the memory.
    private static let mostGrowth = 65_536

    /// `text` with the macros of VAST replaced; one that would grow by more than 64 KB stays as it
    /// is.
    public func expand(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "[")) else { return text }
        let bytes = Array(text.utf8)
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count + 32)
        let cacheBusting = String(10_000_000 + random() % 90_000_000)
        var index = 0
        while index < bytes.count {
            if let end = Self.macroEnd(in: bytes, from: index) {
                let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
                if let value = value(of: name, cacheBusting) {
                    guard out.count + value.utf8.count <= bytes.count + Self.mostGrowth else {
                        return text
                    }
                    out += value.utf8
                    index = end + 1
                    continue
                }
            }
            out.append(bytes[index])
            index += 1
        }
        return String(decoding: out, as: UTF8.self)
    }

    private func value(of name: String, _ cacheBusting: String) -> String? {
        if withheld.contains(name) { return "-2" }
        if let values = values[name], !values.isEmpty {
            return values.map(Self.encoded).joined(separator: ",")
        }
        if name == "CACHEBUSTING" { return cacheBusting }
        return VASTMacroName.all.contains(name) ? "-1" : nil
    }

    /// Where the bracket closes that opens at `start`, if only a name lies between.
    private static func macroEnd(in bytes: [UInt8], from start: Int) -> Int? {
        guard bytes[start] == UInt8(ascii: "[") else { return nil }
        var end = start + 1
        while end < bytes.count, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[end]) {
            end += 1
        }
        guard end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: "]") else {
            return nil
        }
        return end
    }

    /// `value` with everything escaped but what RFC 3986 leaves unreserved.
    private static func encoded(_ value: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var out: [UInt8] = []
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"):
                out.append(byte)
            default:
                out += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: out, as: UTF8.self)
    }
}
