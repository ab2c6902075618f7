import Foundation

/// Puts an impression of one's own into the ads of a document that somebody else made.
///
/// Each InLine and each Wrapper gets one `Impression` more, behind those that are there, else
/// before its end; every other byte stays. A document without ads stays as it is, and so does an
/// ad that has the URL already, so that a document may pass by twice. It is for servers that pass
/// on VAST of others; the ad server here sells its own, and does without.
public struct ImpressionPixel: Sendable {
    private let url: String

    /// A pixel at `url`, which is called as it stands, its macros replaced by the player.
    public init(_ url: String) {
        self.url = url.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// The document `text` with the pixel in it.
    ///
    /// Throws ``VASTError`` where the text is no VAST 2.0 to 4.3 that can be read.
    public func added(
        to text: String,
        limits: VASTLimits = .default
    ) throws(VASTError) -> String {
        let bytes = Array(text.utf8)
        // What is damaged is left to those who made it.
        try VASTSource(Data(bytes), limits: limits).requireVAST()
        var out: [UInt8] = []
        var copied = 0
        for insertion in insertions(in: bytes) {
            out += bytes[copied..<insertion.place.lowerBound]
            out += insertion.text.utf8
            copied = insertion.place.upperBound
        }
        return String(decoding: out + bytes[copied...], as: UTF8.self)
    }
}

extension ImpressionPixel {
    /// Text that takes the place of some bytes, or of none.
    private struct Insertion {
        var place: Range<Int>
        var text: String
    }

    /// An element that is open.
    private struct Element {
        var name: Substring
        /// The byte after its start tag.
        var content: Int
        /// The byte after the last Impression in it.
        var afterImpressions: Int?
        var hasPixel = false

        /// Its name without what stands before a colon.
        var local: Substring { name.split(separator: ":").last ?? name }
    }

    private func insertions(in bytes: [UInt8]) -> [Insertion] {
        var insertions: [Insertion] = []
        var open: [Element] = []
        for token in XMLTokens(bytes) {
            switch token.kind {
            case .instruction:
                break
            case .tag(let isEmpty, _):
                let name = XMLTokens.name(of: bytes[token.range])
                let element = Element(name: name, content: token.range.upperBound)
                if !isEmpty {
                    open.append(element)
                } else if isAd(element, in: open) {
                    let empty = token.range.upperBound - 2..<token.range.upperBound
                    let text = ">\(pixel(beside: name))</\(name)>"
                    insertions.append(Insertion(place: empty, text: text))
                } else if isImpression(element, in: open) {
                    open[open.count - 1].afterImpressions = token.range.upperBound
                }
            case .endTag:
                guard let element = open.popLast() else { return insertions }
                if isImpression(element, in: open) {
                    let content = bytes[element.content..<token.range.lowerBound]
                    open[open.count - 1].afterImpressions = token.range.upperBound
                    if holds(content) { open[open.count - 1].hasPixel = true }
                } else if isAd(element, in: open), !element.hasPixel {
                    let place = element.afterImpressions ?? token.range.lowerBound
                    let text = pixel(beside: element.name)
                    insertions.append(Insertion(place: place..<place, text: text))
                }
            }
        }
        return insertions
    }

    private func isAd(_ element: Element, in open: [Element]) -> Bool {
        ["InLine", "Wrapper"].contains(element.local) && open.map(\.local) == ["VAST", "Ad"]
    }

    private func isImpression(_ element: Element, in open: [Element]) -> Bool {
        guard element.local == "Impression", let ad = open.last else { return false }
        return isAd(ad, in: open.dropLast())
    }

    /// Whether an Impression's content is the pixel's URL, however it is written.
    private func holds(_ content: ArraySlice<UInt8>) -> Bool {
        let element = Data("<VAST><Error>".utf8) + Data(content) + Data("</Error></VAST>".utf8)
        return (try? VASTSource(element, limits: .default))?.root.children.first?.text.trimmed
            == url
    }

    /// The element, under the name space of the ad called `name`.
    private func pixel(beside name: Substring) -> String {
        let prefix = name.firstIndex(of: ":").map { name[...$0] } ?? ""
        // The only text that a CDATA section cannot hold is split between two.
        let text = url.replacingOccurrences(of: "]]>", with: "]]]]><![CDATA[>")
        return "<\(prefix)Impression><![CDATA[\(text)]]></\(prefix)Impression>"
    }
}
