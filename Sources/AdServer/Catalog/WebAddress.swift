/// What the catalog accepts as a URL.
enum WebAddress {
    /// Why `text` cannot be a landing page, or nil: any scheme that opens something, none that runs something.
    static func landingFault(_ text: String) -> String? {
        guard let scheme = scheme(of: text) else {
            return "must be a URL with a scheme, such as https://shop.example/"
        }
        if let fault = spelling(text) { return fault }
        if ["javascript", "data", "file", "blob", "about", "vbscript"].contains(scheme) {
            return "must not use the scheme \(scheme):"
        }
        return ["http", "https"].contains(scheme) ? fault(text) : nil
    }

    /// Why `text` is no http or https URL, or nil.
    static func fault(_ text: String) -> String? {
        guard isWeb(text) else { return "must be an http or https URL" }
        if let fault = spelling(text) { return fault }
        let host =
            text.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false)
            .dropFirst(2).first ?? ""
        let isNamed = host.first.map { !"/?#:@".contains($0) } ?? false
        return isNamed ? nil : "must name a host"
    }

    static func isWeb(_ text: String) -> Bool {
        let start = text.prefix(8).lowercased()
        return start.hasPrefix("http://") || start.hasPrefix("https://")
    }

    static func isSecure(_ text: String) -> Bool { text.prefix(8).lowercased() == "https://" }

    /// A URL travels in a header line as it is: nothing but visible ASCII may be in it.
    private static func spelling(_ text: String) -> String? {
        guard text.utf8.count <= 2000 else { return "must not be longer than 2000 bytes" }
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else {
            return "must be written in visible ASCII, everything else percent-encoded"
        }
        return nil
    }

    private static func scheme(of text: String) -> String? {
        guard let colon = text.firstIndex(of: ":") else { return nil }
        let scheme = text[..<colon].lowercased()
        guard let first = scheme.unicodeScalars.first, ("a"..."z").contains(first) else {
            return nil
        }
        let isPlain = scheme.unicodeScalars.allSatisfy {
            ("a"..."z").contains($0) || ("0"..."9").contains($0)
                || "+-.".unicodeScalars.contains($0)
        }
        return isPlain && text.index(after: colon) < text.endIndex ? scheme : nil
    }
}
