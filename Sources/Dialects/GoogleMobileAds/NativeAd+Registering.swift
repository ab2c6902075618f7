#if canImport(UIKit)
import Foundation
import NativeAds
import NativeAdsUI
public import UIKit

extension NativeAd {
    /// Ties the ad to a view that is no ``NativeAdView``, of which these parts click and those do not.
    ///
    /// A media view never clicks by itself; its video's buttons work.
    #if canImport(ObjectiveC)
    @objc(registerAdView:clickableAssetViews:nonclickableAssetViews:)
    #endif
    public func register(
        _ adView: UIView,
        clickableAssetViews: [GADNativeAssetIdentifier: UIView],
        nonclickableAssetViews: [GADNativeAssetIdentifier: UIView]
    ) {
        let all = clickableAssetViews.merging(nonclickableAssetViews) { click, _ in click }
        let clickable = clickableAssetViews.filter { $0.key != .mediaViewAsset }.values
        let place = all[.adChoicesViewAsset].map(AdChoicesPlace.view)
        var outlets: [AssetRole: UIView] = [:]
        for (part, view) in all {
            if let role = part.role { outlets[role] = view }
        }
        let arrangement = arrangement(outlets, clickable: Array(clickable), adChoices: place)
        swipes.stop()
        do {
            try ad.register(adView, as: arrangement) { [weak self] in self?.swipes.stop() }
            swipes.listen(for: self, on: adView)
        } catch {
            // An ad that is too old stays off the view; the engine notes it.
        }
    }

    /// Takes the ad off the view that it was registered on.
    public func unregisterAdView() {
        ad.unregister()
    }

    /// How the ad sits on a view.
    func arrangement(
        _ outlets: [AssetRole: UIView],
        clickable: [UIView],
        adChoices: AdChoicesPlace?
    ) -> AdArrangement {
        let tappable = settings.swipe?.allowsTaps ?? true ? clickable : []
        var arrangement = AdArrangement(outlets: outlets, clickable: tappable)
        arrangement.adChoices = adChoices ?? .corner(settings.adChoices.corner)
        arrangement.presenter = { [weak self] in self?.rootViewController }
        return arrangement
    }
}

extension GADNativeAssetIdentifier {
    /// The engine's name of the part; `nil` for the room of the badge.
    var role: AssetRole? {
        switch self {
        case .starRatingAsset: .rating
        case .mediaViewAsset: .main
        case .adChoicesViewAsset: nil
        default: AssetRole(rawValue)
        }
    }
}

extension AdChoicesPosition {
    /// The engine's name of the corner.
    var corner: NativeAdsUI.AdChoicesPosition {
        switch self {
        case .topRightCorner: .topRight
        case .topLeftCorner: .topLeft
        case .bottomRightCorner: .bottomRight
        case .bottomLeftCorner: .bottomLeft
        }
    }
}
#endif
