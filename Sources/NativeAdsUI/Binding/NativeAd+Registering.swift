#if canImport(UIKit)
public import NativeAds
public import UIKit

extension NativeAd {
    /// Ties the ad to the view that shows it: from here on it counts and opens by itself.
    ///
    /// Any view will do. The view keeps the ad until it is unregistered, registered for another
    /// ad, or gone; nothing of the view is kept by the ad. An ad is on one view at a time: the last
    /// one wins, and the same call again changes nothing. It must be marked as an ad, at best by an
    /// ``AdAttributionView`` in the view: where there is none, one ``AdEvent/note(_:)`` says so.
    /// ```swift
    /// try ad.register(card, outlets: [.headline: title, .callToAction: button], clickable: [button])
    /// ```
    /// - Parameters:
    ///   - view: The view that holds all parts of the ad; exposure is measured on it. `nil`, as of
    ///     an outlet that is gone, is refused.
    ///   - outlets: Which view shows which asset, so that an asset's own link is opened.
    ///   - clickable: The views that click, at best inside `view`; an empty list means all of it.
    ///     Labels, pictures and disabled buttons click too. Views that are `nil` are passed over.
    ///   - friendlyObstructions: Views of the app that may lie in front without hiding the ad.
    ///   - adChoices: The corner for the AdChoices badge of ads that need one; `nil` where the app
    ///     draws its own.
    /// - Throws: ``AdError/noView``, ``AdError/expired``, or ``AdError/mediaViewMismatch`` where the
    ///   settings ask for a media view; everything is then as it was before.
    public func register(
        _ view: UIView?,
        outlets: [AssetRole: UIView] = [:],
        clickable: [UIView?] = [],
        friendlyObstructions: [UIView?] = [],
        adChoices: AdChoicesPosition? = .topRight
    ) throws(AdError) {
        guard let view else { throw .noView }
        var arrangement = AdArrangement(
            outlets: outlets,
            // Nothing named: all of the ad clicks. Only views named that are gone: nothing does.
            clickable: clickable.isEmpty ? [view] : clickable
        )
        arrangement.friendly = friendlyObstructions
        arrangement.adChoices = adChoices.map(AdChoicesPlace.corner)
        try register(view, as: arrangement)
    }

    /// Registers the ad on any view, as an arrangement of its parts says.
    ///
    /// - Throws: As the other one; `onEnd` is called when the view loses the ad by other hands.
    package func register(
        _ view: UIView?,
        as arrangement: AdArrangement,
        onEnd: (@MainActor () -> Void)? = nil
    ) throws(AdError) {
        guard let view else { throw .noView }
        try register(RegistrationPlan(root: view, arrangement), onEnd: onEnd)
    }

    /// Takes the ad off its view and gives back everything that was changed there.
    ///
    /// Nothing happens where it is on none, or the view is gone.
    public func unregister() {
        Registration.of(self)?.end()
        unbind()
    }

    private func register(_ plan: RegistrationPlan, onEnd: (() -> Void)?) throws(AdError) {
        guard let view = plan.root else { throw .noView }
        guard state != .expired else { throw .expired }
        let former = Registration.of(self)
        if let former, former.plan.isSame(as: plan) {
            if let onEnd { former.onEnd = onEnd }
            former.answer(as: plan)
            return
        }
        let registration = Registration(self, plan: plan, replacing: former)
        let wasElsewhere = former.map { $0.plan.root !== view && $0.isAttached } ?? false
        // All is in place when the app hears of it, whatever it does then.
        try bind(registration.binding(on: view)) {
            OpeningPages.connect()
            former?.end(for: registration)
            if let other = Registration.on(view) {
                other.end()
                other.ad.unbind()
            }
            registration.onEnd = onEnd
            registration.start()
        }
        ExposureSampler.shared.update()
        if wasElsewhere {
            note("The ad was on another view that is still shown; that view has lost it.")
        }
        if !view.holdsMark { noteMissingMark() }
    }
}

extension UIView {
    /// Whether the view is or holds a mark that says that this is an ad.
    fileprivate var holdsMark: Bool {
        self is AdAttributionView || subviews.contains(where: \.holdsMark)
    }
}
#endif
