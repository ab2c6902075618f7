import Foundation

/// A URL as sellers write it, made one that RFC 3986 allows.
///
/// Nothing is changed that the RFC allows: percent escapes, their case and the order of parameters
/// stay as they are, so a signed URL keeps its signature.
enum AdURL {
    /// Longer ones are refused.
    static let longest = 65_536

    /// Schemes that run code or read the device, and those that have no target outside a browser.
    private static let refused: Set<String> = [
        "javascript", "vbscript", "file", "data", "about", "blob",
    ]

    /// A page, a picture or a tracker: http or https with a host.
    static func web(_ text: String) -> URL? {
        target(text).flatMap { $0.scheme == "https" || $0.scheme == "http" ? $0 : nil }
    }

    /// What a tap may open: a page, or a place in an app.
    static func target(_ text: String) -> URL? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.utf8.count <= longest else { return nil }
        guard let (scheme, rest) = split(text), !refused.contains(scheme) else { return nil }
        guard scheme == "https" || scheme == "http" else { return url(scheme, encoded(rest)) }
        guard rest.hasPrefix("//") else { return nil }
        let authorityAndPath = rest.dropFirst(2)
        let authority = authorityAndPath.prefix { !"/?#".contains($0) }
        guard let host = encoded(authority: authority) else { return nil }
        return url(scheme, "//" + host + encoded(authorityAndPath.dropFirst(authority.count)))
    }

    private static func url(_ scheme: String, _ rest: String) -> URL? {
        URL(string: scheme + ":" + rest)
    }

    /// The scheme in lower case, and what follows its colon; a host without a scheme is https.
    private static func split(_ text: String) -> (scheme: String, rest: Substring)? {
        if text.hasPrefix("//") { return ("https", Substring(text)) }
        if let colon = text.firstIndex(of: ":"), isScheme(text[..<colon]) {
            let rest = text[text.index(after: colon)...]
            // "shop.example:8080/9" is a host and a port.
            let isPort = text[..<colon].contains(".") && (rest.first?.isASCIIDigit ?? false)
            if !isPort { return rest.isEmpty ? nil : (text[..<colon].lowercased(), rest) }
        }
        let host = text.prefix { !"/?#:".contains($0) }
        guard host.contains("."), !host.hasPrefix("."), !host.contains("@") else { return nil }
        return ("https", Substring("//" + text))
    }

    private static func isScheme(_ text: Substring) -> Bool {
        guard let first = text.utf8.first, Self.isLetter(first) else { return false }
        return text.utf8.allSatisfy { isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    /// An authority; `nil` where it has no host or one that no repair can make a host.
    private static func encoded(authority: Substring) -> String? {
        let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        let isBracketed = host.hasPrefix("[") && host.contains("]")
        let name = isBracketed ? host.dropFirst() : host.prefix { $0 != ":" }
        guard !name.isEmpty, !authority.utf8.contains(where: neverInAHost.contains) else {
            return nil
        }
        return isBracketed ? String(authority) : encoded(authority)
    }

    private static let neverInAHost = Set(" \"<>\\^`{|}\u{7F}".utf8).union(0..<0x20)

    /// Percent-encodes what may not stand in a URL after its authority.
    private static func encoded(_ text: Substring) -> String {
        var bytes: [UInt8] = []
        let all = Array(text.utf8)
        var hasFragment = false
        for (index, byte) in all.enumerated() {
            switch byte {
            case UInt8(ascii: "%") where !isEscape(all, at: index),
                UInt8(ascii: "#") where hasFragment:
                appendEscape(byte, to: &bytes)
            case UInt8(ascii: "#"):
                hasFragment = true
                bytes.append(byte)
            case _ where isLetter(byte) || isDigit(byte) || marks.contains(byte):
                bytes.append(byte)
            default:
                appendEscape(byte, to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static let marks = Set("-._~:/?@!$&'()*+,;=%".utf8)

    private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        index + 2 < bytes.count && isHex(bytes[index + 1]) && isHex(bytes[index + 2])
    }

    private static func isHex(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
    }

    private static func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}

extension Character {
    fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
