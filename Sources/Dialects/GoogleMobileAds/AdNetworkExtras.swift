#if canImport(UIKit)
public import Foundation

/// Parameters of a request that have no property; ``Extras`` are the ones that are sent.
#if canImport(ObjectiveC)
@objc(GADAdNetworkExtras)
#endif
public protocol AdNetworkExtras: NSObjectProtocol {}
#endif
