/// A VAST document as it was sent.
public struct VASTDocument: Sendable, Hashable {
    /// The `version` attribute as written, if there is one.
    public var version: String?

    /// A document of a version.
    public init(version: String? = nil) {
        self.version = version
    }
}
