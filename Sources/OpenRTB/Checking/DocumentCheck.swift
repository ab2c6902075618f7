package import Foundation

/// Checks whole files, with what lies inside of them, against their specifications.
package enum DocumentCheck {
    /// Checks VAST; places and paths are those in the VAST itself.
    package typealias XMLCheck = @Sendable (Data) -> [Finding]

    /// Everything that is to be said about the file `bytes`, in order of position.
    ///
    /// Without a kind the file itself tells what it is.
    package static func findings(
        in bytes: Data,
        as kind: DocumentKind? = nil,
        vast: @escaping XMLCheck = { _ in [] }
    ) -> [Finding] {
        let inspection = Inspection(SourceText([UInt8](bytes)), vast: vast)
        inspection.checkFile(as: kind)
        return inspection.findings()
    }
}

extension Inspection {
    fileprivate func checkFile(as kind: DocumentKind?) {
        let form = TextForm(source.bytes)
        switch (kind, form) {
        case (.vast, _), (nil, .markup):
            checkVAST()
        case (_, .markup):
            report(.documentKind, at: form.start, "the document is XML or HTML, must be JSON")
        case (nil, .words):
            report(.documentKind, at: form.start, "the document is neither a JSON object nor XML")
        default:
            guard let root = parse() else { return }
            check(root, as: kind)
        }
    }

    /// Looks at the root of a file; the texts that it may be wrapped in are opened first.
    private func check(_ root: JSONNode, as kind: DocumentKind?) {
        switch kind ?? DocumentKind(detecting: root) {
        case .request: check(root, as: .bidRequest)
        case .response: check(root, as: Self.isBid(root) ? .bid : .bidResponse)
        case .nativeRequest: native(root, as: .nativeRequest, texts: 1)
        case .native: native(root, as: .nativeMarkup, texts: 1)
        case .vast: break
        case nil: undetected(root)
        }
    }

    /// A bid may be looked at without the response that it came in.
    private static func isBid(_ root: JSONNode) -> Bool {
        root.given("seatbid") == nil && root.given("impid") != nil
    }

    private func undetected(_ root: JSONNode) {
        guard root.string != nil else {
            return report(
                .documentKind,
                at: root.start,
                "the document is JSON, but no bid request or response and no native ad"
            )
        }
        report(.nativeEncoding, at: root.start, "the document is a JSON text that holds another")
        open(root) { inner in check(inner, as: nil) }
    }
}
