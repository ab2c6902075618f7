import Foundation
import NativeAds
import NativeAdsUI
import UIKit

extension PreviewLayout {
    /// An ad view in this layout; `aspect` is the main picture's width over its height.
    @MainActor func adView(for ad: NativeAd, aspect: CGFloat) -> NativeAdView {
        switch self {
        case .card: Self.card(ad, aspect: aspect)
        case .row: Self.row(ad)
        case .full: Self.full(ad, aspect: aspect)
        }
    }

    /// The room between the ad and the picture's edges.
    var margin: CGFloat {
        switch self {
        case .card, .row: 16
        case .full: 0
        }
    }

    /// How high the picture is at least, for its width.
    func leastHeight(atWidth width: CGFloat) -> CGFloat {
        self == .full ? width * 1.3 : 0
    }

    @MainActor private static func card(_ ad: NativeAd, aspect: CGFloat) -> NativeAdView {
        let parts = PreviewParts(headline: 19, body: 15, headlineLines: 3, bodyLines: 4)
        let words = PreviewParts.column([parts.headline, parts.body], spacing: 4)
        let column = PreviewParts.column(
            [parts.header(iconSide: 36), parts.media, words, parts.facts(), parts.action],
            spacing: 12
        )
        let view = parts.adView()
        view.backgroundColor = .secondarySystemBackground
        view.layer.cornerRadius = 16
        view.clipsToBounds = true
        pin(column, to: view, top: 12, side: 12)
        shape(parts, aspect: min(max(aspect, 0.8), 2.4))
        hideEmpty(column, ad)
        return view
    }

    @MainActor private static func row(_ ad: NativeAd) -> NativeAdView {
        let parts = PreviewParts(headline: 16, body: 14, headlineLines: 2, bodyLines: 2)
        let facts = parts.facts()
        let brand = PreviewParts.row(
            [parts.advertiser, parts.attribution, PreviewParts.room(16)],
            spacing: 6
        )
        brand.alignment = .center
        let column = PreviewParts.column(
            [brand, parts.headline, parts.body, facts, parts.action],
            spacing: 4
        )
        column.setCustomSpacing(8, after: facts)
        column.alignment = .fill
        column.setCustomSpacing(8, after: parts.body)
        // A line has room for one picture: the main one if there is one.
        let hasMain = ad.creative.main != nil || ad.creative.html != nil
        let picture: UIView = hasMain ? parts.media : parts.icon
        let row = PreviewParts.row([picture, column], spacing: 12)
        row.alignment = .top
        let view = parts.adView()
        if hasMain { view.iconView = nil }
        pin(row, to: view, top: 4, side: 0)
        NSLayoutConstraint.activate([
            picture.widthAnchor.constraint(equalToConstant: 104),
            picture.heightAnchor.constraint(equalToConstant: 104),
            parts.action.heightAnchor.constraint(equalToConstant: 34),
        ])
        parts.action.titleLabel?.font = .systemFont(ofSize: 14, weight: .semibold)
        parts.action.layer.cornerRadius = 8
        hideEmpty(column, ad)
        return view
    }

    @MainActor private static func full(_ ad: NativeAd, aspect: CGFloat) -> NativeAdView {
        let parts = PreviewParts(headline: 28, body: 17, headlineLines: 0, bodyLines: 0)
        let words = PreviewParts.column([parts.headline, parts.body], spacing: 8)
        let column = PreviewParts.column(
            [parts.header(iconSide: 48), words, parts.facts()],
            spacing: 20
        )
        let view = parts.adView()
        view.backgroundColor = .systemBackground
        let all = PreviewParts.column([parts.media, padded(column)], spacing: 24)
        parts.media.layer.cornerRadius = 0
        for part in [all, parts.action] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let hasPicture =
            ad.creative.main != nil || ad.creative.vast != nil || ad.creative.html != nil
        NSLayoutConstraint.activate([
            all.topAnchor.constraint(equalTo: view.topAnchor, constant: hasPicture ? 0 : 32),
            all.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            all.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            parts.action.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            parts.action.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
            parts.action.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -24),
            parts.action.topAnchor.constraint(
                greaterThanOrEqualTo: all.bottomAnchor,
                constant: 24
            ),
        ])
        shape(parts, aspect: min(max(aspect, 0.75), 2.4))
        hideEmpty(column, ad)
        return view
    }

    @MainActor private static func shape(_ parts: PreviewParts, aspect: CGFloat) {
        NSLayoutConstraint.activate([
            parts.media.heightAnchor.constraint(
                equalTo: parts.media.widthAnchor,
                multiplier: 1 / aspect
            ),
            parts.action.heightAnchor.constraint(equalToConstant: 48),
        ])
    }

    /// A line of facts without facts would still take its spacing.
    @MainActor private static func hideEmpty(_ column: UIStackView, _ ad: NativeAd) {
        guard ad.rating == nil, ad.price == nil else { return }
        for case let row as UIStackView in column.arrangedSubviews
        where row.arrangedSubviews.contains(where: { $0 is StarRatingView }) {
            row.isHidden = true
        }
    }

    @MainActor private static func padded(_ view: UIView) -> UIView {
        let box = UIView()
        pin(view, to: box, top: 0, side: 20)
        return box
    }

    @MainActor private static func pin(
        _ view: UIView,
        to box: UIView,
        top: CGFloat,
        side: CGFloat
    ) {
        view.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(view)
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: box.topAnchor, constant: top),
            view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -top),
            view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: side),
            view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -side),
        ])
    }
}
