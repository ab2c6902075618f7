import Foundation

/// A document's characters as UTF-8, with everything before the root that parsers stumble over
/// blanked out: byte order marks, declarations, instructions, a document type.
///
/// The bytes decide the encoding, whatever the declaration says. Every byte keeps its line, so that
/// places can be told.
struct XMLText: Sendable {
    /// Something wrong before the root that was forgiven.
    enum Fault: Sendable, Hashable {
        /// Something stood before the declaration.
        case prolog
        /// The declaration names another encoding than that of the bytes.
        case encoding(label: String, actual: String)
        /// A document type without declarations of its own.
        case documentType
    }

    /// UTF-8 without NUL.
    private(set) var bytes: [UInt8]
    /// What was forgiven, in order, with the byte at which it stands.
    private(set) var faults: [(fault: Fault, offset: Int)] = []
    /// Where the first `<` of the root lies.
    private(set) var start = 0

    /// Throws ``VASTError`` 100 for what is no XML at all.
    init(_ data: Data, limits: VASTLimits) throws(VASTError) {
        guard data.count <= limits.bytes else {
            throw VASTError(
                code: 100,
                sentence: "The document has \(data.count) bytes, more than the \(limits.bytes) "
                    + "that are read."
            ).asExcess
        }
        let decoded = try XMLEncoding.utf8(Array(data))
        bytes = decoded.bytes
        if let nul = XMLTokens.place(of: 0, in: bytes, from: 0) {
            throw error(at: nul, "There is a NUL character.")
        }
        if let label = decoded.label, !XMLEncoding.agrees(label, decoded.encoding) {
            faults.append((.encoding(label: label, actual: decoded.encoding), 0))
        }
        try readProlog()
    }

    /// The bytes without those in `gaps`, which are in order.
    func bytes(without gaps: [Range<Int>]) -> [UInt8] {
        guard !gaps.isEmpty else { return bytes }
        var rest: [UInt8] = []
        rest.reserveCapacity(bytes.count)
        var index = 0
        for gap in gaps {
            rest += bytes[index..<gap.lowerBound]
            index = gap.upperBound
        }
        rest += bytes[index...]
        return rest
    }

    /// A fault of XML at the byte `offset`.
    func error(at offset: Int, _ sentence: String) -> VASTError {
        let (line, column) = TextPlaces(bytes).place(of: offset)
        return VASTError(code: 100, line: line, column: column, sentence: sentence)
    }
}

extension XMLText {
    private mutating func readProlog() throws(VASTError) {
        var index = 0
        var hasContent = false
        while index < bytes.count {
            if bytes[index...].starts(with: Self.mark) {
                blank(index..<index + Self.mark.count)
                index += Self.mark.count
            } else if bytes[index].isXMLSpace {
                index += 1
                hasContent = true
            } else if isDeclaration(at: index), let end = end(of: "<?xml", ">", at: index) {
                if hasContent || bytes[end - 2] != UInt8(ascii: "?") {
                    faults.append((.prolog, index))
                }
                blank(index..<end)
                index = end
                hasContent = true
            } else if let end = end(of: "<?", "?>", at: index) {
                blank(index..<end)
                index = end
                hasContent = true
            } else if let end = end(of: "<!--", "-->", at: index) {
                index = end
                hasContent = true
            } else if starts(with: "<!doctype", at: index) {
                index = try documentType(at: index)
                hasContent = true
            } else {
                break
            }
        }
        start = index
        guard index < bytes.count else { throw error(at: 0, "The document has no element.") }
        guard bytes[index] == UInt8(ascii: "<") else {
            throw error(at: index, "The document is not XML: it begins with text.")
        }
        if starts(with: "<html", at: index) { throw error(at: index, Self.page) }
    }

    /// Whether an XML declaration opens at `index`, rather than another instruction.
    private func isDeclaration(at index: Int) -> Bool {
        let end = index + 5
        return starts(with: "<?xml", at: index) && end < bytes.count
            && (bytes[end].isXMLSpace || bytes[end] == UInt8(ascii: "?"))
    }

    /// Blanks out a document type that declares nothing itself.
    private mutating func documentType(at index: Int) throws(VASTError) -> Int {
        if starts(with: "<!doctype html", at: index) { throw error(at: index, Self.page) }
        var end = index
        var quote: UInt8?
        while end < bytes.count, quote != nil || bytes[end] != UInt8(ascii: ">") {
            let byte = bytes[end]
            if quote == nil, byte == UInt8(ascii: "[") {
                throw error(
                    at: end,
                    "The document type declares entities or elements of its own, which is refused."
                )
            }
            if quote == byte {
                quote = nil
            } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
            end += 1
        }
        guard end < bytes.count else { throw error(at: index, "The document type has no end.") }
        faults.append((.documentType, index))
        blank(index..<end + 1)
        return end + 1
    }

    private static let page = "The document is a page in HTML, not VAST."

    private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Puts spaces in the place of what the parser is not to see; lines stay.
    mutating func blank(_ range: Range<Int>) {
        for index in range where !bytes[index].isXMLSpace { bytes[index] = UInt8(ascii: " ") }
    }

    /// Whether the ASCII `text`, given in lower case, stands at `index` in whatever case.
    private func starts(with text: StaticString, at index: Int) -> Bool {
        text.withUTF8Buffer { text in
            index + text.count <= bytes.count
                && text.indices.allSatisfy { bytes[index + $0].lowercasedASCII == text[$0] }
        }
    }

    /// Where what opens at `index` ends, if it opens there and ends at all.
    private func end(of opening: StaticString, _ closing: StaticString, at index: Int) -> Int? {
        guard starts(with: opening, at: index) else { return nil }
        var next = index + opening.utf8CodeUnitCount
        while next < bytes.count {
            if starts(with: closing, at: next) { return next + closing.utf8CodeUnitCount }
            next += 1
        }
        return nil
    }
}
