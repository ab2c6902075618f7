/// Decides when the pictures of an ad are all there, or will never be: one of the two, once.
struct MediaMachine: Sendable {
    /// What all of it is.
    let roles: Set<AssetRole>
    /// Whether how it ended was told.
    private(set) var isOver = false
    private var missing: Set<AssetRole>

    /// An ad whose pictures play these roles; with none it is ready as soon as it is told to start.
    init(_ roles: some Sequence<AssetRole>) {
        self.roles = Set(roles)
        missing = self.roles
    }

    /// Takes how far the pictures have come before anybody was to be told.
    mutating func start(_ states: [(AssetRole, AssetState)]) -> AdEvent? {
        missing.subtract(states.filter { $0.1 == .loaded }.map(\.0))
        return end(hasFailure: states.contains { $0.1 == .failed })
    }

    /// Takes that the picture of a role was loaded or failed, and says what is to be told of it.
    mutating func change(_ role: AssetRole, _ state: AssetState) -> AdEvent? {
        if state == .loaded { missing.remove(role) }
        return end(hasFailure: state == .failed)
    }

    private mutating func end(hasFailure: Bool) -> AdEvent? {
        guard !isOver, hasFailure || missing.isEmpty else { return nil }
        isOver = true
        return hasFailure ? .mediaFailed : .mediaReady
    }
}
