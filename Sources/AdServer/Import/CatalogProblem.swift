/// Something in a catalog file that keeps it from being imported.
package struct CatalogProblem: Error, Hashable, Sendable {
    /// The place, as in `campaigns[0].creatives[1].landing`.
    package let path: String
    /// One sentence that begins with the place.
    package let sentence: String
    /// Whether a file that the catalog names could not be read, rather than the catalog being wrong.
    package let isUnreadable: Bool

    init(_ path: String, _ fault: String, isUnreadable: Bool = false) {
        self.path = path
        // Both may repeat what the file says, which must neither break the line nor move a terminal's cursor.
        sentence = TextCleaning.line("\(path) \(fault)")
        self.isUnreadable = isUnreadable
    }
}
