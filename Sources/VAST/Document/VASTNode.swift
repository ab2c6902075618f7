/// An XML element, as it was read.
public struct VASTNode: Sendable, Hashable {
    /// The name without the prefix that the root has; a foreign prefix stays.
    public var name: String
    /// The attributes by the names as written.
    public var attributes: [String: String]
    /// The characters and CDATA directly in it, joined, with the white space as written; that which
    /// only sets elements apart is left out.
    public var text: String
    /// The elements directly in it.
    public var children: [VASTNode]
    /// Which start tag of the document this is, from 0.
    package var index: Int

    /// An element, by default an empty one.
    public init(
        name: String,
        attributes: [String: String] = [:],
        text: String = "",
        children: [VASTNode] = []
    ) {
        self.name = name
        self.attributes = attributes
        self.text = text
        self.children = children
        self.index = 0
    }
}
