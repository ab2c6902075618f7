/// Makes texts of ads fit to be shown.
public enum DisplayText {
    /// `text` without NUL and without the characters that override the direction of writing.
    ///
    /// An override would let an ad turn the text around it; marks and embeddings stay, because
    /// Arabic and Hebrew need them. HTML is shown as it stands: these are plain texts.
    public static func cleaned(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnwanted) else { return text }
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isUnwanted($0) }))
    }

    /// The first `length` characters, as a reader counts them: no emoji or accent is cut in two.
    public static func cut(_ text: String, to length: Int) -> String {
        String(text.prefix(max(0, length)))
    }

    private static func isUnwanted(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "\u{0}", "\u{202D}", "\u{202E}": true
        default: false
        }
    }
}
