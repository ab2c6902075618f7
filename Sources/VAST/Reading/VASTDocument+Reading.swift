public import Foundation

extension VASTDocument {
    /// Reads a document of VAST 2.0 to 4.3.
    ///
    /// Elements may come in any order and with any prefix. What lies before the root is forgiven;
    /// what cannot be used is left out and noted; damaged XML is not repaired.
    ///
    /// - Parameters:
    ///   - bytes: the document in any encoding that its bytes make plain.
    ///   - base: where it came from, against which relative addresses in it are taken.
    ///   - limits: how much is read before the document is refused.
    /// - Returns: the document, with what was odd about it.
    /// - Throws: ``VASTError`` with the code 100 for what is no XML, 101 for another kind of
    ///   document, and 102 for VAST 1.
    public static func read(
        _ bytes: Data,
        base: URL? = nil,
        limits: VASTLimits = .default
    ) throws(VASTError) -> VASTReading {
        let source = try VASTSource(bytes, limits: limits)
        try source.requireVAST()
        var reader = VASTReader()
        let document = reader.document(source.root, base: base)
        return VASTReading(document, notes: source.notes + reader.notes(in: source.root))
    }

    /// Reads a document from its text.
    public static func read(
        _ text: String,
        base: URL? = nil,
        limits: VASTLimits = .default
    ) throws(VASTError) -> VASTReading {
        try read(Data(text.utf8), base: base, limits: limits)
    }
}
