#if canImport(UIKit)
import NativeAds
import UIKit

/// What an app registered an ad with; keeps none of the views alive.
@MainActor struct RegistrationPlan {
    private(set) weak var root: UIView?
    private let outletViews: [AssetRole: WeakView]
    private let clickableViews: [WeakView]
    private let friendlyViews: [WeakView]
    /// Where the badge goes; `nil` where the app draws its own.
    let adChoices: AdChoicesSpot?
    /// Whether the views of the assets get no touches themselves.
    let silencesOutlets: Bool
    /// Who answers clicks in place of the ad's link.
    private(set) var clickHandlers: [AssetRole: AdArrangement.ClickHandler]
    /// The app's own controller for pages inside the app.
    private(set) var presenter: (() -> UIViewController?)?

    init(root: UIView, _ arrangement: AdArrangement) {
        self.root = root
        outletViews = arrangement.outlets.mapValues(WeakView.init)
        clickableViews = arrangement.clickable.compactMap { $0 }.map(WeakView.init)
        friendlyViews = arrangement.friendly.compactMap { $0 }.map(WeakView.init)
        adChoices = arrangement.adChoices.map(AdChoicesSpot.init)
        silencesOutlets = arrangement.silencesOutlets
        clickHandlers = arrangement.clickHandlers
        presenter = arrangement.presenter
    }

    /// Answers as another plan of the same views does.
    mutating func answer(as other: Self) {
        (clickHandlers, presenter) = (other.clickHandlers, other.presenter)
    }

    /// The views of the assets that still exist.
    var outlets: [AssetRole: UIView] { outletViews.compactMapValues(\.view) }
    /// The clickable views that still exist.
    var clickable: [UIView] { clickableViews.compactMap(\.view) }
    /// The friendly views that still exist.
    var friendly: [UIView] { friendlyViews.compactMap(\.view) }

    /// The views that get no touches while the ad is registered: of media and of AdChoices there
    /// are buttons to be touched.
    var silenced: [UIView] {
        guard silencesOutlets else { return [] }
        let reached = outlets.values.filter { $0 is AdMediaView } + [root, adChoices?.view]
        return outlets.values.filter { outlet in
            !reached.contains { $0?.isDescendant(of: outlet) ?? false }
        }
    }

    /// Where the main picture or video is shown, if that is a media view.
    var mediaView: AdMediaView? { outlets[.main].flatMap { $0 as? AdMediaView } }

    /// The controls whose taps click: those named, and those of assets inside what clicks.
    var controls: [UIControl] {
        let clickable = clickable
        let inside = outlets.values.filter { view in
            clickable.contains { view.isDescendant(of: $0) }
        }
        var seen: Set<ObjectIdentifier> = []
        return (clickable + inside).compactMap { $0 as? UIControl }
            .filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    /// What a tap leads to, by geometry.
    var taps: TapMap {
        let roles = outlets.map { (ObjectIdentifier($0.value), $0.key) }
            .sorted { $0.1.rawValue < $1.1.rawValue }
        return TapMap(
            roles: Dictionary(roles) { first, _ in first },
            clickable: Set(clickable.map(ObjectIdentifier.init))
        )
    }

    /// Whether another plan names the same views for the same ends.
    func isSame(as other: RegistrationPlan) -> Bool {
        root != nil && root === other.root && silencesOutlets == other.silencesOutlets
            && hasSameAdChoices(as: other)
            && outlets.mapValues(ObjectIdentifier.init)
                == other.outlets.mapValues(ObjectIdentifier.init)
            && clickable.map(ObjectIdentifier.init) == other.clickable.map(ObjectIdentifier.init)
            && friendly.map(ObjectIdentifier.init) == other.friendly.map(ObjectIdentifier.init)
    }

    private func hasSameAdChoices(as other: RegistrationPlan) -> Bool {
        guard let adChoices, let others = other.adChoices else {
            return adChoices == nil && other.adChoices == nil
        }
        return adChoices.isSame(as: others)
    }
}
#endif
