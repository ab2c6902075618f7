import AppNexusSDK
import Foundation
import Newspaper
import UIKit

/// An ad as a story of its own: the picture with the brand beside it, in views that the app fills.
final class MicrosoftAdCell: UITableViewCell {
    static let identifier = "microsoft-ad"

    /// What a reader taps to follow the ad.
    let callToActionButton = UIButton(type: .system)
    private let nativeAdView = UIView()
    private let mainImageView = Look.picture()
    private let iconImageView = Look.picture(radius: 8)
    private let sponsoredByLabel = Look.label(Look.kicker, lines: 1)
    private let adLabel = Look.label(Look.small, Look.softInk, lines: 1)
    private let titleLabel = Look.label(Look.title)
    private let bodyLabel = Look.label(Look.body, Look.softInk, lines: 3)
    private let ratingLabel = Look.label(Look.small, Look.accent, lines: 1)
    private let filmLabel = Look.label(Look.kicker, .white, lines: 1)
    private let privacyButton = UIButton(type: .system)
    private var privacyPage: URL?
    private var shape: NSLayoutConstraint?

    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        selectionStyle = .none
        setUpCard()
        privacyButton.addAction(
            UIAction { [weak self] _ in self?.openPrivacyPage() },
            for: .touchUpInside
        )
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows the ad in place of the one before, and has it counted; pages open over `controller`.
    func show(_ response: ANNativeAdResponse, over controller: UIViewController) {
        fill(response)
        do {
            try response.registerView(
                forTracking: nativeAdView,
                withRootViewController: controller,
                clickableViews: [callToActionButton, mainImageView, titleLabel]
            )
        } catch {
            // Too old by now: the card stays until the feed has a new one.
            print("feed: \(error.localizedDescription)")
        }
    }

    private func fill(_ response: ANNativeAdResponse) {
        titleLabel.text = response.title
        bodyLabel.text = response.body
        bodyLabel.isHidden = response.body == nil
        sponsoredByLabel.text = response.sponsoredBy
        callToActionButton.setTitle(response.callToAction ?? "Read more", for: .normal)
        ratingLabel.isHidden = response.rating == nil
        if let rating = response.rating {
            ratingLabel.text = String(format: "★ %.1f of %d", Double(rating.value), rating.scale)
        }
        iconImageView.image = response.iconImage
        iconImageView.isHidden = response.iconImage == nil
        mainImageView.image = response.mainImage
        setShape(of: response.mainImageSize)
        // The SDK plays no video: an app that wants one hands vastXML to its own player. This one
        // shows the picture that comes with it, and says that there is a film behind the link.
        filmLabel.superview?.isHidden = response.vastXML == nil
        privacyPage = response.privacyLink.flatMap(URL.init)
        privacyButton.isHidden = privacyPage == nil
    }

    private func openPrivacyPage() {
        guard let page = privacyPage else { return }
        Task { _ = await UIApplication.shared.open(page, options: [:]) }
    }

    /// Width over height of pictures as the card shows them; others are cut to fit.
    private static let (tallest, usual, widest): (CGFloat, CGFloat, CGFloat) = (1, 1200 / 627, 2.4)

    /// The size comes with the ad, so the row never changes its height.
    private func setShape(of size: CGSize) {
        let ratio = size.height > 0 ? size.width / size.height : Self.usual
        let multiplier = 1 / min(max(ratio, Self.tallest), Self.widest)
        guard shape?.multiplier != multiplier else { return }
        shape?.isActive = false
        shape = mainImageView.heightAnchor.constraint(
            equalTo: mainImageView.widthAnchor,
            multiplier: multiplier
        )
        shape?.isActive = true
    }
}

extension MicrosoftAdCell {
    private func setUpCard() {
        nativeAdView.backgroundColor = Look.card
        nativeAdView.layer.cornerRadius = Look.cardRadius
        nativeAdView.clipsToBounds = true
        adLabel.text = "Sponsored"
        callToActionButton.backgroundColor = Look.action
        callToActionButton.setTitleColor(.white, for: .normal)
        callToActionButton.titleLabel?.font = Look.button
        callToActionButton.layer.cornerRadius = 12
        privacyButton.setTitle("AdChoices", for: .normal)
        privacyButton.setTitleColor(Look.softInk, for: .normal)
        privacyButton.titleLabel?.font = Look.small
        addFilmLabel()

        let header = makeHeader()
        let words = Look.column([titleLabel, bodyLabel, ratingLabel], spacing: Look.near)
        words.setCustomSpacing(Look.gap, after: bodyLabel)
        let column = Look.column(
            [mainImageView, header, words, callToActionButton],
            spacing: Look.wide
        )
        column.setCustomSpacing(12, after: mainImageView)
        column.setCustomSpacing(Look.gap, after: header)
        Look.add(column, to: nativeAdView, top: 12, side: 12)
        Look.add(nativeAdView, to: contentView, top: Look.gap, side: 12)
        NSLayoutConstraint.activate([
            iconImageView.widthAnchor.constraint(equalToConstant: 36),
            iconImageView.heightAnchor.constraint(equalToConstant: 36),
            callToActionButton.heightAnchor.constraint(equalToConstant: 44),
        ])
        setShape(of: .zero)
    }

    /// Icon, and beside it the brand over "Sponsored"; AdChoices at the end.
    private func makeHeader() -> UIStackView {
        let names = Look.column([sponsoredByLabel, adLabel], spacing: 0)
        let stack = UIStackView(arrangedSubviews: [iconImageView, names, UIView(), privacyButton])
        stack.spacing = 12
        stack.alignment = .center
        return stack
    }

    /// A badge in the picture's corner.
    private func addFilmLabel() {
        filmLabel.text = "▶ Film"
        let badge = UIView()
        badge.backgroundColor = UIColor.black.withAlphaComponent(0.6)
        badge.layer.cornerRadius = 8
        Look.add(filmLabel, to: badge, top: Look.near, side: Look.gap)
        badge.translatesAutoresizingMaskIntoConstraints = false
        mainImageView.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: mainImageView.leadingAnchor, constant: 12),
            badge.bottomAnchor.constraint(equalTo: mainImageView.bottomAnchor, constant: -12),
        ])
    }
}
