/// What is wrong with a URL (RFC 3986), as far as a checker can tell without calling it.
enum URLFault: Hashable {
    /// Nobody can open or call it.
    case unusable(String)
    /// It has this scheme, which ads never have.
    case refused(String)
    /// It has a host but no scheme.
    case noScheme
    /// It has characters that must be percent-encoded.
    case illegalCharacters
    /// It crosses a network by http, which apps refuse by default.
    case insecure

    /// Everything that is wrong with `text` as a URL for `use`.
    static func all(in text: String, for use: URLUse) -> [URLFault] {
        let bytes = Array(trimmed(text).utf8)
        guard !bytes.isEmpty else { return [.unusable("is empty")] }
        guard bytes.count <= 65_536 else { return [.unusable("is longer than 65,536 bytes")] }
        var faults: [URLFault] = []
        let scheme = scheme(of: bytes)
        if let scheme, AdURL.refused.contains(scheme) { return [.refused(scheme)] }
        let isWeb = scheme == nil || scheme == "http" || scheme == "https"
        if let scheme, !isWeb {
            guard use == .target else {
                return [.unusable("has the scheme \(scheme.prefix(20)), must be https")]
            }
        } else {
            let start = scheme.map { $0.utf8.count + 1 } ?? 0
            guard let host = host(of: bytes[start...], hasScheme: scheme != nil) else {
                return [.unusable(scheme == nil ? "is no URL" : "has no host")]
            }
            if host.contains(where: neverInAHost.contains) {
                return [.unusable("has a host with characters that no host has")]
            }
            if host.contains(UInt8(ascii: "@")) {
                return [.unusable("has a user name before its host, apps refuse that")]
            }
            if scheme == nil { faults.append(.noScheme) }
            if scheme == "http", use != .target, !isDevice(host) { faults.append(.insecure) }
        }
        guard (use == .target ? AdURL.target(text) : AdURL.web(text)) != nil else {
            return [.unusable("is no URL, whatever is repaired in it")]
        }
        if hasIllegalCharacters(bytes) { faults.append(.illegalCharacters) }
        return faults
    }

    /// The scheme of a URL that leads into an app; nil for pages, and for what nobody opens.
    static func appScheme(of text: String) -> String? {
        guard let scheme = scheme(of: Array(trimmed(text).utf8)), !AdURL.refused.contains(scheme),
            scheme != "http", scheme != "https"
        else { return nil }
        return scheme
    }

    private static let neverInAHost = Set(" \"<>\\^`|\u{7F}".utf8).union(0..<0x20)

    private static func trimmed(_ text: String) -> Substring {
        let start = text.drop { $0.isWhitespace }
        guard let end = start.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return start[...end]
    }

    /// The scheme in lower case; nil where there is none: `shop.example:8080` is a host.
    private static func scheme(of bytes: [UInt8]) -> String? {
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), colon > 0, isLetter(bytes[0])
        else { return nil }
        let name = bytes[..<colon]
        guard name.allSatisfy({ isLetter($0) || isDigit($0) || "+-.".utf8.contains($0) }) else {
            return nil
        }
        let isPort =
            name.contains(UInt8(ascii: ".")) && colon + 1 < bytes.count
            && isDigit(bytes[colon + 1])
        return isPort ? nil : String(decoding: name, as: UTF8.self).lowercased()
    }

    /// The host, which without a scheme must have a dot; nil where there is none.
    private static func host(of rest: ArraySlice<UInt8>, hasScheme: Bool) -> ArraySlice<UInt8>? {
        let slash = UInt8(ascii: "/")
        let hasSlashes = rest.starts(with: [slash, slash])
        guard hasSlashes || !hasScheme else { return nil }
        let authority = rest.dropFirst(hasSlashes ? 2 : 0).prefix { !"/?#".utf8.contains($0) }
        guard !authority.isEmpty, authority.first != UInt8(ascii: ":") else { return nil }
        let isHost =
            hasSlashes
            || (authority.contains(UInt8(ascii: ".")) && authority.first != UInt8(ascii: "."))
        return isHost ? authority : nil
    }

    /// Whether a host, with its port, is the device itself, to which http crosses no network.
    private static func isDevice(_ host: ArraySlice<UInt8>) -> Bool {
        let text = String(decoding: host, as: UTF8.self).lowercased()
        let name = text.hasPrefix("[") ? text.prefix { $0 != "]" } : text.prefix { $0 != ":" }
        return ["127.0.0.1", "localhost", "[::1"].contains(name)
    }

    private static func hasIllegalCharacters(_ bytes: [UInt8]) -> Bool {
        var hasFragment = false
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "%"):
                let hasDigits =
                    index + 2 < bytes.count && JSONEscapes.digit(bytes[index + 1]) != nil
                    && JSONEscapes.digit(bytes[index + 2]) != nil
                if !hasDigits { return true }
            case UInt8(ascii: "#"):
                if hasFragment { return true }
                hasFragment = true
            default:
                if !isLetter(byte), !isDigit(byte), !marks.contains(byte) { return true }
            }
        }
        return false
    }

    private static let marks = Set("-._~:/?@!$&'()*+,;=[]".utf8)

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
