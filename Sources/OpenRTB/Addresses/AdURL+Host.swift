import Foundation

extension AdURL {
    /// A host and perhaps a port as they go on the wire; `nil` where no repair can make them so.
    ///
    /// User names are refused: no ad needs one, and `shop.example@evil.example` leads elsewhere
    /// than it seems (RFC 3986, section 7.6).
    static func authority(_ text: ArraySlice<UInt8>) -> String? {
        guard !text.contains(UInt8(ascii: "@")) else { return nil }
        if text.first == UInt8(ascii: "[") { return address(text) }
        let name = text.prefix { $0 != UInt8(ascii: ":") }
        let port = text.dropFirst(name.count)
        guard isPort(port), let host = host(name) else { return nil }
        return host + String(decoding: port, as: UTF8.self)
    }

    /// A host as DNS knows it: ASCII, a name in another script as RFC 3490's `xn--`, which is what
    /// RFC 3986 (section 3.2.2) asks for.
    private static func host(_ text: ArraySlice<UInt8>) -> String? {
        guard !text.isEmpty, let name = decoded(text) else { return nil }
        if name.utf8.elementsEqual(text), name.utf8.allSatisfy({ $0 < 0x80 }) {
            return isHost(name) ? name : nil
        }
        // What looks the same is the same name; full-width dots are dots.
        let folded = name.lowercased().precomposedStringWithCompatibilityMapping
            .replacingOccurrences(of: "\u{3002}", with: ".")
        guard folded.unicodeScalars.allSatisfy(canBeSeen) else { return nil }
        var labels: [String] = []
        for label in folded.split(separator: ".", omittingEmptySubsequences: false) {
            guard let ascii = Punycode.label(label) else { return nil }
            labels.append(ascii)
        }
        let host = labels.joined(separator: ".")
        return isHost(host) ? host : nil
    }

    /// Escapes stand for a name's bytes; a name that is then no UTF-8 is none.
    private static func decoded(_ text: ArraySlice<UInt8>) -> String? {
        var bytes: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] == UInt8(ascii: "%") {
                guard let byte = escaped(text, at: index) else { return nil }
                bytes.append(byte)
                index += 3
            } else {
                bytes.append(text[index])
                index += 1
            }
        }
        return String(bytes: bytes, encoding: .utf8)
    }

    /// RFC 3986's `reg-name`, no longer than DNS allows.
    private static func isHost(_ name: String) -> Bool {
        !name.isEmpty && name.utf8.count <= 253
            && name.utf8.allSatisfy { isUnreserved($0) || isOneOf("!$&'()*+,;=", $0) }
    }

    private static func canBeSeen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .spaceSeparator,
            .lineSeparator, .paragraphSeparator:
            false
        default: true
        }
    }

    /// Empty, or a colon and a number that a port can have.
    private static func isPort(_ text: ArraySlice<UInt8>) -> Bool {
        let digits = text.dropFirst()
        guard !digits.isEmpty else { return true }
        return digits.allSatisfy(isDigit)
            && UInt16(String(decoding: digits, as: UTF8.self)) != nil
    }

    /// An IPv6 address in brackets, and perhaps a port.
    private static func address(_ text: ArraySlice<UInt8>) -> String? {
        guard let end = text.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let inside = text[(text.startIndex + 1)..<end]
        let port = text[(end + 1)...]
        guard inside.contains(UInt8(ascii: ":")),
            inside.allSatisfy({ isHex($0) || isOneOf(":.", $0) }),
            port.first ?? UInt8(ascii: ":") == UInt8(ascii: ":"), isPort(port)
        else { return nil }
        return String(decoding: text, as: UTF8.self)
    }
}
