#if canImport(UIKit)
import Foundation

/// How native ads are drawn whose views are the app's.
#if canImport(ObjectiveC)
@objc(GFPNativeAdRenderingSetting)
@objcMembers
#endif
public final class GFPNativeAdRenderingSetting: GFPNativeBaseRenderingSetting {
    /// Whether the ad view has a media view, which must then be so; `true` by default.
    ///
    /// Without one neither main picture nor video is asked for.
    public var hasMediaView = true
    /// Whether the room beside a picture would be filled with it, blurred; of no effect here.
    public var enableMediaBackgroundBlur = false
    /// Whether the vendor's own picture cache would be used; of no effect here, there is one anyway.
    public var useInternalCache = false

    /// A copy that the app cannot reach.
    var frozen: GFPNativeAdRenderingSetting {
        let copy = GFPNativeAdRenderingSetting()
        take(over: copy)
        return copy
    }

    override func take(over copy: GFPNativeBaseRenderingSetting) {
        super.take(over: copy)
        guard let copy = copy as? Self else { return }
        copy.hasMediaView = hasMediaView
        copy.enableMediaBackgroundBlur = enableMediaBackgroundBlur
        copy.useInternalCache = useInternalCache
    }
}
#endif
