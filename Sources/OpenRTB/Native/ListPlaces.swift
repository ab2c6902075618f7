/// Where the elements that remain of a list stood when it was read, for notes about them.
///
/// It is no part of what the list says: any two are equal.
package struct ListPlaces: Sendable {
    private let indices: [Int?]

    /// The places of the elements in their order; `nil` where one value stood for the whole list.
    package init(_ indices: [Int?] = []) { self.indices = indices }

    /// The step from the list to what is its element `index` now, such as `/3`.
    package func step(to index: Int) -> String {
        guard indices.indices.contains(index) else { return "/\(index)" }
        return indices[index].map { "/\($0)" } ?? ""
    }
}

extension ListPlaces: Hashable {
    package static func == (one: ListPlaces, other: ListPlaces) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
