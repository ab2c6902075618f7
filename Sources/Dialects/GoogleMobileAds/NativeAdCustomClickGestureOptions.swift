#if canImport(UIKit)
public import UIKit

/// A swipe that clicks, in place of taps or beside them.
#if canImport(ObjectiveC)
@objc(GADNativeAdCustomClickGestureOptions) @objcMembers
#endif
public final class NativeAdCustomClickGestureOptions: GADAdLoaderOptions {
    /// Which way a finger must swipe over the ad.
    public var swipeGestureDirection: UISwipeGestureRecognizer.Direction
    /// Whether taps click, too.
    #if canImport(ObjectiveC)
    @objc(tapsAllowed)
    #endif
    public var areTapsAllowed: Bool

    /// A swipe of this direction clicks.
    public init(
        swipeGestureDirection: UISwipeGestureRecognizer.Direction,
        tapsAllowed: Bool
    ) {
        self.swipeGestureDirection = swipeGestureDirection
        areTapsAllowed = tapsAllowed
    }
}
#endif
