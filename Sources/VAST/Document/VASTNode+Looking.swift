extension VASTNode {
    /// The text without the white space around it.
    var trimmedText: String { text.trimmed }

    /// An attribute; its name in another case is taken where the right one is missing.
    func attribute(_ name: String) -> String? {
        attributes[name] ?? (attributes.isEmpty ? nil : attributeInAnotherCase(name))
    }

    private func attributeInAnotherCase(_ name: String) -> String? {
        var found: (key: String, value: String)?
        for (key, value) in attributes where key.isASCIIEqual(to: name) {
            if let other = found, other.key < key { continue }
            found = (key, value)
        }
        return found?.value
    }

    /// The first child of a name.
    func child(_ name: String) -> VASTNode? { children.first { $0.name == name } }

    /// The children of a name.
    func children(_ name: String) -> [VASTNode] { children.filter { $0.name == name } }
}

extension String {
    /// The text without the white space around it.
    var trimmed: String {
        // Most texts have none, and most of what there is is ASCII: bytes say so quickest.
        if let first = utf8.first, let last = utf8.last, Self.isInk(first), Self.isInk(last) {
            return self
        }
        guard let start = utf8.firstIndex(where: { !$0.isXMLSpace }),
            let last = utf8.lastIndex(where: { !$0.isXMLSpace })
        else { return "" }
        guard Self.isInk(utf8[start]), Self.isInk(utf8[last]) else { return trimmedByScalars }
        return String(self[start..<utf8.index(after: last)])
    }

    private var trimmedByScalars: String {
        let start = unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? endIndex
        let last = unicodeScalars.lastIndex { !$0.properties.isWhitespace }
        guard let last else { return "" }
        return String(self[start..<unicodeScalars.index(after: last)])
    }

    /// Whether a byte is a character that leaves a mark, and no part of one.
    private static func isInk(_ byte: UInt8) -> Bool { (0x21...0x7E).contains(byte) }

    /// Whether the texts differ by the case of ASCII letters at most.
    fileprivate func isASCIIEqual(to other: String) -> Bool {
        utf8.count == other.utf8.count
            && zip(utf8, other.utf8).allSatisfy { $0.lowercasedASCII == $1.lowercasedASCII }
    }
}
