import Foundation
import NativeAds
import NativeAdsUI
import UIKit

/// The views of an ad's parts, styled but not arranged yet.
@MainActor struct PreviewParts {
    let icon = UIImageView()
    let advertiser: UILabel
    let attribution = AdAttributionView()
    let media = MediaView()
    let headline: UILabel
    let body: UILabel
    let stars = StarRatingView()
    let price: UILabel
    let action = UIButton(type: .system)

    init(headline size: CGFloat, body bodySize: CGFloat, headlineLines: Int, bodyLines: Int) {
        advertiser = Self.label(.systemFont(ofSize: 13, weight: .semibold), lines: 1)
        headline = Self.label(.systemFont(ofSize: size, weight: .semibold), lines: headlineLines)
        body = Self.label(.systemFont(ofSize: bodySize), lines: bodyLines)
        price = Self.label(.systemFont(ofSize: 15, weight: .semibold), lines: 1)
        body.textColor = UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.85)
        icon.contentMode = .scaleAspectFill
        icon.clipsToBounds = true
        icon.backgroundColor = .systemGray5
        icon.layer.cornerRadius = 8
        media.layer.cornerRadius = 10
        action.backgroundColor = UIColor(red: 0.10, green: 0.32, blue: 0.62, alpha: 1)
        action.setTitleColor(.white, for: .normal)
        action.titleLabel?.font = .systemFont(ofSize: 16, weight: .semibold)
        action.layer.cornerRadius = 12
    }

    /// An ad view that knows the parts.
    func adView() -> NativeAdView {
        let view = NativeAdView()
        view.headlineView = headline
        view.bodyView = body
        view.callToActionView = action
        view.advertiserView = advertiser
        view.iconView = icon
        view.starRatingView = stars
        view.priceView = price
        view.mediaView = media
        return view
    }

    /// Icon, brand and "Ad", with room at the end for the AdChoices badge.
    func header(iconSide: CGFloat) -> UIStackView {
        let row = Self.row([icon, advertiser, attribution, Self.room(8)], spacing: 8)
        row.alignment = .center
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: iconSide),
            icon.heightAnchor.constraint(equalToConstant: iconSide),
        ])
        return row
    }

    /// Stars and price in one line.
    func facts() -> UIStackView {
        let row = Self.row([stars, price, UIView()], spacing: 12)
        row.alignment = .center
        return row
    }

    /// Empty room that takes what is left, and keeps clear of the AdChoices badge.
    static func room(_ least: CGFloat) -> UIView {
        let room = UIView()
        room.widthAnchor.constraint(greaterThanOrEqualToConstant: least).isActive = true
        return room
    }

    static func column(_ views: [UIView], spacing: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = spacing
        return stack
    }

    static func row(_ views: [UIView], spacing: CGFloat) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = spacing
        return stack
    }

    private static func label(_ font: UIFont, lines: Int) -> UILabel {
        let label = UILabel()
        label.font = font
        label.textColor = .label
        label.numberOfLines = lines
        return label
    }
}
