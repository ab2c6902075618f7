import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Builds the tree of a document from what Foundation's parser reports.
///
/// Nothing outside of the document is ever fetched, and no document type reaches the parser.
final class XMLTree: NSObject, XMLParserDelegate {
    private var open: [VASTNode] = []
    private var root: VASTNode?
    private var fault: (code: Int, line: Int, column: Int)?
    private var count = 0
    /// What stands before the root's name, with its colon.
    private var prefix = ""

    /// Throws ``VASTError`` 100 where the text is not well-formed.
    static func root(of text: XMLText) throws(VASTError) -> VASTNode {
        let tree = XMLTree()
        let parser = XMLParser(data: Data(text.bytes))
        parser.delegate = tree
        parser.shouldResolveExternalEntities = false
        let isDone = parser.parse()
        if let fault = tree.fault {
            let line = max(fault.line, 1)
            let column = max(fault.column, 1)
            throw VASTError(
                code: 100,
                line: line,
                column: column,
                sentence: "The XML is damaged: \(tree.sentence(fault.code))."
            )
        }
        guard isDone, tree.open.isEmpty, let root = tree.root else {
            throw text.error(at: text.start, "The XML is damaged: it has no complete element.")
        }
        return root
    }

    func parser(
        _ parser: XMLParser,
        didStartElement name: String,
        namespaceURI: String?,
        qualifiedName: String?,
        attributes: [String: String]
    ) {
        if count == 0, let colon = name.firstIndex(of: ":") { prefix = String(name[...colon]) }
        var node = VASTNode(name: local(name), attributes: attributes)
        node.index = count
        count += 1
        open.append(node)
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard let node = open.popLast() else { return }
        if open.isEmpty {
            root = node
        } else {
            open[open.count - 1].children.append(node)
        }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        if !open.isEmpty { open[open.count - 1].text += string }
    }

    func parser(_ parser: XMLParser, foundCDATA block: Data) {
        if !open.isEmpty { open[open.count - 1].text += String(decoding: block, as: UTF8.self) }
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
        guard XMLFault.isEnd(code), let element = open.last else { return XMLFault.sentence(code) }
        return "it breaks off inside of \(element.name.prefix(40)), which has no end tag"
    }

    private func local(_ name: String) -> String {
        guard !prefix.isEmpty, name.hasPrefix(prefix) else { return name }
        return String(name.dropFirst(prefix.count))
    }
}
