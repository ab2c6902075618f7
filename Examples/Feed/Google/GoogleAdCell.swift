import Foundation
import GoogleMobileAds
import Newspaper
import UIKit

/// An ad among the stories, in a `NativeAdView` whose outlets are the card's own views.
final class GoogleAdCell: UITableViewCell {
    static let identifier = "google-ad"

    private let adView = NativeAdView()
    private let icon = Look.picture(radius: 8)
    private let advertiser = Look.label(Look.kicker, lines: 1)
    private let media = MediaView()
    private let headline = Look.label(Look.title)
    private let body = Look.label(Look.body, Look.softInk, lines: 3)
    private let stars = UIImageView()
    private let price = Look.label(Look.small, Look.softInk, lines: 1)
    private let action = UIButton(type: .system)
    private lazy var facts = row([stars, price, UIView()])
    private var shape: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        furnish()
        layOut()
        connectOutlets()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Fills the views, hides those that the ad has nothing for, and registers the ad at the end.
    func show(_ ad: NativeAd) {
        headline.text = ad.headline
        media.mediaContent = ad.mediaContent
        setShape(ad.mediaContent.aspectRatio)
        set(body, ad.body)
        set(advertiser, ad.advertiser)
        set(price, ad.price)
        action.setTitle(ad.callToAction, for: .normal)
        action.isHidden = ad.callToAction == nil
        icon.image = ad.icon?.image
        icon.isHidden = ad.icon == nil
        stars.image = ad.starRating.flatMap(Stars.image)
        stars.isHidden = ad.starRating == nil
        facts.isHidden = ad.starRating == nil && ad.price == nil
        // The ad view sees to the taps.
        action.isUserInteractionEnabled = false
        adView.nativeAd = ad
    }

    private func set(_ label: UILabel, _ text: String?) {
        label.text = text
        label.isHidden = text == nil
    }

    /// The media view is as wide as the card, and as high as its media asks for, within reason.
    private func setShape(_ ratio: CGFloat) {
        let ratio = ratio > 0 ? min(max(ratio, 1), 2.4) : 1200 / 627
        shape?.isActive = false
        shape = NSLayoutConstraint(
            item: media,
            attribute: .height,
            relatedBy: .equal,
            toItem: media,
            attribute: .width,
            multiplier: 1 / ratio,
            constant: 0
        )
        shape?.isActive = true
    }

    private func connectOutlets() {
        adView.headlineView = headline
        adView.bodyView = body
        adView.callToActionView = action
        adView.advertiserView = advertiser
        adView.iconView = icon
        adView.starRatingView = stars
        adView.priceView = price
        adView.mediaView = media
    }
}

extension GoogleAdCell {
    private func furnish() {
        adView.backgroundColor = Look.card
        adView.layer.cornerRadius = Look.cardRadius
        adView.clipsToBounds = true
        media.backgroundColor = .systemGray5
        media.layer.cornerRadius = Look.pictureRadius
        action.backgroundColor = Look.action
        action.setTitleColor(.white, for: .normal)
        action.titleLabel?.font = Look.button
        action.layer.cornerRadius = 12
    }

    private func layOut() {
        let header = row([icon, Self.attribution(), advertiser, UIView()])
        let words = Look.column([headline, body, facts], spacing: Look.near)
        words.setCustomSpacing(Look.gap, after: body)
        let column = Look.column([header, media, words, action], spacing: Look.wide)
        column.setCustomSpacing(12, after: header)
        Look.add(column, to: adView, top: 12, side: 12)
        Look.add(adView, to: contentView, top: Look.gap, side: 12)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 36),
            icon.heightAnchor.constraint(equalToConstant: 36),
            action.heightAnchor.constraint(equalToConstant: 44),
        ])
        setShape(0)
    }

    private func row(_ views: [UIView]) -> UIStackView {
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = Look.gap
        stack.alignment = .center
        return stack
    }

    /// What the vendor's guide asks every app for: a mark that says that this is an ad.
    private static func attribution() -> UIView {
        let mark = UIView()
        mark.backgroundColor = UIColor(red: 0.98, green: 0.80, blue: 0.42, alpha: 1)
        mark.layer.cornerRadius = 4
        let word = UILabel()
        word.text = "Ad"
        word.font = Look.kicker
        word.textColor = .black
        Look.add(word, to: mark, top: 1, side: 6)
        return mark
    }
}
