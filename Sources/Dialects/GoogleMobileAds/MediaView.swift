#if canImport(UIKit)
import NativeAds
public import NativeAdsUI
public import UIKit

/// Shows the main picture or video of an ad.
///
/// It shows and plays from when it has its content, also before the ad has a view. `contentMode`
/// says how both sit in it.
#if canImport(ObjectiveC)
@objc(GADMediaView) @objcMembers
#endif
@preconcurrency @MainActor open class MediaView: AdMediaView {
    /// What is shown; `nil` empties the view.
    open var mediaContent: MediaContent? { didSet { contentDidChange() } }

    /// How picture and video sit in the view; filling it, cut off at the edges, by default.
    open override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set { super.contentMode = newValue }
    }

    /// Shows the content as it is now.
    func contentDidChange() {
        mediaContent?.views.add(self)
        shownAd = mediaContent?.ad
        ownImage = mediaContent?.ownImage
    }
}
#endif
