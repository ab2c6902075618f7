import Foundation

/// A document as XML: its tree, and where its tags lie.
struct VASTSource: Sendable {
    let text: XMLText
    let outline: XMLOutline
    let root: VASTNode

    init(_ data: Data, limits: VASTLimits) throws(VASTError) {
        var text = try XMLText(data, limits: limits)
        outline = try XMLOutline(text, limits: limits)
        // On Linux, Foundation's parser crashes at an instruction without data, such as <?x?>.
        for instruction in outline.bareInstructions { text.blank(instruction) }
        self.text = text
        // The parser takes as long over the white space between tags as over tags. Nothing hangs
        // on it but the lines, which only damage has to tell.
        if let root = XMLTree.root(of: text.bytes(without: outline.gaps)) {
            self.root = root
        } else {
            root = try XMLTree.root(of: text)
        }
    }

    /// The line and column of an element's start tag.
    func place(of index: Int, in places: TextPlaces) -> (line: Int, column: Int) {
        places.place(of: outline.tags.indices.contains(index) ? outline.tags[index] : text.start)
    }

    /// What was forgiven before the root.
    var notes: [VASTNote] {
        text.faults.map { fault, _ in VASTNote(path: "/", reason: fault.sentence) }
    }

    /// Throws ``VASTError`` 101 for another root than VAST, 102 for VAST 1.
    func requireVAST() throws(VASTError) {
        func refusal(_ code: Int, _ sentence: String, _ errors: [String] = []) -> VASTError {
            // Only here: it costs a pass over the whole document.
            let (line, column) = place(of: 0, in: TextPlaces(text.bytes))
            return VASTError(
                code: code,
                line: line,
                column: column,
                sentence: sentence,
                errors: errors
            )
        }
        if root.name == "VideoAdServingTemplate" {
            throw refusal(102, "The document is VAST 1.0, which is not read.", errorURLs)
        }
        guard root.name == "VAST" else {
            throw refusal(101, "The root element is \(root.name.prefix(80)), not VAST.")
        }
        let version = root.attribute("version")?.trimmed ?? ""
        if version == "1" || version.hasPrefix("1.") {
            throw refusal(
                102,
                "The document is VAST \(version.prefix(8)), which is not read.",
                errorURLs
            )
        }
    }

    /// The error URLs of a document of VAST 1, wherever they stand in its ads.
    private var errorURLs: [String] {
        let ads = root.children.flatMap(\.children)
        let holders = [root] + root.children + ads
        return holders.flatMap(\.children).filter { $0.name == "Error" }.flatMap { error in
            ([error] + error.children).map(\.text.trimmed).filter { !$0.isEmpty }
        }
    }
}

extension XMLText.Fault {
    /// What was wrong, in one sentence without a full stop.
    var sentence: String {
        switch self {
        case .prolog:
            "Something stands before the XML declaration, or the declaration is damaged"
        case .encoding(let label, let actual):
            "The declaration says \(label.prefix(40)), but the bytes are \(actual)"
        case .documentType:
            "The document brings a document type, which is ignored"
        }
    }
}
