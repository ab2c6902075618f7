import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Builds the tree of a document from what Foundation's parser reports.
///
/// Nothing outside of the document is ever fetched, and no document type reaches the parser.
final class XMLTree: NSObject, XMLParserDelegate {
    private var growth = XMLGrowth()
    private var fault: (code: Int, line: Int, column: Int)?

    /// Throws ``VASTError`` 100 where the text is not well-formed.
    static func root(of text: XMLText) throws(VASTError) -> VASTNode {
        let tree = XMLTree()
        if let root = tree.parse(text.bytes) { return root }
        guard let fault = tree.fault else {
            throw text.error(at: text.start, "The XML is damaged: it has no complete element.")
        }
        throw VASTError(
            code: 100,
            line: max(fault.line, 1),
            column: max(fault.column, 1),
            sentence: "The XML is damaged: \(tree.sentence(fault.code))."
        )
    }

    /// The tree of the document in UTF-8; `nil` where it is not well-formed.
    static func root(of bytes: [UInt8]) -> VASTNode? { XMLTree().parse(bytes) }

    private func parse(_ bytes: [UInt8]) -> VASTNode? {
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = self
        parser.shouldResolveExternalEntities = false
        let isDone = parser.parse()
        return isDone && fault == nil ? growth.root : nil
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        growth.start(name, attributes)
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        growth.end()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        growth.add(string)
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        growth.add(block.withUnsafeBytes { String(decoding: $0, as: UTF8.self) })
    }

    func parser(_ parser: XMLParser, parseErrorOccurred error: any Error) {
        let code = (error as NSError).code
        guard fault == nil, !XMLFault.isForgiven(code) else { return }
        fault = (code, parser.lineNumber, parser.columnNumber)
        parser.abortParsing()
    }

    /// What is wrong, as the end of a sentence.
    ///
    /// The parser says of a text that breaks off what it says of one that goes on after its root.
    private func sentence(_ code: Int) -> String {
        guard XMLFault.isEnd(code), let element = growth.innermost else {
            return XMLFault.sentence(code)
        }
        return "it breaks off inside of \(element.name.prefix(40)), which has no end tag"
    }
}
