#if canImport(UIKit)
/// From which weight on the vendor's SDK writes to the console.
#if canImport(ObjectiveC)
@objc(GFPLogLevel)
#endif
public enum GFPLogLevel: Int, Sendable {
    case trace, debug, info, error, critical, none
}
#endif
