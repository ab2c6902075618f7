import Foundation
import OpenRTB

/// URLs of a VAST document as they go on the wire, with the macros in them still to be replaced.
enum VASTURL {
    /// `text` repaired, its `[MACROS]` left as they are; `nil` for what can never be called.
    static func wire(_ text: String) -> String? {
        var macros: [String] = []
        var marked = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "[") {
            marked += rest[..<start]
            let name = rest[start...].dropFirst().prefix(while: isName)
            let end = name.endIndex
            if !name.isEmpty, end < rest.endIndex, rest[end] == "]" {
                marked += mark(macros.count)
                macros.append("[\(name)]")
                rest = rest[rest.index(after: end)...]
            } else {
                marked += "["
                rest = rest[rest.index(after: start)...]
            }
        }
        marked += rest
        guard var url = AdURL.web(marked)?.absoluteString else { return nil }
        for (index, macro) in macros.enumerated() {
            guard let place = url.range(of: mark(index)) else { return nil }
            url.replaceSubrange(place, with: macro)
        }
        return url
    }

    /// Letters that a repair leaves alone and that no seller writes.
    private static func mark(_ index: Int) -> String { "0na-macr0-\(index)-" }

    private static func isName(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
}
