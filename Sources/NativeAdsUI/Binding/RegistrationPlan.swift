#if canImport(UIKit)
import NativeAds
import UIKit

/// What an app registered an ad with; keeps none of the views alive.
@MainActor struct RegistrationPlan {
    private(set) weak var root: UIView?
    private let outletViews: [AssetRole: WeakView]
    private let clickableViews: [WeakView]
    private let friendlyViews: [WeakView]
    /// The corner for the badge; `nil` where the app draws its own.
    let adChoices: AdChoicesPosition?

    init(
        root: UIView,
        outlets: [AssetRole: UIView],
        clickable: [UIView?],
        friendly: [UIView?],
        adChoices: AdChoicesPosition?
    ) {
        self.root = root
        outletViews = outlets.mapValues(WeakView.init)
        // Nothing named: all of the ad clicks. Only views named that are gone: nothing does.
        clickableViews =
            clickable.isEmpty
            ? [WeakView(root)] : clickable.compactMap { $0 }.map(WeakView.init)
        friendlyViews = friendly.compactMap { $0 }.map(WeakView.init)
        self.adChoices = adChoices
    }

    /// The views of the assets that still exist.
    var outlets: [AssetRole: UIView] { outletViews.compactMapValues(\.view) }
    /// The clickable views that still exist.
    var clickable: [UIView] { clickableViews.compactMap(\.view) }
    /// The friendly views that still exist.
    var friendly: [UIView] { friendlyViews.compactMap(\.view) }

    /// Where the main picture or video is shown, if that is a media view.
    var mediaView: MediaView? { outlets[.main].flatMap { $0 as? MediaView } }

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
        root != nil && root === other.root && adChoices == other.adChoices
            && outlets.mapValues(ObjectIdentifier.init)
                == other.outlets.mapValues(ObjectIdentifier.init)
            && clickable.map(ObjectIdentifier.init) == other.clickable.map(ObjectIdentifier.init)
            && friendly.map(ObjectIdentifier.init) == other.friendly.map(ObjectIdentifier.init)
    }
}
#endif
