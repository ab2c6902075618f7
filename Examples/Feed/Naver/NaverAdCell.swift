import Foundation
import GFPSDK
import Newspaper
import UIKit

/// An ad as a portal's feed has them: a card whose labels the app writes, with media that fades in
/// over a placeholder.
final class NaverAdCell: UITableViewCell {
    static let identifier = "naver-ad"

    let nativeAdView = GFPNativeAdView(frame: .zero)
    private let mediaView = GFPMediaView(frame: .zero)
    private let iconView = Look.picture(radius: 10)
    private let titleLabel = Look.label(Look.title, lines: 2)
    private let bodyLabel = Look.label(Look.body, Look.softInk, lines: 2)
    private let advertiserLabel = Look.label(Look.kicker, Look.softInk, lines: 1)
    private let callToActionLabel = Look.label(Look.button, .white, lines: 1)
    private let adBadgeLabel = Look.label(.systemFont(ofSize: 11, weight: .bold), .white, lines: 1)
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

    override func prepareForReuse() {
        super.prepareForReuse()
        nativeAdView.removePlaceholders()
    }

    /// Where a reader taps to follow the ad.
    var actionView: UIView { callToActionLabel }

    /// Shows the ad in place of the one before.
    func show(_ nativeAd: GFPNativeAd) {
        // Known before anything is downloaded, so the row never changes its height.
        let ratio = nativeAd.mediaData?.aspectRatio ?? 0
        setShape(ratio > 0 ? min(max(ratio, Self.tallest), Self.widest) : Self.usual)
        titleLabel.text = nativeAd.title
        bodyLabel.text = nativeAd.body
        advertiserLabel.text = nativeAd.advertiser
        callToActionLabel.text = nativeAd.callToAction
        callToActionLabel.isHidden = nativeAd.callToAction == nil
        iconView.isHidden = !nativeAd.hasIconImage
        nativeAdView.nativeAd = nativeAd
        showPlaceholders(of: nativeAd)
    }

    /// Shows what stands for media that is on its way, or never came.
    func showPlaceholders(of nativeAd: GFPNativeAd) {
        if [.loading, .failed].contains(nativeAd.mediaLoadingState) {
            mediaView.showPlaceholder { $0.backgroundColor = .systemGray5 }
        }
        if [.loading, .failed].contains(nativeAd.iconLoadingState) {
            nativeAdView.showIconPlaceholder { $0.backgroundColor = .systemGray4 }
        }
    }

    private func setUpOutlets() {
        nativeAdView.mediaView = mediaView
        nativeAdView.iconView = iconView
        nativeAdView.titleLabel = titleLabel
        nativeAdView.bodyLabel = bodyLabel
        nativeAdView.advertiserLabel = advertiserLabel
        nativeAdView.callToActionLabel = callToActionLabel
        nativeAdView.adBadgeLabel = adBadgeLabel
        nativeAdView.placeholderWillRemoveHandler = { placeholderView, removeHandler in
            UIView.animate(
                withDuration: 0.25,
                animations: { placeholderView.alpha = 0 },
                completion: { _ in removeHandler() }
            )
        }
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
        callToActionLabel.textAlignment = .center
        callToActionLabel.backgroundColor = Look.action
        callToActionLabel.layer.cornerRadius = 12
        callToActionLabel.clipsToBounds = true

        adBadgeLabel.text = "  AD  "
        adBadgeLabel.backgroundColor = .systemGray
        adBadgeLabel.layer.cornerRadius = 4
        adBadgeLabel.clipsToBounds = true
        adBadgeLabel.setContentHuggingPriority(.required, for: .horizontal)

        let foot = UIView()
        Look.add(words, to: foot, top: 12, side: 12)
        let column = Look.column([mediaView, foot], spacing: 0)
        Look.add(column, to: nativeAdView, top: 0, side: 0)
        Look.add(nativeAdView, to: contentView, top: Look.gap, side: 12)
        NSLayoutConstraint.activate([
            iconView.widthAnchor.constraint(equalToConstant: 44),
            iconView.heightAnchor.constraint(equalToConstant: 44),
            callToActionLabel.heightAnchor.constraint(equalToConstant: 44),
        ])
        setShape(Self.usual)
    }

    /// Under the media: the icon beside title, "Ad" and brand, then the text and what it leads to.
    private lazy var words: UIStackView = {
        let brand = UIStackView(arrangedSubviews: [adBadgeLabel, advertiserLabel, UIView()])
        brand.spacing = Look.gap
        brand.alignment = .center
        let head = UIStackView(
            arrangedSubviews: [iconView, Look.column([titleLabel, brand], spacing: Look.near)]
        )
        head.spacing = 12
        head.alignment = .top
        return Look.column([head, bodyLabel, callToActionLabel], spacing: 12)
    }()
}
