/// Whose ad a response holds; there are no mediation adapters here, so always ``appNexus``.
#if canImport(ObjectiveC)
@objc
#endif
public enum ANNativeAdNetworkCode: UInt, Sendable {
    /// The endpoint's own.
    case appNexus = 0
    /// Declared for apps that switch over it; never the value.
    case facebook = 1
    /// Declared for apps that switch over it; never the value.
    case custom = 2
    /// Declared for apps that switch over it; never the value.
    case adMob = 3
}
