#if canImport(UIKit)
import UIKit

/// What layout files call the module's views, which on Apple's systems Objective-C knows.
@MainActor enum LayoutNames {
    /// Makes the names known; there is nothing to do on Apple's systems.
    static func register() {
        #if !canImport(ObjectiveC)
        UINib.register(NativeAdView.self, forClass: "GADNativeAdView")
        UINib.register(MediaView.self, forClass: "GADMediaView")
        UINib.register(AdChoicesView.self, forClass: "GADAdChoicesView")
        #endif
    }
}
#endif
