/// The name under which a creative is registered across systems.
public struct UniversalAdID: Sendable, Hashable {
    /// The creative's name in the registry; `unknown` where it has none.
    public var value: String
    /// The registry; `unknown` where it has none.
    public var registry: String

    /// A name in a registry.
    public init(value: String, registry: String = "unknown") {
        self.value = value
        self.registry = registry
    }
}
