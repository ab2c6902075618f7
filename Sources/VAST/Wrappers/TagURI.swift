package import Foundation

/// The address of the next document, as wrappers write it.
package enum TagURI {
    /// Longer ones are refused.
    private static let longest = 65_536

    /// The http or https address that `text` means in a document from `base`; `nil` if there is
    /// none.
    ///
    /// What RFC 3986 does not allow is percent-encoded, what it allows stays as it is. An address
    /// without a scheme but with a host is https where there is no base.
    package static func url(_ text: String, base: URL?) -> URL? {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard !text.isEmpty, text.utf8.count <= longest else { return nil }
        let repaired = repaired(text)
        let absolute: URL?
        if let base {
            absolute = URL(string: repaired, relativeTo: base)?.absoluteURL
        } else {
            absolute = URL(string: repaired.hasPrefix("//") ? "https:" + repaired : repaired)
        }
        guard let absolute, let scheme = absolute.scheme?.lowercased(),
            scheme == "https" || scheme == "http", absolute.host?.isEmpty == false
        else { return nil }
        return absolute
    }

    /// `text` with what may not stand in a URL percent-encoded.
    private static func repaired(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let bytes = Array(text.utf8)
        var out: [UInt8] = []
        out.reserveCapacity(bytes.count)
        var hasFragment = false
        for (index, byte) in bytes.enumerated() {
            let isAllowed =
                switch byte {
                case UInt8(ascii: "%"): isEscape(bytes, at: index)
                case UInt8(ascii: "#"): !hasFragment
                default: allowed.contains(byte)
                }
            if byte == UInt8(ascii: "#") { hasFragment = true }
            out +=
                isAllowed
                ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static let allowed = Set(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?@!$&'()*+,;=".utf8
    )

    private static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        let digits = bytes[(index + 1)...].prefix(2)
        return digits.count == 2
            && digits.allSatisfy { Character(UnicodeScalar($0)).isHexDigit }
    }
}
