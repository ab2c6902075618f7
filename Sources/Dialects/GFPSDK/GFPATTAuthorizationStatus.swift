#if canImport(UIKit)
/// What the person answered to the system's question about tracking.
#if canImport(ObjectiveC)
@objc(GFPATTAuthorizationStatus)
#endif
public enum GFPATTAuthorizationStatus: UInt, Sendable {
    case notDetermined
    case restricted
    case denied
    case authorized
}
#endif
