#if canImport(UIKit)
public import Foundation

/// Further parameters for whoever sells ads: ``Request/register(_:)`` sends them.
#if canImport(ObjectiveC)
@objc(GADExtras) @objcMembers
#endif
public final class Extras: NSObject, AdNetworkExtras {
    /// Names and values: texts, numbers, or lists of them.
    public var additionalParameters: [AnyHashable: Any]?
}
#endif
