import Foundation

/// Base64 in the alphabet that URLs leave alone, without padding (RFC 4648, section 5).
enum Base64URL {
    static func text(_ bytes: [UInt8]) -> String {
        Data(bytes).base64EncodedString().replacing("+", with: "-").replacing("/", with: "_")
            .replacing("=", with: "")
    }

    /// Nil for a text that is none.
    static func bytes(_ text: String) -> [UInt8]? {
        guard
            text.utf8.allSatisfy({
                $0 != UInt8(ascii: "+") && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "=")
            })
        else { return nil }
        let plain = text.replacing("-", with: "+").replacing("_", with: "/")
        let padding = String(repeating: "=", count: (4 - plain.utf8.count % 4) % 4)
        return Data(base64Encoded: plain + padding).map { Array($0) }
    }
}
