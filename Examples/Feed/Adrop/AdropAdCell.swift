import AdropAds
import Foundation
import Newspaper
import UIKit

/// An ad as a social feed has them: who advertises on top, the picture as wide as the card, and a
/// bar with the button below.
final class AdropAdCell: UITableViewCell {
    static let identifier = "adrop-ad"

    private let nativeAdView = AdropNativeAdView()
    private let profileLogoView = Look.picture(radius: 18)
    private let profileNameLabel = Look.label(Look.kicker, lines: 1)
    private let sponsoredLabel = Look.label(Look.small, Look.softInk, lines: 1)
    private let mediaView = UIView()
    private let headlineLabel = Look.label(Look.title)
    private let bodyLabel = Look.label(Look.body, Look.softInk, lines: 3)
    private let callToActionButton = UIButton(type: .system)
    private var shape: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        setUpCard()
        bindViews()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the ad in place of the one before.
    func configure(with ad: AdropNativeAd) {
        // The size comes with the ad, so the row never changes its height.
        let size = ad.creativeSize
        let ratio = size.height > 0 ? size.width / size.height : Self.usual
        setShape(min(max(ratio, Self.tallest), Self.widest))
        nativeAdView.setNativeAd(ad)
        profileLogoView.isHidden = ad.profile.displayLogo.isEmpty
    }

    private func bindViews() {
        nativeAdView.setProfileLogoView(profileLogoView)
        nativeAdView.setProfileNameView(profileNameLabel)
        nativeAdView.setMediaView(mediaView)
        nativeAdView.setHeadLineView(headlineLabel)
        nativeAdView.setBodyView(bodyLabel)
        nativeAdView.setCallToActionView(callToActionButton)
    }

    /// Width over height of pictures and videos as the card shows them; others are cut to fit.
    private static let (tallest, usual, widest): (CGFloat, CGFloat, CGFloat) = (1, 1200 / 627, 2.4)

    private func setShape(_ ratio: CGFloat) {
        guard shape?.multiplier != 1 / ratio else { return }
        shape?.isActive = false
        shape = mediaView.heightAnchor.constraint(
            equalTo: mediaView.widthAnchor,
            multiplier: 1 / ratio
        )
        shape?.isActive = true
    }

    private func setUpCard() {
        nativeAdView.backgroundColor = Look.card
        nativeAdView.layer.cornerRadius = Look.cardRadius
        nativeAdView.clipsToBounds = true
        mediaView.clipsToBounds = true
        mediaView.backgroundColor = .systemGray5
        sponsoredLabel.text = "Advertisement"
        callToActionButton.backgroundColor = Look.action
        callToActionButton.setTitleColor(.white, for: .normal)
        callToActionButton.titleLabel?.font = Look.button
        callToActionButton.layer.cornerRadius = 12

        let words = Look.column([headlineLabel, bodyLabel, callToActionButton], spacing: Look.near)
        words.setCustomSpacing(Look.wide, after: bodyLabel)
        let column = Look.column([padded(header), mediaView, padded(words)], spacing: 0)
        Look.add(column, to: nativeAdView, top: 0, side: 0)
        Look.add(nativeAdView, to: contentView, top: Look.gap, side: 12)
        NSLayoutConstraint.activate([
            profileLogoView.widthAnchor.constraint(equalToConstant: 36),
            profileLogoView.heightAnchor.constraint(equalToConstant: 36),
            callToActionButton.heightAnchor.constraint(equalToConstant: 44),
        ])
        setShape(Self.usual)
    }

    /// Logo, and beside it the name over "Advertisement"; room at the end for the AdChoices badge.
    private lazy var header: UIStackView = {
        let names = Look.column([profileNameLabel, sponsoredLabel], spacing: 0)
        let stack = UIStackView(arrangedSubviews: [profileLogoView, names, UIView()])
        stack.spacing = 12
        stack.alignment = .center
        return stack
    }()

    private func padded(_ view: UIView) -> UIView {
        let frame = UIView()
        Look.add(view, to: frame, top: 12, side: 12)
        return frame
    }
}
