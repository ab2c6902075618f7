import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// What Foundation's parser costs for a delegate that does nothing.
enum EmptyParse {
    private final class Delegate: NSObject, XMLParserDelegate {}

    static func run(_ bytes: Data) {
        let parser = XMLParser(data: bytes)
        let delegate = Delegate()
        parser.delegate = delegate
        precondition(parser.parse(), "the document is not well-formed")
    }
}
