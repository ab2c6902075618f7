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

    // Said once more, so that apps reach them by this module alone.
    /// As high as the media wants to be at the present width.
    open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }

    /// As wide as asked, and as high as the media wants to be at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }

    /// Gives the media all of the view.
    open override func layoutSubviews() { super.layoutSubviews() }

    /// A video plays only where it can be seen.
    open override func didMoveToWindow() { super.didMoveToWindow() }

    /// Shows the content as it is now.
    func contentDidChange() {
        mediaContent?.views.add(self)
        shownAd = mediaContent?.ad
        ownImage = mediaContent?.ownImage
    }
}
#endif
