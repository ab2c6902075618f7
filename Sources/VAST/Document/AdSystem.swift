/// The ad server that made an ad.
public struct AdSystem: Sendable, Hashable {
    /// Its name.
    public var name: String
    /// Its version, where it tells one.
    public var version: String?

    /// An ad server by its name.
    public init(name: String, version: String? = nil) {
        self.name = name
        self.version = version
    }
}
