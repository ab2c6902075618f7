#if canImport(UIKit)
import NativeAds
package import UIKit

/// An image view of our own over a view whose picture is still to come.
@MainActor package final class Placeholder {
    /// Sees a placeholder off; without it the one of the whole ad view is asked.
    package var willRemove: PlaceholderRemoval?
    /// The handler of the ad view around; a closure, as it may be set at any time.
    var outerWillRemove: () -> PlaceholderRemoval? = { nil }

    /// The view that is covered.
    private(set) weak var place: UIView?
    private var view: UIImageView?
    private var machine = PlaceholderMachine()

    /// The ad whose media the view shows.
    private weak var ad: NativeAd?
    /// Whether there is or was an ad: one that is gone is another one than the next.
    private var hasAd = false
    private var observation: Observation?
    private var isOnShow: @MainActor () -> Bool = { false }

    init(over place: UIView) {
        self.place = place
    }

    /// Begins to stand for the media of an ad; whatever stood there for another one goes.
    ///
    /// What an app put there before there was any ad stays.
    func stand(for ad: NativeAd?, isOnShow: @escaping @MainActor () -> Bool) {
        guard ad == nil ? hasAd : self.ad !== ad else { return }
        if hasAd { discard() }
        (self.ad, hasAd, self.isOnShow) = (ad, ad != nil, isOnShow)
        observation = nil
        guard let ad, ad.loadsMediaLazily else { return }
        observation = ad.observe { [weak self] event in
            switch event {
            // The last of the others may come long after the first failure.
            case .mediaReady, .mediaFailed, .assetState: self?.assetDidChange()
            default: break
            }
        }
    }

    /// Shows a placeholder that the app furnishes.
    package func show(_ configure: (UIImageView) -> Void) {
        for action in machine.show(for: asset) {
            if case .add = action { add(configure) } else { perform([action]) }
        }
    }

    /// The asset may be on show by now.
    func assetDidChange() {
        perform(machine.change(asset))
    }

    /// Asks the placeholder to go.
    package func remove() {
        perform(machine.leave())
    }

    /// Takes the placeholder away at once, as from a view that shows something else by now.
    package func discard() {
        perform(machine.drop())
    }

    /// Follows the view's new size.
    func layOut() {
        guard let place, let view, view.frame != place.bounds else { return }
        view.frame = place.bounds
    }

    private var asset: PlaceholderMachine.Asset {
        PlaceholderMachine.Asset(
            isOnShow: isOnShow(),
            comesWithOthers: ad?.loadsMediaLazily ?? false,
            areAllSettled: ad?.isMediaSettled ?? false
        )
    }

    private func add(_ configure: (UIImageView) -> Void) {
        guard let place else { return }
        let view = UIImageView(frame: place.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.contentMode = place.contentMode
        view.clipsToBounds = true
        configure(view)
        // Taps are for what it stands in the place of.
        view.isUserInteractionEnabled = false
        place.addSubview(view)
        self.view = view
    }

    private func perform(_ actions: [PlaceholderMachine.Action]) {
        for action in actions {
            switch action {
            case .add: break
            case .seeOff(let number): seeOff(number)
            case .remove:
                view?.removeFromSuperview()
                view = nil
            }
        }
    }

    private func seeOff(_ number: Int) {
        guard let willRemove = willRemove ?? outerWillRemove(), let view else {
            return perform(machine.left(number))
        }
        willRemove(view) { [weak self] in
            guard let self else { return }
            perform(machine.left(number))
        }
    }
}
#endif
