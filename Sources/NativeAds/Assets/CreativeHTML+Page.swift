extension CreativeHTML {
    /// The markup as a whole page: what is a part of one is put into a page without margins, as
    /// wide as the creative was made for, so that it fills its view.
    package var page: String {
        if isPage { return markup }
        let width = size.isKnown ? String(size.width) : "device-width"
        return """
            <!DOCTYPE html><html><head><meta charset="utf-8">\
            <meta name="viewport" content="width=\(width), user-scalable=no">\
            <style>html,body{margin:0;padding:0;overflow:hidden}</style></head>\
            <body>\(markup)</body></html>
            """
    }

    /// Whether the markup opens as a page does, behind white space and comments at most.
    private var isPage: Bool {
        var rest = markup.utf8[...]
        while true {
            rest = rest.drop { $0 <= 0x20 }
            guard rest.starts(with: "<!--".utf8) else { break }
            guard let end = Self.endOfComment(rest.dropFirst(4)) else { return false }
            rest = rest[end...]
        }
        let head = String(decoding: rest.prefix(9), as: UTF8.self).lowercased()
        return head.hasPrefix("<!doctype") || head.hasPrefix("<html")
    }

    private static func endOfComment(_ text: Substring.UTF8View) -> String.Index? {
        var rest = text
        while let dash = rest.firstIndex(of: UInt8(ascii: "-")) {
            rest = rest[dash...]
            if rest.starts(with: "-->".utf8) { return rest.index(dash, offsetBy: 3) }
            rest = rest.dropFirst()
        }
        return nil
    }
}
