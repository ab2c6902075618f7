/// Where the start tags of a document lie, found by one quick pass over its bytes.
///
/// The pass also refuses what would cost the parser time or memory out of proportion. It does not
/// judge the XML: of a damaged document the outline may be wrong, and the parser says so.
struct XMLOutline: Sendable {
    /// The byte of each start tag's `<`, in the order of the document.
    private(set) var tags: [Int] = []
    /// The bytes of each processing instruction that is its name alone.
    private(set) var bareInstructions: [Range<Int>] = []

    /// Throws ``VASTError`` 100 where a limit is passed.
    init(_ text: XMLText, limits: VASTLimits) throws(VASTError) {
        let bytes = text.bytes
        var index = text.start
        var depth = 0
        while let opening = Self.next(UInt8(ascii: "<"), in: bytes, from: index) {
            switch opening + 1 < bytes.count ? bytes[opening + 1] : 0 {
            case UInt8(ascii: "!"):
                index = Self.endOfDeclaration(in: bytes, at: opening)
            case UInt8(ascii: "?"):
                index = Self.end(of: "?>", in: bytes, from: opening + 2)
                if Self.isBare(bytes[opening..<index]) { bareInstructions.append(opening..<index) }
            case UInt8(ascii: "/"):
                depth -= 1
                index = opening + 2
            default:
                tags.append(opening)
                let tag = Self.tag(in: bytes, from: opening)
                index = tag.end
                if !tag.isEmpty { depth += 1 }
                if let sentence = Self.excess(of: tag, depth, tags.count, limits) {
                    throw text.error(at: opening, sentence).asExcess
                }
            }
        }
    }

    private static func excess(
        of tag: Tag,
        _ depth: Int,
        _ count: Int,
        _ limits: VASTLimits
    ) -> String? {
        if depth > limits.depth {
            return "More than \(limits.depth) elements lie inside each other."
        }
        if count > limits.elements {
            return "The document has more than \(limits.elements) elements."
        }
        if tag.attributes > limits.attributes {
            return "An element has more than \(limits.attributes) attributes."
        }
        return nil
    }

    private struct Tag {
        /// The byte after the tag.
        var end: Int
        /// Whether the element ends with its start tag.
        var isEmpty = false
        var attributes = 0
    }

    private static func tag(in bytes: [UInt8], from opening: Int) -> Tag {
        var tag = Tag(end: bytes.count)
        var quote: UInt8?
        var index = opening + 1
        while index < bytes.count {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if byte == UInt8(ascii: "=") {
                tag.attributes += 1
            } else if byte == UInt8(ascii: ">") {
                tag.end = index + 1
                tag.isEmpty = bytes[index - 1] == UInt8(ascii: "/")
                return tag
            }
            index += 1
        }
        return tag
    }

    private static func isBare(_ instruction: ArraySlice<UInt8>) -> Bool {
        let name = instruction.dropFirst(2).dropLast(2)
        let isName = name.allSatisfy { byte in
            byte >= 0x80 || byte == UInt8(ascii: "_") || (0x2D...0x2E).contains(byte)
                || (0x30...0x3A).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        }
        // A second XML declaration is a fault, which the parser is to find.
        return !name.isEmpty && isName && !name.elementsEqual("xml".utf8)
    }

    private static func endOfDeclaration(in bytes: [UInt8], at opening: Int) -> Int {
        if starts(with: "<!--", in: bytes, at: opening) {
            return end(of: "-->", in: bytes, from: opening + 4)
        }
        if starts(with: "<![CDATA[", in: bytes, at: opening) {
            return end(of: "]]>", in: bytes, from: opening + 9)
        }
        return opening + 2
    }

    private static func next(_ byte: UInt8, in bytes: [UInt8], from index: Int) -> Int? {
        index < bytes.count ? bytes[index...].firstIndex(of: byte) : nil
    }

    private static func starts(with text: StaticString, in bytes: [UInt8], at index: Int) -> Bool {
        text.withUTF8Buffer { text in
            index + text.count <= bytes.count
                && text.indices.allSatisfy { bytes[index + $0] == text[$0] }
        }
    }

    /// The byte after the next `text`, or the end of all.
    private static func end(of text: StaticString, in bytes: [UInt8], from start: Int) -> Int {
        let first = text.utf8Start.pointee
        var index = start
        while let next = next(first, in: bytes, from: index) {
            if starts(with: text, in: bytes, at: next) { return next + text.utf8CodeUnitCount }
            index = next + 1
        }
        return bytes.count
    }
}
