#if canImport(UIKit)
import UIKit

/// What a loader knew when it asked for an ad, for as long as the ad is shown.
@MainActor struct NaverContext {
    /// How the ad is drawn; a copy that the app cannot change.
    let setting: GFPNativeAdRenderingSetting
    /// Where pages inside the app are shown.
    weak var root: UIViewController?
    /// Opens the pages of direct ads.
    weak var clickDelegate: (any GFPS2SAdClickDelegate)?
}
#endif
