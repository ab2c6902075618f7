extension XMLText {
    /// No attribute is looked for further than this from the tag's beginning.
    private static let longestTag = 65_536

    /// Where an attribute's name begins in the start tag that opens at `tag`.
    func offset(ofAttribute name: String, inTagAt tag: Int) -> Int? {
        let wanted = Array(name.utf8)
        var quote: UInt8?
        var index = tag + 1
        let end = min(bytes.count, tag + Self.longestTag)
        while index < end {
            let byte = bytes[index]
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return nil
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            } else if bytes[index - 1].isXMLSpace, isName(wanted, at: index) {
                return index
            }
            index += 1
        }
        return nil
    }

    private func isName(_ name: [UInt8], at index: Int) -> Bool {
        let end = index + name.count
        guard end < bytes.count, bytes[index..<end].elementsEqual(name) else { return false }
        return bytes[end] == UInt8(ascii: "=") || bytes[end].isXMLSpace
    }
}
