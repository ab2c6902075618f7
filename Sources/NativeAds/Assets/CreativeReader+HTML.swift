import OpenRTB

extension CreativeReader {
    /// Where the markup stands in a bid.
    private static let htmlPath = "/ext/ona/html"

    /// The markup of a bid (`ext.ona.html`), with the bid's own `w` and `h`; `nil`, with a note
    /// where there is something else or too much of it.
    mutating func html() -> CreativeHTML? {
        guard let value = bid.ext["ona"]?["html"], !value.isNull else { return nil }
        guard let text = value.string else {
            drop(Self.htmlPath, "is no text")
            return nil
        }
        guard text.utf8.count <= CreativeHTML.mostBytes else {
            drop(Self.htmlPath, "has more than \(CreativeHTML.mostBytes >> 10) KB")
            return nil
        }
        let markup = macros.expand(text)
        guard !markup.allSatisfy(\.isWhitespace) else {
            drop(Self.htmlPath, "is empty")
            return nil
        }
        return CreativeHTML(markup: markup, size: MediaSize(width: bid.w, height: bid.h))
    }
}
