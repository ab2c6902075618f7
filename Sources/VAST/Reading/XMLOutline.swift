/// Where the start tags of a document lie.
///
/// Making it refuses what would cost the parser time or memory out of proportion.
struct XMLOutline: Sendable {
    /// The byte of each start tag's `<`, in the order of the document.
    private(set) var tags: [Int] = []
    /// The bytes of each processing instruction that is its name alone.
    private(set) var bareInstructions: [Range<Int>] = []

    /// The white space between tags, other than that of an element which has nothing else.
    private(set) var gaps: [Range<Int>] = []

    /// Throws ``VASTError`` 100 where a limit is passed.
    init(_ text: XMLText, limits: VASTLimits) throws(VASTError) {
        tags.reserveCapacity(64)
        gaps.reserveCapacity(128)
        var depth = 0
        var last: XMLTokens.Token?
        for token in XMLTokens(text.bytes, from: text.start) {
            if let last, isGap(text, last, token) {
                gaps.append(last.range.upperBound..<token.range.lowerBound)
            }
            last = token
            switch token.kind {
            case .endTag:
                depth -= 1
            case .instruction:
                if Self.isBare(text.bytes[token.range]) { bareInstructions.append(token.range) }
            case .tag(let isEmpty, let attributes):
                tags.append(token.range.lowerBound)
                if !isEmpty { depth += 1 }
                if let sentence = excess(attributes, depth, limits) {
                    throw text.error(at: token.range.lowerBound, sentence).asExcess
                }
            }
        }
    }

    private func isGap(_ text: XMLText, _ last: XMLTokens.Token, _ next: XMLTokens.Token) -> Bool {
        if case .tag(isEmpty: false, _) = last.kind, next.kind == .endTag { return false }
        let end = next.range.lowerBound
        var index = last.range.upperBound
        guard index < end else { return false }
        while index < end, text.bytes[index].isXMLSpace { index += 1 }
        return index == end
    }

    private func excess(_ attributes: Int, _ depth: Int, _ limits: VASTLimits) -> String? {
        if depth > limits.depth {
            return "More than \(limits.depth) elements lie inside each other."
        }
        if tags.count > limits.elements {
            return "The document has more than \(limits.elements) elements."
        }
        if attributes > limits.attributes {
            return "An element has more than \(limits.attributes) attributes."
        }
        return nil
    }

    private static func isBare(_ instruction: ArraySlice<UInt8>) -> Bool {
        let name = instruction.dropFirst(2).dropLast(2)
        let isName = name.allSatisfy { byte in
            byte >= 0x80 || byte == UInt8(ascii: "_") || (0x2D...0x2E).contains(byte)
                || (0x30...0x3A).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
        }
        // A second XML declaration is a fault, which the parser is to find.
        return instruction.suffix(2).elementsEqual("?>".utf8) && !name.isEmpty && isName
            && !name.elementsEqual("xml".utf8)
    }
}
