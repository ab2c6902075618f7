/// Makes plain text of what people paste into a catalog, once, when it comes in.
///
/// On the wire a text is plain: a client shows `&amp;` and `<b>` as they are.
enum TextCleaning {
    /// Tags removed, entities decoded once, invisible troublemakers dropped, spaces trimmed and joined.
    static func plain(_ text: String) -> String {
        let decoded = decoding(withoutTags(text)) { named($0) }
        var scalars = String.UnicodeScalarView()
        for scalar in decoded.unicodeScalars where !isDropped(scalar) {
            scalars.append(scalar.properties.isWhitespace ? " " : scalar)
        }
        return String(scalars).split(separator: " ").joined(separator: " ")
    }

    /// A text as part of one line on a terminal: nothing invisible in it, and not endless.
    static func line(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(500).map { scalar in
            isInvisible(scalar) ? "\u{fffd}" : scalar
        }
        let isCut = text.unicodeScalars.dropFirst(500).first != nil
        return String(String.UnicodeScalarView(shown)) + (isCut ? "…" : "")
    }

    /// Whether it is not seen where it stands, such as a line break, but for the space.
    static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        isDropped(scalar) || (scalar != " " && scalar.properties.isWhitespace)
    }

    /// A URL pasted from a page's source: `&amp;` back to `&`, everything else as it is.
    static func address(_ text: String) -> String {
        decoding(text) { ["amp", "#38", "#x26"].contains($0.lowercased()) ? "&" : nil }
    }

    /// A `<` begins a tag only where a tag's name, its end or a comment follows.
    private static func withoutTags(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let open = rest.firstIndex(of: "<") {
            result += rest[..<open]
            let after = rest[rest.index(after: open)...]
            guard let next = after.first, next.isASCII, next.isLetter || next == "/" || next == "!"
            else {
                result += "<"
                rest = after
                continue
            }
            // Without this the search for an end would begin anew at each of many opened tags.
            guard let close = after.firstIndex(of: ">") else { return result + "<" + after }
            rest = after[after.index(after: close)...]
        }
        return result + rest
    }

    private static func decoding(_ text: String, _ meaning: (String) -> String?) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            let after = rest[rest.index(after: start)...]
            if let end = after.prefix(10).firstIndex(of: ";"),
                let text = meaning(String(after[..<end]))
            {
                result += text
                rest = after[after.index(after: end)...]
            } else {
                result += "&"
                rest = after
            }
        }
        return result + rest
    }

    private static func named(_ name: String) -> String? {
        guard name.hasPrefix("#") else { return entities[name] }
        let digits = name.dropFirst()
        let code =
            digits.first == "x" || digits.first == "X"
            ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
        return code.flatMap(Unicode.Scalar.init).map { String($0) }
    }

    /// Controls other than white space, and what turns the direction of the text around it.
    private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0d, 0x85: false
        case 0x00...0x1f, 0x7f...0x9f, 0x202a...0x202e, 0x2066...0x2069, 0xfeff: true
        default: false
        }
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "shy": "",
        "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "copy": "©", "reg": "®", "trade": "™",
        "hellip": "…", "mdash": "—", "ndash": "–", "bull": "•", "middot": "·", "deg": "°",
        "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”", "bdquo": "„",
        "laquo": "«", "raquo": "»", "times": "×", "frac12": "½", "sect": "§", "para": "¶",
        "agrave": "à", "aacute": "á", "acirc": "â", "atilde": "ã", "auml": "ä", "aring": "å",
        "aelig": "æ", "ccedil": "ç", "egrave": "è", "eacute": "é", "ecirc": "ê", "euml": "ë",
        "igrave": "ì", "iacute": "í", "icirc": "î", "iuml": "ï", "ntilde": "ñ", "ograve": "ò",
        "oacute": "ó", "ocirc": "ô", "otilde": "õ", "ouml": "ö", "oslash": "ø", "ugrave": "ù",
        "uacute": "ú", "ucirc": "û", "uuml": "ü", "szlig": "ß", "Auml": "Ä", "Ouml": "Ö",
        "Uuml": "Ü", "Eacute": "É", "Agrave": "À", "Ccedil": "Ç", "Ntilde": "Ñ", "Oslash": "Ø",
    ]
}
