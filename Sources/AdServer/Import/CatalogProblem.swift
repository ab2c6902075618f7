/// Something in a catalog file that keeps it from being imported.
package struct CatalogProblem: Error, Hashable, Sendable {
    /// The place, as in `campaigns[0].creatives[1].landing`.
    package let path: String
    /// One sentence that begins with the place.
    package let sentence: String

    init(_ path: String, _ fault: String) {
        self.path = path
        sentence = "\(path) \(fault)"
    }
}
