/// Paths to a part of a document, as RFC 6901 writes them.
package enum JSONPointer {
    /// The pointer through members and elements of these names.
    package static func of(_ names: some Sequence<String>) -> String {
        names.map { "/" + escaped($0) }.joined()
    }

    /// A name as one part of a pointer.
    package static func escaped(_ name: String) -> String {
        guard name.utf8.contains(where: { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "/") })
        else { return name }
        return name.reduce(into: "") { text, character in
            switch character {
            case "~": text += "~0"
            case "/": text += "~1"
            default: text.append(character)
            }
        }
    }
}
