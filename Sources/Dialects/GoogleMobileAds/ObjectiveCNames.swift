#if canImport(UIKit)
import Foundation

#if canImport(ObjectiveC)
// Properties whose names begin with "is" or "are" in Swift alone; Objective-C has both.
extension AdLoader {
    /// `isLoading`, by its name in Objective-C.
    @available(swift, obsoleted: 1.0)
    @objc public var loading: Bool { isLoading }
}

extension NativeAd {
    /// `isCustomMuteThisAdAvailable`, by its name in Objective-C.
    @available(swift, obsoleted: 1.0)
    @objc public var customMuteThisAdAvailable: Bool { isCustomMuteThisAdAvailable }

    /// `isCustomClickGestureEnabled`, by its name in Objective-C.
    @available(swift, obsoleted: 1.0)
    @objc public var customClickGestureEnabled: Bool { isCustomClickGestureEnabled }
}

extension VideoController {
    /// `isMuted`, by its name in Objective-C.
    @available(swift, obsoleted: 1.0)
    @objc public var muted: Bool {
        get { isMuted }
        set { isMuted = newValue }
    }

    /// `areCustomControlsEnabled`, by its name in Objective-C.
    @available(swift, obsoleted: 1.0)
    @objc public var customControlsEnabled: Bool { areCustomControlsEnabled }

    /// `isClickToExpandEnabled`, by its name in Objective-C.
    @available(swift, obsoleted: 1.0)
    @objc public var clickToExpandEnabled: Bool { isClickToExpandEnabled }
}
#endif
#endif
