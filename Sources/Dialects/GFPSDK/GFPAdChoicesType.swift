#if canImport(UIKit)
/// What a person can do about seeing an ad.
#if canImport(ObjectiveC)
@objc(GFPAdChoicesType)
#endif
public enum GFPAdChoicesType: Int, Sendable {
    case none
    /// Say that they do not want to see it.
    case adMute
    /// Read why they see it.
    case privacy
    /// Both.
    case optOut
}
#endif
