#if canImport(UIKit)
import Foundation

/// How many ads one load brings.
#if canImport(ObjectiveC)
@objc(GADMultipleAdsAdLoaderOptions) @objcMembers
#endif
public final class MultipleAdsAdLoaderOptions: GADAdLoaderOptions {
    /// 1 by default, 5 at most; less than 1 is an invalid request.
    public var numberOfAds = 1
}
#endif
