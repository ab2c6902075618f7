/// How bad a finding is.
public enum VASTSeverity: String, Sendable, Hashable {
    /// A player rejects the document or the ad.
    case error
    /// It loses money or data.
    case warning
    /// It is deprecated or odd.
    case note
}
