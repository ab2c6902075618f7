extension VASTNode {
    /// The text without the white space around it.
    var trimmedText: String { text.trimmed }

    /// An attribute; its name in another case is taken where the right one is missing.
    func attribute(_ name: String) -> String? {
        guard !attributes.isEmpty else { return nil }
        if let value = attributes[name] { return value }
        return attributes.filter { $0.key.isASCIIEqual(to: name) }.min { $0.key < $1.key }?.value
    }

    /// The first child of a name.
    func child(_ name: String) -> VASTNode? { children.first { $0.name == name } }

    /// The children of a name.
    func children(_ name: String) -> [VASTNode] { children.filter { $0.name == name } }
}

extension StringProtocol {
    /// The text without the white space around it.
    var trimmed: String {
        let start = unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? endIndex
        let last = unicodeScalars.lastIndex { !$0.properties.isWhitespace }
        guard let last else { return "" }
        return String(self[start..<unicodeScalars.index(after: last)])
    }
}

extension String {
    /// Whether the texts differ by the case of ASCII letters at most.
    fileprivate func isASCIIEqual(to other: String) -> Bool {
        utf8.count == other.utf8.count
            && zip(utf8, other.utf8).allSatisfy { Self.lower($0) == Self.lower($1) }
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }
}
