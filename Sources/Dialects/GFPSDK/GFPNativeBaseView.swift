#if canImport(UIKit)
import NativeAds
public import NativeAdsUI
public import UIKit

/// What all ad views of GFP have in common.
#if canImport(ObjectiveC)
@objc(GFPNativeBaseView)
@objcMembers
#endif
@preconcurrency @MainActor open class GFPNativeBaseView: AdContainerView {
    /// Shows the main picture or the video.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var mediaView: GFPMediaView? {
        didSet {
            mediaPlaceholder(oldValue, movesTo: mediaView)
            if oldValue !== mediaView { oldValue?.leave() }
            outletsDidChange()
        }
    }

    /// Sees the placeholders of icon and media off; `nil`, the default, removes them at once.
    ///
    /// It runs where they go by themselves and where ``removePlaceholders()`` asks them to. A
    /// placeholder goes once it has called the handler that it is given.
    public var placeholderWillRemoveHandler: GFPPlaceholderWillRemoveHandler? {
        didSet { placeholderRemoval = placeholderWillRemoveHandler.map(Self.removal) }
    }

    /// Further views that are parts of the ad, by names of the app's; they click.
    public var additionalRenderingViewDict: [String: UIView]? {
        didSet { outletsDidChange() }
    }

    /// An ad view of this frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// An ad view for a layout file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Lays out the views; said once more, so that apps reach it by this module alone.
    open override func layoutSubviews() { super.layoutSubviews() }

    /// One of ``additionalRenderingViewDict`` was tapped: a click on the ad.
    public func additionalRenderingViewClicked(_ clickedView: UIView) {
        let key = additionalRenderingViewDict?.first { $0.value === clickedView }?.key
        if let key { performClick(AssetRole(key)) }
    }

    /// Removes the placeholders; call it in a cell's `prepareForReuse`.
    public func removePlaceholders() { mediaView?.removePlaceholder() }

    /// The views have changed that show the ad.
    func outletsDidChange() {}
}
#endif
