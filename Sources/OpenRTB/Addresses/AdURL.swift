package import Foundation

/// A URL as sellers write it, made one that RFC 3986 allows.
///
/// Nothing is changed that the RFC allows: percent escapes, their case and the order of parameters
/// stay as they are, so a signed URL keeps its signature. Everything works on bytes: what a
/// combining mark does to the character before it must not hide a slash.
package enum AdURL {
    /// Longer ones are refused; in bytes.
    static let longest = 65_536

    /// A page, a picture or a tracker: http or https with a host.
    package static func web(_ text: String) -> URL? {
        target(text).flatMap { $0.scheme == "https" || $0.scheme == "http" ? $0 : nil }
    }

    /// What a tap may open: a page, or a place in an app.
    package static func target(_ text: String) -> URL? {
        let bytes = Array(text.trimmingCharacters(in: edges).utf8)
        guard !bytes.isEmpty, bytes.count <= longest, !bytes.contains(where: isControl) else {
            return nil
        }
        guard let (scheme, rest) = split(bytes[...]), !refused.contains(scheme) else { return nil }
        guard scheme == "https" || scheme == "http" else {
            return URL(string: scheme + ":" + encoded(rest))
        }
        guard rest.starts(with: "//".utf8) else { return nil }
        let authorityAndPath = rest.dropFirst(2)
        let authority = authorityAndPath.prefix { !isOneOf("/?#", $0) }
        guard let host = self.authority(authority) else { return nil }
        let path = encoded(authorityAndPath.dropFirst(authority.count))
        return URL(string: scheme + "://" + host + path)
    }

    /// What surrounds a URL and is no part of it: spaces, line ends, a byte order mark.
    private static let edges = CharacterSet.whitespacesAndNewlines
        .union(CharacterSet(charactersIn: "\u{FEFF}\u{200B}"))

    /// Schemes that run code, read the device, install something or lead to no page and no app.
    static let refused: Set<String> = [
        "javascript", "vbscript", "livescript", "file", "filesystem", "data", "blob", "about",
        "view-source", "resource", "chrome", "jar", "content", "cid", "mid", "ftp", "ftps", "sftp",
        "ssh", "telnet", "smb", "afp", "nfs", "ws", "wss", "itms-services",
    ]

    /// Line ends and tabs come from wrapped markup and are encoded; no URL has any other control.
    private static func isControl(_ byte: UInt8) -> Bool {
        (byte < 0x20 && !isOneOf("\t\n\r", byte)) || byte == 0x7F
    }

    /// The scheme in lower case, and what follows its colon; a host without a scheme is https.
    private static func split(
        _ text: ArraySlice<UInt8>
    ) -> (scheme: String, rest: ArraySlice<UInt8>)? {
        if text.starts(with: "//".utf8) { return ("https", text) }
        if let colon = text.firstIndex(of: UInt8(ascii: ":")), isScheme(text[..<colon]) {
            let scheme = String(decoding: text[..<colon], as: UTF8.self).lowercased()
            let rest = text[(colon + 1)...]
            // "shop.example:8080/9" is a host and a port.
            let isPort = scheme.contains(".") && (rest.first.map(isDigit) ?? false)
            if !isPort { return rest.isEmpty ? nil : (scheme, rest) }
        }
        let host = text.prefix { !isOneOf("/?#:", $0) }
        let dot = UInt8(ascii: ".")
        guard host.contains(dot), host.first != dot, !host.contains(UInt8(ascii: "@")) else {
            return nil
        }
        return ("https", Array("//".utf8) + text)
    }

    private static func isScheme(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, isLetter(first) else { return false }
        return text.allSatisfy { isLetter($0) || isDigit($0) || isOneOf("+-.", $0) }
    }

    /// Percent-encodes what may not stand in a URL after its authority.
    private static func encoded(_ text: ArraySlice<UInt8>) -> String {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count)
        var hasFragment = false
        for (index, byte) in zip(text.indices, text) {
            switch byte {
            case UInt8(ascii: "%") where escaped(text, at: index) == nil,
                UInt8(ascii: "#") where hasFragment:
                appendEscape(byte, to: &bytes)
            case UInt8(ascii: "#"):
                hasFragment = true
                bytes.append(byte)
            case _ where isUnreserved(byte) || isOneOf(":/?@!$&'()*+,;=%", byte):
                bytes.append(byte)
            default:
                appendEscape(byte, to: &bytes)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func appendEscape(_ byte: UInt8, to bytes: inout [UInt8]) {
        let digits = Array("0123456789ABCDEF".utf8)
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
}

extension AdURL {
    /// The byte that a valid escape at `index` stands for.
    static func escaped(_ bytes: ArraySlice<UInt8>, at index: Int) -> UInt8? {
        guard bytes[index] == UInt8(ascii: "%"), bytes.endIndex - index > 2,
            bytes[(index + 1)...(index + 2)].allSatisfy(isHex)
        else { return nil }
        return UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
    }

    static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    static func isHex(_ byte: UInt8) -> Bool {
        isDigit(byte) || (0x61...0x66).contains(byte | 0x20)
    }

    /// RFC 3986, section 2.3.
    static func isUnreserved(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || isOneOf("-._~", byte)
    }

    static func isOneOf(_ signs: StaticString, _ byte: UInt8) -> Bool {
        signs.withUTF8Buffer { $0.contains(byte) }
    }
}
