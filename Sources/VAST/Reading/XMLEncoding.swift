import Foundation

/// Finds out in which encoding bytes really are, and makes UTF-8 of them.
enum XMLEncoding {
    /// Characters as UTF-8, with the name of the encoding that they were in and the one declared.
    struct Decoded {
        let bytes: [UInt8]
        let encoding: String
        let label: String?
    }

    /// Throws ``VASTError`` 100 where the bytes are in no encoding that can be told.
    static func utf8(_ bytes: [UInt8]) throws(VASTError) -> Decoded {
        if let (encoding, name) = wide(bytes) {
            guard let text = String(data: Data(bytes), encoding: encoding) else {
                throw VASTError(code: 100, sentence: "The document is not in \(name), as it seems.")
            }
            let decoded = Array(text.utf8)
            return Decoded(bytes: decoded, encoding: name, label: label(decoded))
        }
        let label = label(bytes)
        guard let fault = UTF8Fault.first(in: bytes) else {
            return Decoded(bytes: bytes, encoding: "utf-8", label: label)
        }
        if let label, let encoding = narrow[label],
            let text = String(data: Data(bytes), encoding: encoding)
        {
            return Decoded(bytes: Array(text.utf8), encoding: label, label: label)
        }
        let (line, column) = TextPlaces(bytes).place(of: fault)
        throw VASTError(
            code: 100,
            line: line,
            column: column,
            sentence: "The document is not UTF-8 here, and declares no encoding that explains it."
        )
    }

    /// Whether a declared `label` is a name of `encoding`, or of a part of it.
    static func agrees(_ label: String, _ encoding: String) -> Bool {
        if label == encoding { return true }
        return switch encoding {
        case "utf-8": label == "utf8" || label == "us-ascii" || label == "ascii"
        case "utf-16le", "utf-16be": label == "utf-16" || label == "ucs-2"
        case "utf-32le", "utf-32be": label == "utf-32" || label == "ucs-4"
        default: false
        }
    }

    /// The encoding of more than a byte a character, told by the mark or by the first characters.
    private static func wide(_ bytes: [UInt8]) -> (String.Encoding, String)? {
        let first = bytes.prefix(4)
        if first.starts(with: [0xFF, 0xFE, 0, 0]) { return (.utf32LittleEndian, "utf-32le") }
        if first.starts(with: [0, 0, 0xFE, 0xFF]) { return (.utf32BigEndian, "utf-32be") }
        if first.starts(with: [0xFF, 0xFE]) { return (.utf16LittleEndian, "utf-16le") }
        if first.starts(with: [0xFE, 0xFF]) { return (.utf16BigEndian, "utf-16be") }
        guard first.count == 4 else { return nil }
        switch (first[0] == 0, first[1] == 0, first[2] == 0, first[3] == 0) {
        case (false, true, false, true): return (.utf16LittleEndian, "utf-16le")
        case (true, false, true, false): return (.utf16BigEndian, "utf-16be")
        default: return nil
        }
    }

    /// Encodings of one byte a character, and those of East Asia, by the names they go by.
    private static let narrow: [String: String.Encoding] = [
        "iso-8859-1": .windowsCP1252, "latin1": .windowsCP1252, "windows-1252": .windowsCP1252,
        "us-ascii": .windowsCP1252, "iso-8859-2": .isoLatin2, "windows-1250": .windowsCP1250,
        "windows-1251": .windowsCP1251, "windows-1253": .windowsCP1253,
        "windows-1254": .windowsCP1254, "iso-8859-15": .windowsCP1252, "shift_jis": .shiftJIS,
        "shift-jis": .shiftJIS, "euc-jp": .japaneseEUC,
    ]

    /// The declared encoding, in lower case.
    private static func label(_ bytes: [UInt8]) -> String? {
        let head = bytes.prefix(512)
        guard let opening = head.end(of: "<?xml"),
            let closing = head[opening...].firstIndex(of: UInt8(ascii: ">")),
            let name = head[opening..<closing].end(of: "encoding")
        else { return nil }
        let value = head[name..<closing].drop {
            $0.isXMLSpace || $0 == UInt8(ascii: "=")
        }
        guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return nil }
        let label = value.dropFirst().prefix { $0 != quote }
        return label.isEmpty ? nil : String(decoding: label, as: UTF8.self).lowercased()
    }
}

extension ArraySlice<UInt8> {
    /// The place after the first `text`.
    fileprivate func end(of text: StaticString) -> Int? {
        text.withUTF8Buffer { text in
            var index = startIndex
            while index + text.count <= endIndex {
                if self[index] == text[0], self[index..<index + text.count].elementsEqual(text) {
                    return index + text.count
                }
                index += 1
            }
            return nil
        }
    }
}
