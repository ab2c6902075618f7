#if canImport(UIKit)
public import NativeAds
public import UIKit

extension NativeAdView {
    /// The view that shows an asset of any role.
    public func outlet(for role: AssetRole) -> UIView? { outlets[role] }

    /// Says which view shows an asset that has no property here: a label for a text, an image view
    /// for a picture; `nil` for none.
    ///
    /// A gallery shows the further pictures of an ad this way, which are those of
    /// ``Creative/images``. The view is not kept. Roles with a property keep to that.
    /// ```swift
    /// for (index, view) in gallery.enumerated() { adView.setOutlet(view, for: .image(index)) }
    /// adView.setOutlet(likes, for: .likes)
    /// ```
    public func setOutlet(_ view: UIView?, for role: AssetRole) {
        let old = moreOutlets[role]?.view
        moreOutlets[role] = view.map { WeakView($0) }
        outletDidChange(from: old, view)
    }

    /// Those of ``setOutlet(_:for:)`` that still exist.
    var liveOutlets: [(AssetRole, UIView)] {
        moreOutlets.compactMap { role, outlet in outlet.view.map { (role, $0) } }
    }
}
#endif
