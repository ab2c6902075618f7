#if canImport(UIKit)
public import Foundation

/// Tells GFP what the person answered to the system's question about tracking.
#if canImport(ObjectiveC)
@objc(GFPAdManagerDelegate)
#endif
@preconcurrency @MainActor public protocol GFPAdManagerDelegate: NSObjectProtocol {
    /// The answer of this moment; asked before each load.
    func attStatus() -> GFPATTAuthorizationStatus
}
#endif
