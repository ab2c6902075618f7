#if canImport(UIKit)
import Foundation
import NativeAdsUI
public import UIKit

// The vendor grants gestures of the app's own, and clicks that are confirmed, to apps on a list of
// its own. Here the first are everybody's; the second no seller asks for.
extension NativeAd {
    /// Whether the app may click by gestures of its own: always.
    public var isCustomClickGestureEnabled: Bool { true }

    /// Lets ``recordCustomClickGesture()`` click from now on.
    public func enableCustomClickGestures() {
        hasCustomClicks = true
    }

    /// A gesture of the app's own clicked: the ad's page opens, and the click counts.
    ///
    /// It does nothing unless ``enableCustomClickGestures()`` was called.
    public func recordCustomClickGesture() {
        if hasCustomClicks { ad.tap(nil, over: rootViewController) }
    }

    /// The view by which people would confirm a click: nothing comes of it, as no click waits here.
    #if canImport(ObjectiveC)
    @objc(registerClickConfirmingView:)
    #endif
    public func registerClickConfirming(_ view: UIView?) {}

    /// Takes back a click that waits to be confirmed: nothing comes of it, as none does here.
    public func cancelUnconfirmedClick() {}
}
#endif
