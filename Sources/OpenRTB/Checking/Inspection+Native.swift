extension Inspection {
    /// More wrappings than any sender was seen to use.
    private static let mostWrappings = 4

    /// Opens what `node` is wrapped in, and holds it against `schema`.
    ///
    /// `texts` is how many texts it has been taken out of: one is what the standard asks for.
    func native(_ node: JSONNode, as schema: Schema, texts: Int = 0, wrappings: Int = 0) {
        guard wrappings < Self.mostWrappings else {
            return report(
                .nativeEncoding,
                at: node.start,
                "\(field) is wrapped more than \(Self.mostWrappings) times"
            )
        }
        if node.string != nil {
            if texts > 0 {
                report(
                    .nativeEncoding,
                    at: node.start,
                    "\(field) is a JSON text once more, must be an object"
                )
            }
            return open(node) {
                native($0, as: schema, texts: texts + 1, wrappings: wrappings + 1)
            }
        }
        guard let inner = Self.content(of: node) else { return check(node, as: schema) }
        report(
            .nativeWrapper,
            at: inner.keyRange.lowerBound,
            member: inner.key,
            "the root object native went with version 1.1"
        )
        inside(inner.key) {
            native(inner.node, as: schema, texts: texts, wrappings: wrappings + 1)
        }
    }

    /// Reads the JSON in the text `node` and hands it to `look`.
    func open(_ node: JSONNode, _ look: (JSONNode) -> Void) {
        inside(SourceText(quotedIn: source, at: node.range)) {
            let form = TextForm(source.bytes)
            if case .markup = form {
                report(.documentKind, at: form.start, "\(field) is XML or HTML, must be JSON")
            } else if let inner = parse() {
                look(inner)
            }
        }
    }

    /// The member `native`, where `node` is an object that wraps the native one.
    private static func content(of node: JSONNode) -> JSONNode.Member? {
        let isBare = ["assets", "assetsurl", "dcourl", "link"].contains { node[$0] != nil }
        return isBare ? nil : node.members.first { $0.key == "native" && !$0.node.isNull }
    }

    /// Holds a document inside a field against its specification.
    func check(_ node: JSONNode, as kind: EmbeddedKind) {
        switch kind {
        case .nativeRequest:
            if node.isObject {
                report(
                    .impNativeObject,
                    at: node.start,
                    "\(field) is an object, must be a text that holds JSON"
                )
            }
            guard node.isObject || node.string != nil else { return mismatch(node, "a text") }
            native(node, as: .nativeRequest)
        case .vast:
            guard let text = text(node) else { return }
            guard text.drop(while: { $0.isWhitespace || $0 == "\u{FEFF}" }).first == "<" else {
                return report(
                    .nativeVideoTag,
                    at: node.start,
                    "\(field) must hold VAST, it is \"\(text.prefix(40))\""
                )
            }
            embedded(node)
        }
    }

    /// Checks the VAST in the text `node`.
    func embedded(_ node: JSONNode) {
        inside(SourceText(quotedIn: source, at: node.range)) { checkVAST() }
    }
}
