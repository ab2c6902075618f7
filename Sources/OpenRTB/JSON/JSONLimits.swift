/// How much of a document the reader takes on before it refuses, so that hostile input costs little.
public struct JSONLimits: Sendable, Hashable {
    /// The most bytes a document may have.
    public var bytes: Int
    /// The most objects and lists that may lie inside each other.
    public var depth: Int

    /// Limits of `bytes` and `depth`; by default 4 MiB and 64.
    public init(bytes: Int = 4 << 20, depth: Int = 64) {
        self.bytes = bytes
        self.depth = depth
    }

    /// 4 MiB and 64 levels: far beyond any real bid response, cheap to refuse or to read.
    public static let `default` = JSONLimits()
}
