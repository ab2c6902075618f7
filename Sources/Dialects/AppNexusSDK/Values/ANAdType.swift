/// What kind of ad was answered with; here always ``native``, and ``unknown`` without an ad.
#if canImport(ObjectiveC)
@objc
#endif
public enum ANAdType: UInt, Sendable {
    /// There is no ad.
    case unknown = 0
    /// Never answered with: this package has native ads.
    case banner = 1
    /// Never answered with: a native ad with a video is ``native``.
    case video = 2
    /// A native ad.
    case native = 3
}
