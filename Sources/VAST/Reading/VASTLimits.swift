/// How much of a document the reader takes on before it refuses, so that hostile input costs little.
public struct VASTLimits: Sendable, Hashable {
    /// The most bytes a document may have.
    public var bytes: Int
    /// The most elements that may lie inside each other.
    public var depth: Int
    /// The most elements a document may have.
    public var elements: Int
    /// The most attributes one element may have.
    public var attributes: Int

    /// Limits, by default 4 MiB, 64 levels, 50,000 elements and 200 attributes each.
    public init(
        bytes: Int = 4 << 20,
        depth: Int = 64,
        elements: Int = 50_000,
        attributes: Int = 200
    ) {
        self.bytes = bytes
        self.depth = depth
        self.elements = elements
        self.attributes = attributes
    }

    /// Far beyond any real document, cheap to refuse or to read.
    public static let `default` = VASTLimits()
}
