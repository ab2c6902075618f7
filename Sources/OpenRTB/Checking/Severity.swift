/// How much a finding costs.
package enum Severity: String, Sendable, Hashable, CaseIterable {
    /// An exchange or a player rejects the thing.
    case error
    /// Money or data are lost.
    case warning
    /// Deprecated or odd.
    case note
}
