import Foundation

/// What a text looks like from its first character.
enum TextForm: Equatable {
    /// An object, a list or a text of JSON.
    case json(start: Int)
    /// XML or HTML.
    case markup(start: Int)
    /// Anything else.
    case words(start: Int)
    /// Nothing but space.
    case empty

    /// More space than this before a document is no document.
    private static let mostSpace = 65_536

    init(_ bytes: [UInt8]) {
        // The marks and the zeroes of UTF-16 stand before and between characters.
        let skipped = Set([0x00, 0x09, 0x0A, 0x0D, 0x20, 0xEF, 0xBB, 0xBF, 0xFE, 0xFF] as [UInt8])
        guard let start = bytes.prefix(Self.mostSpace).firstIndex(where: { !skipped.contains($0) })
        else {
            self = .empty
            return
        }
        switch bytes[start] {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): self = .json(start: start)
        case UInt8(ascii: "<"): self = .markup(start: start)
        default: self = .words(start: start)
        }
    }

    /// The first byte that is no space.
    var start: Int {
        switch self {
        case .json(let start), .markup(let start), .words(let start): start
        case .empty: 0
        }
    }

    /// Whether `bytes` are XML rather than HTML.
    static func isVAST(_ bytes: [UInt8]) -> Bool {
        let head = String(decoding: bytes.prefix(1000), as: UTF8.self).lowercased()
        return head.contains("<vast") || head.contains("<?xml")
    }
}
