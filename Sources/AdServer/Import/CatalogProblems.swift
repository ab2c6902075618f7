/// Everything that keeps a catalog file from being imported, in the order of the file.
package struct CatalogProblems: Error, Equatable, Sendable {
    package let problems: [CatalogProblem]

    /// One sentence a line.
    package var sentences: [String] { problems.map(\.sentence) }

    /// Whether the file is wrong, rather than a picture unreadable without which nobody can say.
    package var isContent: Bool { !problems.contains(where: \.isUnreadable) }
}
