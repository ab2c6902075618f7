import Foundation
import FoundationXML

/// A XIB file, read: the objects at its top, and the colours that it brings.
struct NibDocument: Sendable, Equatable {
    /// What a file may cost at most, which those that Xcode writes stay far below.
    enum Limits {
        static let bytes = 4 << 20
        static let depth = 200
        static let elements = 20_000
    }

    /// The elements under `<objects>`, placeholders among them.
    let objects: [NibElement]
    /// The named colours that the file keeps a copy of.
    let namedColors: [String: NibElement]
    /// The system's colours as they were when the file was saved.
    let systemColors: [String: NibElement]

    /// Reads the XML of a XIB file as Xcode writes it.
    static func read(_ data: Data) throws(NibError) -> NibDocument {
        guard data.count <= Limits.bytes else {
            throw NibError("it has more than \(Limits.bytes >> 20) MB")
        }
        guard !data.starts(with: Array("NIBArchive".utf8)), !data.starts(with: Array("bplist".utf8))
        else { throw NibError("it is compiled; only the XML that Xcode edits can be read") }
        // Xcode writes UTF-8 and no document type; with nothing else allowed, no entity can grow.
        guard let text = String(validating: data, as: UTF8.self), !text.utf8.contains(0),
            data.range(of: Data("<!DOCTYPE".utf8)) == nil
        else {
            throw NibError("it has a document type or is not in UTF-8, as no file of Xcode's is")
        }
        let body = withoutDeclaration(text)
        // Foundation's parser ends the process at an instruction without content.
        guard !body.contains("<?") else {
            throw NibError("it has a processing instruction, as no file of Xcode's has")
        }
        return try NibDocument(root: NibTree.read(Data(body.utf8)))
    }

    /// The text without its first line's claim of an encoding, which is known by now.
    private static func withoutDeclaration(_ text: String) -> Substring {
        guard text.hasPrefix("<?xml"), let end = text.range(of: "?>") else { return text[...] }
        return text[end.upperBound...]
    }

    private init(root: NibElement) throws(NibError) {
        guard root.name == "document", root["type"] == Self.type else {
            throw NibError("its root is not a document of the type \(Self.type)")
        }
        objects = root.list("objects")
        let resources = root.list("resources")
        namedColors = Self.colors(resources, "namedColor")
        systemColors = Self.colors(resources, "systemColor")
    }

    private static let type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"

    private static func colors(_ resources: [NibElement], _ kind: String) -> [String: NibElement] {
        var colors: [String: NibElement] = [:]
        for resource in resources where resource.name == kind {
            if let name = resource["name"] { colors[name] = resource.child(named: "color") }
        }
        return colors
    }
}

/// Collects elements as the parser meets them, within limits.
private final class NibTree: NSObject, XMLParserDelegate {
    private var open = [NibElement(name: "")]
    private var count = 0
    private var fault: NibError?

    static func read(_ data: Data) throws(NibError) -> NibElement {
        let tree = NibTree()
        let parser = XMLParser(data: data)
        parser.shouldResolveExternalEntities = false
        parser.delegate = tree
        let isWhole = parser.parse()
        if let fault = tree.fault { throw fault }
        guard isWhole, let root = tree.open[0].children.first else {
            throw NibError("its XML breaks off or is wrong at line \(max(1, parser.lineNumber))")
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
        count += 1
        guard open.count <= NibDocument.Limits.depth else {
            return stop(parser, "its elements lie more than \(NibDocument.Limits.depth) deep")
        }
        guard count <= NibDocument.Limits.elements else {
            return stop(parser, "it has more than \(NibDocument.Limits.elements) elements")
        }
        open.append(NibElement(name: name, attributes: attributes))
    }

    func parser(
        _ parser: XMLParser,
        didEndElement name: String,
        namespaceURI: String?,
        qualifiedName: String?
    ) {
        guard open.count > 1 else { return }
        let element = open.removeLast()
        open[open.count - 1].children.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        open[open.count - 1].text += string
    }

    private func stop(_ parser: XMLParser, _ sentence: String) {
        fault = fault ?? NibError(sentence)
        parser.abortParsing()
    }
}
