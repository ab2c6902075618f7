#if canImport(UIKit)
import UIKit

/// What layout files call the module's view, which on Apple's systems Objective-C knows.
@MainActor enum LayoutNames {
    /// Makes the name known; there is nothing to do on Apple's systems.
    static func register() {
        #if !canImport(ObjectiveC)
        UINib.register(AdropNativeAdView.self, forClass: "AdropNativeAdView")
        #endif
    }
}
#endif
