#if canImport(UIKit)
public import NativeAdsUI
public import UIKit

/// Shows the main picture or the video of an ad; belongs into a ``GFPNativeAdView``.
#if canImport(ObjectiveC)
@objc(GFPMediaView)
@objcMembers
#endif
@preconcurrency @MainActor open class GFPMediaView: AdMediaView {
    /// Whether the view takes the shape of what it shows; `false` by default.
    ///
    /// So it does, too, while it shows an ad whose rendering setting says so.
    public var isImageSizePreferred: Bool {
        get { keepsMediaRatio }
        set {
            isPreferredByApp = newValue
            keepsMediaRatio = isPreferredByApp || isPreferredByAd
        }
    }

    private var isPreferredByApp = false
    /// What the rendering setting of the ad says of that.
    var isPreferredByAd = false {
        didSet { keepsMediaRatio = isPreferredByApp || isPreferredByAd }
    }
    /// Light or dark by the word of an ad; anything else is the app's own.
    var adStyle = UIUserInterfaceStyle.unspecified {
        didSet { if adStyle != oldValue { overrideUserInterfaceStyle = adStyle } }
    }

    /// Sees the placeholder of this view off; `nil` leaves that to the ad view's handler.
    public var placeholderWillRemoveHandler: GFPPlaceholderWillRemoveHandler? {
        didSet {
            placeholder.willRemove = placeholderWillRemoveHandler.map(GFPNativeBaseView.removal)
        }
    }

    /// The ad is shown in another one from now on.
    func leave() {
        (shownAd, isPreferredByAd, adStyle) = (nil, false, .unspecified)
    }

    /// A media view of this frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// A media view for a layout file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // Said once more, so that apps reach them by this module alone.
    /// How picture and video sit in the view; filling it, cut off at the edges, by default.
    open override var contentMode: UIView.ContentMode {
        get { super.contentMode }
        set { super.contentMode = newValue }
    }

    /// As high as the media wants to be at the present width.
    open override var intrinsicContentSize: CGSize { super.intrinsicContentSize }

    /// As wide as asked, and as high as the media wants to be at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }

    /// Gives the media all of the view.
    open override func layoutSubviews() { super.layoutSubviews() }

    /// A video plays only where it can be seen.
    open override func didMoveToWindow() { super.didMoveToWindow() }

    /// Shows an image view, which the app furnishes, until the media is there.
    ///
    /// Another one replaces it. It goes by itself once all media of the ad has loaded; where that of
    /// this view failed it stays.
    public func showPlaceholder(with configure: GFPPlaceholderHandler?) {
        placeholder.show(configure ?? { _ in })
    }

    /// Removes that, by way of the handler where there is one.
    public func removePlaceholder() { placeholder.remove() }
}
#endif
