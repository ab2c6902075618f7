import Foundation

/// The tags of a document, found by one quick pass over its bytes.
///
/// What stands in comments, CDATA sections, instructions and quoted attributes is none. The pass
/// does not judge the XML: of a damaged document the tags may be wrong, and the parser says so.
struct XMLTokens: Sequence, IteratorProtocol {
    /// What was found.
    enum Kind: Sendable, Hashable {
        /// A start tag, or one that is its element's end, too.
        case tag(isEmpty: Bool, attributes: Int)
        case endTag
        case instruction
    }

    /// A tag or an instruction, and the bytes that it takes up.
    struct Token: Sendable, Hashable {
        var kind: Kind
        var range: Range<Int>
    }

    private let bytes: [UInt8]
    private var index: Int

    /// The tokens of `bytes` from `start` on.
    init(_ bytes: [UInt8], from start: Int = 0) {
        self.bytes = bytes
        index = start
    }

    mutating func next() -> Token? {
        while let opening = place(of: UInt8(ascii: "<"), from: index) {
            switch opening + 1 < bytes.count ? bytes[opening + 1] : 0 {
            case UInt8(ascii: "!"):
                index = endOfDeclaration(at: opening)
            case UInt8(ascii: "?"):
                index = end(of: "?>", from: opening + 2)
                return Token(kind: .instruction, range: opening..<index)
            case UInt8(ascii: "/"):
                index = place(of: UInt8(ascii: ">"), from: opening).map { $0 + 1 } ?? bytes.count
                return Token(kind: .endTag, range: opening..<index)
            default:
                let tag = tag(from: opening)
                index = tag.range.upperBound
                return tag
            }
        }
        return nil
    }

    /// The name in a tag's `bytes`.
    static func name(of tag: ArraySlice<UInt8>) -> Substring {
        let rest = tag.dropFirst().drop { $0 == UInt8(ascii: "/") }
        let name = rest.prefix { byte in
            !byte.isXMLSpace && byte != UInt8(ascii: ">") && byte != UInt8(ascii: "/")
        }
        return String(decoding: name, as: UTF8.self)[...]
    }

    private func tag(from opening: Int) -> Token {
        bytes.withUnsafeBufferPointer { bytes in
            var attributes = 0
            var quote: UInt8?
            var index = opening + 1
            while index < bytes.count {
                let byte = bytes[index]
                index += 1
                if let open = quote {
                    if byte == open { quote = nil }
                } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                    quote = byte
                } else if byte == UInt8(ascii: "=") {
                    attributes += 1
                } else if byte == UInt8(ascii: ">") {
                    let isEmpty = bytes[index - 2] == UInt8(ascii: "/")
                    return Token(
                        kind: .tag(isEmpty: isEmpty, attributes: attributes),
                        range: opening..<index
                    )
                }
            }
            return Token(kind: .tag(isEmpty: false, attributes: attributes), range: opening..<index)
        }
    }

    private func endOfDeclaration(at opening: Int) -> Int {
        if starts(with: "<!--", at: opening) { return end(of: "-->", from: opening + 4) }
        if starts(with: "<![CDATA[", at: opening) { return end(of: "]]>", from: opening + 9) }
        return opening + 2
    }

    private func place(of byte: UInt8, from index: Int) -> Int? {
        Self.place(of: byte, in: bytes, from: index)
    }

    /// Where the next `byte` lies in `bytes` from `index` on.
    static func place(of byte: UInt8, in bytes: [UInt8], from index: Int) -> Int? {
        bytes.withUnsafeBytes { all in
            guard index < all.count, let start = all.baseAddress,
                let found = memchr(start + index, CInt(byte), all.count - index)
            else { return nil }
            return UnsafeRawPointer(found) - start
        }
    }

    private func starts(with text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { text in
            index + text.count <= bytes.count
                && text.indices.allSatisfy { bytes[index + $0] == text[$0] }
        }
    }

    /// The byte after the next `text`, or the end of all.
    private func end(of text: StaticString, from start: Int) -> Int {
        let first = text.utf8Start.pointee
        var index = start
        while let next = place(of: first, from: index) {
            if starts(with: text, at: next) { return next + text.utf8CodeUnitCount }
            index = next + 1
        }
        return bytes.count
    }
}
