/// The fields of a creative that is made for an app's own format.
package struct CustomFormat: Codable, Hashable, Sendable {
    package let id: String
    package var texts: [String: String] = [:]
    /// Pictures' names.
    package var pictures: [String: String] = [:]

    package init(id: String) { self.id = id }
}
