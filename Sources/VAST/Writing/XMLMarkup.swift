/// Markup as it grows, element by element, always well-formed.
struct XMLMarkup {
    typealias Attributes = KeyValuePairs<String, String?>

    private(set) var text = ""

    /// An element with others in it.
    mutating func element(
        _ name: String,
        _ attributes: Attributes = [:],
        _ body: (inout XMLMarkup) -> Void
    ) {
        open(name, attributes)
        body(&self)
        close(name)
    }

    /// An element with others in it, left out where there are none.
    mutating func group(_ name: String, _ body: (inout XMLMarkup) -> Void) {
        var inner = XMLMarkup()
        body(&inner)
        guard !inner.text.isEmpty else { return }
        element(name) { $0.text += inner.text }
    }

    /// An element with words in it; left out where they are unknown.
    mutating func words(_ name: String, _ words: String?, _ attributes: Attributes = [:]) {
        guard let words else { return }
        open(name, attributes)
        text += Self.escaped(words)
        close(name)
    }

    /// An element with a URL or code in it, as it is; left out where there is none.
    mutating func raw(_ name: String, _ raw: String?, _ attributes: Attributes = [:]) {
        guard let raw else { return }
        open(name, attributes)
        text += "<![CDATA[\(Self.cut(Self.allowed(raw)))]]>"
        close(name)
    }

    private mutating func open(_ name: String, _ attributes: Attributes) {
        text += "<\(name)"
        for case (let key, let value?) in attributes {
            text += " \(key)=\"\(Self.escaped(value))\""
        }
        text += ">"
    }

    private mutating func close(_ name: String) { text += "</\(name)>" }

    /// The end of a section is cut in two, each half in a section of its own.
    ///
    /// By scalars: to Swift a `>` with an accent on it is another character, to a parser it is the end.
    private static func cut(_ text: String) -> String {
        var cut = String.UnicodeScalarView()
        var brackets = 0
        for scalar in text.unicodeScalars {
            if scalar == ">", brackets >= 2 { cut += "]]><![CDATA[".unicodeScalars }
            brackets = scalar == "]" ? brackets + 1 : 0
            cut.append(scalar)
        }
        return String(cut)
    }

    /// Fit to stand between tags and between quotation marks; a line break stays one in both.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in allowed(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\t", "\n", "\r": escaped += "&#\(scalar.value);"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

    /// XML 1.0 has no way to write most control characters; each becomes U+FFFD.
    private static func allowed(_ text: String) -> String {
        var allowed = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            let isControl = scalar.value < 0x20 && !"\t\n\r".unicodeScalars.contains(scalar)
            let isNone = scalar.value == 0xfffe || scalar.value == 0xffff
            allowed.append(isControl || isNone ? "\u{fffd}" : scalar)
        }
        return String(allowed)
    }
}
