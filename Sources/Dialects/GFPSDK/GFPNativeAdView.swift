#if canImport(UIKit)
import NativeAds
import NativeAdsUI
public import UIKit

/// A view for a native ad: set its outlets, write the texts into them, then set ``nativeAd``.
#if canImport(ObjectiveC)
@objc(GFPNativeAdView)
@objcMembers
#endif
@preconcurrency @MainActor open class GFPNativeAdView: GFPNativeBaseView {
    /// Shows the icon, which GFP writes into it.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var iconView: UIImageView? { didSet { outletsDidChange() } }
    /// Shows the title.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var titleLabel: UILabel? { didSet { outletsDidChange() } }
    /// Shows the description.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var bodyLabel: UILabel? { didSet { outletsDidChange() } }
    /// Shows who pays for the ad.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var advertiserLabel: UILabel? { didSet { outletsDidChange() } }
    /// Shows what others say of it.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var socialContextLabel: UILabel? { didSet { outletsDidChange() } }
    /// Shows what a tap leads to.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var callToActionLabel: UILabel? { didSet { outletsDidChange() } }
    /// Says that this is an ad.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var adBadgeLabel: UILabel? { didSet { outletsDidChange() } }
    /// Shows what the seller must say.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var noticeLabel: UILabel? { didSet { outletsDidChange() } }
    /// The service's own mark that this is an ad.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var serviceAdBadgeView: UIView? { didSet { outletsDidChange() } }
    /// Has room for the AdChoices badge, which otherwise is in a corner.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var adChoicesView: UIView? { didSet { outletsDidChange() } }

    /// The ad that is shown: setting it draws icon and media, and begins to track it.
    ///
    /// Texts are the app's to write. Where the ad cannot be shown, its delegate is told by
    /// `didFailWithError` and nothing of it is tracked.
    public var nativeAd: GFPNativeAd? {
        get { current }
        set { show(newValue) }
    }

    var extraLabels: [String: WeakOutlet] = [:]
    var extraImageViews: [String: WeakOutlet] = [:]
    private var current: GFPNativeAd?
    /// Why that is not shown.
    private var refusal: EngineAdError?

    /// An ad view of this frame.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// An ad view for a layout file.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Shows an image view, which the app furnishes, until the icon is there; as
    /// ``GFPMediaView/showPlaceholder(with:)``.
    public func showIconPlaceholder(with configure: GFPPlaceholderHandler?) {
        showPlaceholder(over: iconView, configure ?? { _ in })
    }

    /// Removes that, by way of the handler where there is one.
    public func removeIconPlaceholder() { removePlaceholderOfIcon() }

    /// Removes the placeholders of icon and media; call it in a cell's `prepareForReuse`.
    public override func removePlaceholders() {
        removeIconPlaceholder()
        super.removePlaceholders()
    }

    override func outletsDidChange() {
        if current != nil { bind() }
    }

    private func show(_ ad: GFPNativeAd?) {
        (current, refusal) = (ad, nil)
        guard ad != nil else {
            unbind()
            return dress()
        }
        onLost = { [weak self] in
            self?.current = nil
            self?.dress()
        }
        bind()
    }

    private func bind() {
        guard let current else { return }
        do throws(EngineAdError) {
            try bind(current.ad, as: arrangement(of: current.context))
        } catch {
            return refuse(current, error)
        }
        refusal = nil
        current.onStyle = { [weak self] in self?.dress() }
        dress()
        fillOutlets(filledRoles, hidingMissing: false)
    }

    /// Tells the ad's delegate what stands in the way, if it still does once the app's own call has
    /// returned: the app may set its outlets in any order.
    private func refuse(_ ad: GFPNativeAd, _ error: EngineAdError) {
        let isTold = refusal != nil
        refusal = error
        guard !isTold else { return }
        Task {
            guard let refusal, current === ad else { return }
            ad.tell(GFPError(refusal))
        }
    }
}
#endif
