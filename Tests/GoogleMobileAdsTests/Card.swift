import GoogleMobileAds
import UIKit

/// An app's view for an ad, with all outlets, filled as the vendor's guide fills it.
@MainActor final class Card: NativeAdView {
    let headline = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 20))
    let body = UILabel(frame: CGRect(x: 10, y: 40, width: 200, height: 20))
    let button = UIButton(frame: CGRect(x: 10, y: 70, width: 100, height: 30))
    let advertiser = UILabel(frame: CGRect(x: 10, y: 110, width: 100, height: 20))
    let store = UILabel(frame: CGRect(x: 10, y: 140, width: 100, height: 20))
    let price = UILabel(frame: CGRect(x: 150, y: 140, width: 60, height: 20))
    let stars = UIImageView(frame: CGRect(x: 150, y: 110, width: 60, height: 20))
    let icon = UIImageView(frame: CGRect(x: 250, y: 60, width: 40, height: 40))
    let media = MediaView(frame: CGRect(x: 0, y: 200, width: 390, height: 200))
    /// Where nothing is.
    static let whiteSpace = CGPoint(x: 350, y: 180)

    init(in window: UIView, y: Double = 0) {
        super.init(frame: CGRect(x: 0, y: y, width: 390, height: 400))
        for part in [headline, body, button, advertiser, store, price, stars, icon, media] {
            addSubview(part)
        }
        (headlineView, bodyView, callToActionView, mediaView) = (headline, body, button, media)
        (advertiserView, storeView, priceView) = (advertiser, store, price)
        (starRatingView, iconView) = (stars, icon)
        window.addSubview(self)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ ad: NativeAd) {
        headline.text = ad.headline
        media.mediaContent = ad.mediaContent
        button.setTitle(ad.callToAction, for: .normal)
        button.isUserInteractionEnabled = false
        nativeAd = ad
    }

    /// The outlets that show no media.
    var parts: [UIView] { [headline, body, button, advertiser, store, price, stars, icon] }

    /// The AdChoices badge, wherever it is.
    var badge: UIView? { Self.badge(in: self) }

    private static func badge(in view: UIView) -> UIView? {
        if "\(type(of: view))" == "AdChoicesBadge" { return view }
        return view.subviews.lazy.compactMap(badge).first
    }
}
