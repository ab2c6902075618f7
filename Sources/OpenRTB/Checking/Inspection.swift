import Foundation

/// One check of one file: where it is looking, and what it has found.
///
/// Each check has its own; it never leaves the call.
final class Inspection {
    /// A finding whose place is still a number of bytes.
    private struct Placed {
        let offset: Int
        let finding: Finding
    }

    /// How many findings of one code are listed: hostile documents could make millions.
    static let mostOfACode = 100
    /// How many misspelt names a file may have that something is suggested for.
    static let mostGuesses = 1000
    /// How many documents of VAST in a file are looked at.
    static let mostEmbedded = 1000

    /// Checks VAST that stands somewhere in the file.
    let vast: DocumentCheck.XMLCheck
    /// The text that is being looked at.
    private(set) var source: SourceText
    /// Whether markup is looked at whose bid has nothing that counts an impression.
    var isCountedByMarkup = false
    private var steps: [String] = []
    private var found: [Placed] = []
    private var counts: [String: Int] = [:]
    private var guesses = 0
    private var embedded = 0

    init(_ source: SourceText, vast: @escaping DocumentCheck.XMLCheck) {
        self.source = source
        self.vast = vast
    }

    /// The field being looked at, as sentences name it.
    var field: String { name(nil) }

    /// A member of what is looked at, as sentences name it, with what it lies in: `img.url`,
    /// `eventtrackers[0].url`.
    func name(_ member: String?) -> String {
        var parts: [String] = []
        for step in steps + (member.map { [$0] } ?? []) {
            if let last = parts.last, UInt(step) != nil {
                parts[parts.count - 1] = "\(last)[\(step)]"
            } else {
                parts.append(step)
            }
        }
        return parts.isEmpty ? "the document" : parts.suffix(2).joined(separator: ".")
    }

    /// Says that the bytes at `offset` break `rule`; `member` is the part of what is looked at.
    func report(
        _ rule: Rule,
        at offset: Int,
        member: String? = nil,
        _ message: @autoclosure () -> String
    ) {
        add(rule.rawValue, at: offset) {
            Finding(
                line: 0,
                column: 0,
                path: JSONPointer.of(steps + (member.map { [$0] } ?? [])),
                severity: rule.severity,
                code: rule.rawValue,
                message: message()
            )
        }
    }

    /// The one of `names` that `word` is a slip of; hostile documents run out of guesses.
    func nearest(to word: String, among names: [String]) -> String? {
        guesses += 1
        return guesses > Self.mostGuesses ? nil : Spelling.nearest(to: word, among: names)
    }

    /// Checks the text being looked at as VAST.
    func checkVAST() {
        embedded += 1
        if embedded == Self.mostEmbedded + 1 {
            report(
                .documentMore,
                at: 0,
                "there is more VAST in the file from here on; \(Self.mostEmbedded) are checked"
            )
        }
        guard embedded <= Self.mostEmbedded else { return }
        take(vast(Data(source.bytes)))
    }

    /// Takes over what was found in VAST that stands in the text being looked at.
    private func take(_ findings: [Finding]) {
        guard !findings.isEmpty else { return }
        let positions = TextPositions(source.bytes)
        let outer = JSONPointer.of(steps)
        for var finding in findings {
            finding.path = outer + finding.path
            let offset = positions.offset(line: finding.line, column: finding.column)
            add(finding.code, at: min(offset, source.bytes.count)) { finding }
        }
    }

    /// Looks at the member or element `step`.
    func inside(_ step: String, _ look: () -> Void) {
        steps.append(step)
        look()
        steps.removeLast()
    }

    /// Looks at what lies at the end of `path`.
    func inside(_ path: [String], _ look: () -> Void) {
        steps += path
        look()
        steps.removeLast(path.count)
    }

    /// Looks at each element of the list `key` whose identity an earlier one has, by the identity,
    /// the node that carries it, and the index of the first.
    func repeats(
        _ key: String,
        of node: JSONNode,
        identity: (JSONNode) -> (String, JSONNode)?,
        look: (String, JSONNode, Int) -> Void
    ) {
        var first: [String: Int] = [:]
        for (index, element) in (node.given(key)?.list ?? []).enumerated() {
            guard let (name, carrier) = identity(element) else { continue }
            if let earlier = first[name] {
                inside([key, String(index)]) { look(name, carrier, earlier) }
            } else {
                first[name] = index
            }
        }
    }

    /// Looks at a text that stands in the one at hand.
    func inside(_ inner: SourceText, _ look: () -> Void) {
        let outer = source
        source = inner
        look()
        source = outer
    }

    /// Everything that was found, in order of position.
    func findings() -> [Finding] {
        let last = found.map(\.offset).max() ?? 0
        let positions = TextPositions(source.bytes.prefix(last))
        let order = found.indices.sorted {
            (found[$0].offset, $0) < (found[$1].offset, $1)
        }
        return order.map { index in
            var finding = found[index].finding
            (finding.line, finding.column) = positions.position(of: found[index].offset)
            return finding
        }
    }

    /// Lists the finding that `make` makes, unless enough of its code are listed.
    private func add(_ code: String, at offset: Int, _ make: () -> Finding) {
        let count = counts[code, default: 0]
        guard count <= Self.mostOfACode else { return }
        counts[code] = count + 1
        guard count < Self.mostOfACode else {
            return report(
                .documentMore,
                at: offset,
                "there are more findings of \(code) from here on; \(count) are listed"
            )
        }
        found.append(Placed(offset: source.fileOffset(of: offset), finding: make()))
    }
}
