#if canImport(UIKit)
package import NativeAds
public import UIKit

/// The one base of all ad views: registers an ad, fills its parts, and loses it again.
///
/// It has no public member of its own, so that each view over it shows its own names and no others.
/// ``NativeAdView`` is the one of this module. It is made for reused cells: each ad replaces all of
/// the one before.
open class AdContainerView: UIView {
    /// The ad that the view is registered for.
    package private(set) var shownAd: NativeAd?
    /// Told when the view has lost its ad by other hands: to another view, or by being unregistered.
    package var onLost: (() -> Void)?
    /// Sees the placeholders of icon and media off; `nil`, the default, removes them at once.
    ///
    /// A media view that has a handler of its own asks that one.
    package final var placeholderRemoval: PlaceholderRemoval?

    /// Over the icon view; made with its first placeholder.
    private(set) var iconPlaceholder: Placeholder?
    private let filler = OutletFiller()
    private let turner = DirectionTurner()
    private var boundOutlets: [AssetRole: UIView] { views.compactMapValues(\.view) }
    private var views: [AssetRole: WeakView] = [:]
    private var filled: Set<AssetRole> = []

    /// An ad view of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// An ad view for a layout file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Tells the pictures of their new sizes.
    open override func layoutSubviews() {
        super.layoutSubviews()
        iconPlaceholder?.layOut()
        filler.layoutDidChange()
    }

    /// Makes this the view of an ad, or of none, and leaves the ad that it showed.
    ///
    /// The same ad again takes the new arrangement without being lost. Nothing is written into the
    /// views by that.
    /// - Parameters:
    ///   - ad: The ad, or `nil` for none.
    ///   - outlets: Which view shows which asset; for `main` a media view, where there is one.
    ///   - clickable: The views that click; `nil` means each outlet, an empty list none, and this
    ///     view itself all of it.
    ///   - friendly: Views that may lie in front without hiding the ad.
    ///   - adChoices: Where the badge goes of an ad that needs one; `nil` where the app draws it.
    /// - Throws: ``AdError/expired``, ``AdError/mediaViewMismatch`` and the like; the view is then
    ///   left without an ad.
    package func bind(
        _ ad: NativeAd?,
        outlets: [AssetRole: UIView],
        clickable: [UIView]? = nil,
        friendly: [UIView] = [],
        adChoices: AdChoicesPlace? = .corner(.topRight)
    ) throws(AdError) {
        var arrangement = AdArrangement(
            outlets: outlets,
            clickable: clickable ?? Array(outlets.values)
        )
        arrangement.friendly = friendly
        arrangement.adChoices = adChoices
        try bind(ad, as: arrangement)
    }

    /// The same, with all that an arrangement can say.
    package func bind(_ ad: NativeAd?, as arrangement: AdArrangement) throws(AdError) {
        if let shownAd, shownAd !== ad { leave(shownAd) }
        guard let ad else { return }
        // A registration that is replaced by one of the same ad loses nothing.
        if shownAd === ad { Registration.on(self)?.onEnd = nil }
        do throws(AdError) {
            try ad.register(self, as: arrangement) { [weak self] in
                self?.lost(ad)
                self?.onLost?()
            }
        } catch {
            leave(ad)
            throw error
        }
        views = arrangement.outlets.mapValues(WeakView.init)
        shownAd = ad
        iconStands(for: ad)
    }

    /// Leaves the ad that is shown, and clears what was filled with it.
    package func unbind() {
        if let shownAd { leave(shownAd) }
    }

    /// A click on the view of a role, or on the ad as a whole, that no finger did; nothing happens
    /// without an ad.
    package func performClick(_ role: AssetRole?) {
        Registration.on(self)?.click(role)
    }

    /// Writes the ad's texts and pictures into its outlets.
    ///
    /// Without `hidingMissing`, a view that the ad has nothing for is emptied and stays as visible
    /// as it was.
    package func fillOutlets(_ roles: Set<AssetRole>? = nil, hidingMissing: Bool = true) {
        guard let shownAd else { return }
        let chosen = boundOutlets.filter { roles?.contains($0.key) ?? true }
        filled.formUnion(chosen.keys)
        filler.onShow = { [weak self] _ in self?.iconPlaceholder?.assetDidChange() }
        filler.fill(chosen, from: shownAd, hidingMissing: hidingMissing)
    }

    /// Empties the views that were filled.
    func clear() {
        clear(boundOutlets.filter { filled.contains($0.key) })
    }

    private func leave(_ ad: NativeAd) {
        if let registration = Registration.on(self), registration.ad === ad {
            registration.onEnd = nil
            ad.unregister()
        }
        lost(ad)
    }

    /// The ad is on this view no more, whoever took it away.
    private func lost(_ ad: NativeAd) {
        guard shownAd === ad else { return }
        shownAd = nil
        turner.giveBack()
        iconStands(for: nil)
        clear()
        views = [:]
    }
}

extension AdContainerView {
    /// Empties views of this ad view.
    func clear(_ outlets: [AssetRole: UIView]) {
        filler.clear(outlets)
        filled = []
    }

    /// Leaves a view to the app, with what is in it: nothing more comes into it.
    func leaveOutlet(_ view: UIView) { filler.leave(view) }

    /// Arranges all for a direction of reading; `nil` is the app's.
    func turn(to direction: ReadingDirection?) {
        if let direction { turner.turn(self, to: direction) } else { turner.giveBack() }
    }

    /// Shows an image view over the icon until that is there, in the place of an earlier one.
    ///
    /// It goes and stays as the placeholder of a media view; nothing happens without an icon view.
    package func showPlaceholder(
        over icon: UIView?,
        _ configure: (UIImageView) -> Void
    ) {
        guard let icon else { return }
        if iconPlaceholder?.place !== icon {
            iconPlaceholder?.discard()
            let placeholder = Placeholder(over: icon)
            placeholder.outerWillRemove = { [weak self] in self?.placeholderRemoval }
            iconPlaceholder = placeholder
            iconStands(for: shownAd)
        }
        iconPlaceholder?.show(configure)
    }

    /// Removes the placeholder of the icon, by way of the handler where there is one.
    package func removePlaceholderOfIcon() {
        iconPlaceholder?.remove()
    }

    /// The media view whose placeholder is seen off by the handler of this view is another one.
    package func mediaPlaceholder(_ old: AdMediaView?, movesTo new: AdMediaView?) {
        old?.placeholder.outerWillRemove = { nil }
        new?.placeholder.outerWillRemove = { [weak self] in self?.placeholderRemoval }
    }

    /// The icon's placeholder is for the icon of this ad from now on.
    private func iconStands(for ad: NativeAd?) {
        guard let iconPlaceholder else { return }
        iconPlaceholder.stand(for: ad) { [weak ad, weak place = iconPlaceholder.place] in
            (place as? UIImageView)?.image != nil || ad?.needsNoIcon ?? false
        }
    }
}
extension NativeAd {
    /// Whether there is nothing for a placeholder of the icon to wait for: all else of a lazy ad
    /// that has no icon did come, or is still to.
    fileprivate var needsNoIcon: Bool {
        loadsMediaLazily && assetState(.icon) == .notAvailable && assetState(.main) != .failed
    }
}
#endif
