/// The gender of the person who sees the ads, as far as the app says it.
#if canImport(ObjectiveC)
@objc
#endif
public enum ANGender: UInt, Sendable {
    /// Nothing is said; the default.
    case unknown = 0
    /// Goes out as "M".
    case male = 1
    /// Goes out as "F".
    case female = 2
}
