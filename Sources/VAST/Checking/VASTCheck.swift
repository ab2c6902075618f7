import Foundation

/// One pass of the rules over a document.
struct VASTCheck {
    /// A broken rule, before its place is known.
    private struct Breach {
        let rule: VASTRule
        let index: Int
        let attribute: String?
        let message: String
    }

    /// More are not told.
    static let mostFindings = 1000

    let source: VASTSource
    /// The version that the document says it has; the latest where it says none.
    let version: VASTVersion
    /// Whether the element being looked at lies in an InLine ad, whose creatives must be whole.
    var isInLine = false
    private var breaches: [Breach] = []

    init(_ source: VASTSource) {
        self.source = source
        version = source.root.attribute("version").flatMap { VASTVersion($0.trimmed) } ?? .latest
    }

    /// Notes that `node` breaks a rule, in its attribute if one is named.
    mutating func report(
        _ rule: VASTRule,
        _ node: VASTNode,
        attribute: String? = nil,
        _ message: String
    ) {
        guard !isFull else { return }
        breaches.append(
            Breach(rule: rule, index: node.index, attribute: attribute, message: message)
        )
    }

    /// Whether no more is noted.
    var isFull: Bool { breaches.count >= Self.mostFindings }

    /// What was found, in the order of the document.
    var findings: [VASTFinding] {
        let places = TextPlaces(source.text.bytes)
        let paths = VASTPaths.find(breaches.map(\.index), in: source.root)
        var found = source.text.faults.map { fault, offset in
            (offset, finding(fault.rule, offset, "/", fault.sentence, places))
        }
        for breach in breaches {
            let offset = offset(of: breach)
            var path = paths[breach.index] ?? "/"
            if let attribute = breach.attribute { path += "/@" + attribute }
            found.append((offset, finding(breach.rule, offset, path, breach.message, places)))
        }
        return found.enumerated().sorted {
            ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
        }.map(\.element.1)
    }

    private func finding(
        _ rule: VASTRule,
        _ offset: Int,
        _ path: String,
        _ message: String,
        _ places: TextPlaces
    ) -> VASTFinding {
        let (line, column) = places.place(of: offset)
        return VASTFinding(rule: rule, line: line, column: column, path: path, message: message)
    }

    /// The byte of the start tag, or of the attribute in it.
    private func offset(of breach: Breach) -> Int {
        let tags = source.outline.tags
        guard tags.indices.contains(breach.index) else { return source.text.start }
        let tag = tags[breach.index]
        guard let attribute = breach.attribute else { return tag }
        return source.text.offset(ofAttribute: attribute, inTagAt: tag) ?? tag
    }
}

extension XMLText.Fault {
    /// The rule that it breaks.
    var rule: VASTRule {
        switch self {
        case .prolog: .prolog
        case .encoding: .encoding
        case .documentType: .doctype
        }
    }
}
