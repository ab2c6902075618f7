#if canImport(UIKit)
public import NativeAds
public import UIKit

/// A view for a native ad: lay it out as you like, and tell it which of its views shows what.
///
/// ```swift
/// let view = NativeAdView()
/// view.headlineView = title
/// view.callToActionView = button
/// try view.show(ad)
/// ```
/// It is made for reused cells: each ad shown replaces all of the one before. In a layout file its
/// views are outlets.
open class NativeAdView: AdContainerView {
    /// Shows the headline.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var headlineView: UIView? {
        didSet { outletDidChange(from: oldValue, headlineView) }
    }
    /// Shows the description.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var bodyView: UIView? { didSet { outletDidChange(from: oldValue, bodyView) } }
    /// Shows what a tap leads to; at best a button, enabled or not.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var callToActionView: UIView? {
        didSet { outletDidChange(from: oldValue, callToActionView) }
    }
    /// Shows who pays for the ad.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var advertiserView: UIView? {
        didSet { outletDidChange(from: oldValue, advertiserView) }
    }
    /// Shows the small picture: an image view.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var iconView: UIView? { didSet { outletDidChange(from: oldValue, iconView) } }
    /// Shows the stars: a ``StarRatingView`` or a label.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var starRatingView: UIView? {
        didSet { outletDidChange(from: oldValue, starRatingView) }
    }
    /// Shows the price.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var priceView: UIView? { didSet { outletDidChange(from: oldValue, priceView) } }
    /// Shows where the product is sold.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var storeView: UIView? { didSet { outletDidChange(from: oldValue, storeView) } }
    /// Shows the main picture or the video.
    #if canImport(ObjectiveC)
    @IBOutlet
    #endif
    public weak var mediaView: MediaView? {
        didSet {
            mediaPlaceholder(oldValue, movesTo: mediaView)
            outletDidChange(from: oldValue, mediaView)
        }
    }

    /// The corner for the AdChoices badge of ads that need one; `nil` where you draw your own.
    open var adChoicesPosition: AdChoicesPosition? = .topRight {
        didSet { if oldValue != adChoicesPosition { registerAgain() } }
    }

    /// Whether an ad that reads the other way than the app mirrors the view; it does unless changed.
    ///
    /// The first letter of the headline, else of the body, decides. While the ad is shown, the view
    /// and all in it whose `semanticContentAttribute` is unspecified get the ad's direction, and the
    /// AdChoices badge the opposite corner. Constraints must be to leading and trailing edges.
    open var followsAdDirection = true {
        didSet { if oldValue != followsAdDirection { registerAgain() } }
    }

    /// The views that click; `nil`, which is the default, means every view that shows an asset.
    ///
    /// White space between them never clicks.
    open var clickableViews: [UIView]? {
        didSet { registerAgain() }
    }

    /// Views of your own that may lie in front of the ad without hiding it.
    open var friendlyObstructions: [UIView] = [] {
        didSet { registerAgain() }
    }

    /// The ad that the view is registered for.
    ///
    /// Setting it registers the view but writes nothing into it: do that yourself, or call
    /// ``fill()``. Setting `nil` unregisters and clears everything. An ad that is refused leaves
    /// the view without one, and ``refusal`` says why; ``show(_:)`` throws that instead.
    open var nativeAd: NativeAd? {
        get { shownAd }
        set { refusal = change(to: newValue) }
    }

    /// Why the ad that was set last is not shown; `nil` where it is.
    public private(set) var refusal: AdError?

    /// Sees the placeholders of icon and media off; `nil`, the default, removes them at once.
    ///
    /// A media view that has a handler of its own asks that one.
    open var placeholderWillRemove: PlaceholderRemoval? {
        get { placeholderRemoval }
        set { placeholderRemoval = newValue }
    }

    /// The views of roles that have no property of their own.
    var moreOutlets: [AssetRole: WeakView] = [:]

    /// Shows an ad: registers it, writes its texts and pictures into the views, hides what it lacks.
    ///
    /// - Throws: ``AdError/expired`` and the like; the view is then left without an ad.
    open func show(_ ad: NativeAd) throws(AdError) {
        refusal = change(to: ad)
        if let refusal { throw refusal }
        fill()
    }

    /// Writes the ad's texts and pictures into the views, and hides those that it has nothing for.
    open func fill() {
        guard let shownAd else { return }
        // Views may have come since it was registered.
        if let direction = turn(for: shownAd) { turn(to: direction) }
        fillOutlets()
    }

    /// The views that show assets, by what they show.
    public var outlets: [AssetRole: UIView] {
        let all: [(AssetRole, UIView?)] = [
            (.headline, headlineView), (.body, bodyView), (.callToAction, callToActionView),
            (.advertiser, advertiserView), (.icon, iconView), (.rating, starRatingView),
            (.price, priceView), (.store, storeView), (.main, mediaView),
        ]
        let standard = all.compactMap { role, view in view.map { (role, $0) } }
        return Dictionary(standard + liveOutlets) { first, _ in first }
    }

    /// Makes the view one of this ad or of none; what stood in the way, if anything.
    private func change(to ad: NativeAd?) -> AdError? {
        let direction = ad.flatMap { turn(for: $0) }
        do throws(AdError) {
            try bind(ad, as: arrangement(isMirrored: direction != nil))
            if ad != nil { turn(to: direction) }
            return nil
        } catch {
            return error
        }
    }

    override func clear() { clear(outlets) }

    /// The ad's direction where that is not the app's and is to be followed.
    private func turn(for ad: NativeAd) -> ReadingDirection? {
        guard followsAdDirection, let direction = ReadingDirection(of: ad) else { return nil }
        let app = UIView.userInterfaceLayoutDirection(for: .unspecified)
        return (app == .rightToLeft) == (direction == .rightToLeft) ? nil : direction
    }

    private func arrangement(isMirrored: Bool) -> AdArrangement {
        let clickable = clickableViews ?? Array(outlets.values)
        var arrangement = AdArrangement(
            outlets: outlets,
            clickable: clickable.isEmpty ? [self] : clickable
        )
        arrangement.friendly = friendlyObstructions
        let position = isMirrored ? adChoicesPosition?.mirrored : adChoicesPosition
        arrangement.adChoices = position.map(AdChoicesPlace.corner)
        return arrangement
    }

    func outletDidChange(from old: UIView?, _ new: UIView?) {
        guard old !== new else { return }
        if let old, !outlets.values.contains(where: { $0 === old }) { leaveOutlet(old) }
        registerAgain()
    }

    private func registerAgain() {
        if let shownAd { refusal = change(to: shownAd) }
    }
}
#endif
