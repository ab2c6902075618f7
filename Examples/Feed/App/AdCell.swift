import Foundation
import NativeAds
import NativeAdsUI
import Newspaper
import UIKit

/// An ad among the stories: a card in the newspaper's own style, and said to be an ad.
final class AdCell: UITableViewCell {
    static let identifier = "ad"

    let adView = NativeAdView()
    private let icon = Look.picture(radius: 8)
    private let advertiser = Look.label(Look.kicker, lines: 1)
    private let attribution = AdAttributionView()
    private let media = MediaView()
    private let headline = Look.label(Look.title)
    private let body = Look.label(Look.body, Look.softInk, lines: 3)
    private let stars = StarRatingView()
    private let action = UIButton(type: .system)
    private var shape: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        setUpCard()
        setUpOutlets()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the ad in place of the one before.
    func show(_ ad: NativeAd) {
        // Known before anything is downloaded, so the row never changes its height.
        let ratio = ad.mediaSize.aspectRatio
        setShape(ratio > 0 ? min(max(ratio, Self.tallest), Self.widest) : Self.usual)
        do {
            try adView.show(ad)
        } catch {
            // Too old by now: the card stays empty until the feed has a new one.
            print("feed: \(error.sentence)")
        }
    }

    /// Width over height of pictures and videos as the card shows them; others are cut to fit.
    private static let (tallest, usual, widest) = (1.0, 1200 / 627.0, 2.4)

    private func setShape(_ ratio: Double) {
        let multiplier = CGFloat(1 / ratio)
        guard shape?.multiplier != multiplier else { return }
        shape?.isActive = false
        shape = media.heightAnchor.constraint(equalTo: media.widthAnchor, multiplier: multiplier)
        shape?.isActive = true
    }

    private func setUpOutlets() {
        adView.headlineView = headline
        adView.bodyView = body
        adView.callToActionView = action
        adView.advertiserView = advertiser
        adView.iconView = icon
        adView.starRatingView = stars
        adView.mediaView = media
    }

    private func setUpCard() {
        adView.backgroundColor = Look.card
        adView.layer.cornerRadius = Look.cardRadius
        adView.clipsToBounds = true
        action.backgroundColor = Look.action
        action.setTitleColor(.white, for: .normal)
        action.titleLabel?.font = Look.button
        action.layer.cornerRadius = 12

        let column = Look.column([header, media, words, action], spacing: Look.wide)
        column.setCustomSpacing(12, after: header)
        Look.add(column, to: adView, top: 12, side: 12)
        Look.add(adView, to: contentView, top: Look.gap, side: 12)
        NSLayoutConstraint.activate([
            icon.widthAnchor.constraint(equalToConstant: 36),
            icon.heightAnchor.constraint(equalToConstant: 36),
            action.heightAnchor.constraint(equalToConstant: 44),
        ])
        media.layer.cornerRadius = Look.pictureRadius
        setShape(Self.usual)
    }

    /// Icon, brand and "Ad"; room at the end for the AdChoices badge.
    private lazy var header: UIStackView = {
        let stack = UIStackView(arrangedSubviews: [icon, advertiser, attribution, UIView()])
        stack.spacing = Look.gap
        stack.alignment = .center
        return stack
    }()

    private lazy var words: UIStackView = {
        let stack = Look.column([headline, body, stars], spacing: Look.near)
        stack.setCustomSpacing(Look.gap, after: body)
        stack.alignment = .leading
        return stack
    }()
}
