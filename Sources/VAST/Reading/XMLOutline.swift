/// Where the start tags of a document lie.
///
/// Making it refuses what would cost the parser time or memory out of proportion.
struct XMLOutline: Sendable {
    /// The byte of each start tag's `<`, in the order of the document.
    private(set) var tags: [Int] = []
    /// The bytes of each processing instruction that is its name alone.
    private(set) var bareInstructions: [Range<Int>] = []

    /// Throws ``VASTError`` 100 where a limit is passed.
    init(_ text: XMLText, limits: VASTLimits) throws(VASTError) {
        var depth = 0
        for token in XMLTokens(text.bytes, from: text.start) {
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
