#if canImport(UIKit)
public import Foundation

/// What an ``AdLoader`` does otherwise than usual: the base of all options.
#if canImport(ObjectiveC)
@objc(GADAdLoaderOptions) @objcMembers
#endif
public class GADAdLoaderOptions: NSObject {}
#endif
