import Foundation
import NativeAds
import NativeAdsUI
import UIKit

/// One ad, laid out on a sheet of the app's background, as a picture.
@MainActor struct PreviewSheet {
    private let ad: NativeAd
    private let film: PreviewFilm?
    private let layout: PreviewLayout
    private let width: CGFloat

    init(_ previewed: PreviewedAd, layout: PreviewLayout, width: Double) {
        ad = previewed.ad
        film = previewed.film
        self.layout = layout
        self.width = CGFloat(width)
    }

    /// The sheet at two pixels a point; `nil` where it has no size.
    func png() async -> Data? {
        let view = layout.adView(for: ad, aspect: CGFloat(aspect))
        try? view.show(ad)
        let sheet = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height(of: view)))
        sheet.backgroundColor = .systemBackground
        view.frame = sheet.bounds.insetBy(dx: layout.margin, dy: layout.margin)
        sheet.addSubview(view)
        sheet.layoutIfNeeded()
        addPlayBadge(to: view)
        // Markup shows what stands for it only in a window; a video would begin to play there.
        let window = film == nil && ad.creative.html != nil ? stage(for: sheet) : nil
        defer { window?.isHidden = true }
        await pictures(in: view)
        return UIKitHost.snapshot(of: sheet, scale: 2).pngData()
    }

    /// Width over height of the main media, as an app would know it.
    private var aspect: Double {
        let known = ad.mediaSize.aspectRatio
        let ratios = [film?.aspectRatio, ad.creative.html == nil ? nil : known]
        let picture = ad.loadedPicture(.main)?.aspectRatio ?? ad.creative.main?.aspectRatio
        return (ratios + [picture]).lazy.compactMap { $0 }.first { $0 > 0 } ?? 16.0 / 9
    }

    private func stage(for sheet: UIView) -> UIWindow {
        let window = UIWindow(frame: sheet.bounds)
        window.addSubview(sheet)
        window.isHidden = false
        window.layoutIfNeeded()
        return window
    }

    private func height(of view: UIView) -> CGFloat {
        let inside = CGSize(
            width: width - layout.margin * 2,
            height: UIView.layoutFittingCompressedSize.height
        )
        let fitting = view.systemLayoutSizeFitting(
            inside,
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        return max(
            fitting.height.rounded(.up) + layout.margin * 2,
            layout.leastHeight(atWidth: width)
        )
    }

    /// Waits until the pictures are decoded: a moment, as they are at hand.
    private func pictures(in view: NativeAdView) async {
        let world = World.live
        let end = world.uptime() + 15
        while world.uptime() < end, !isComplete(view) {
            try? await world.sleepUntilUptime(world.uptime() + 0.005)
        }
    }

    private func isComplete(_ view: NativeAdView) -> Bool {
        let needsMain =
            ad.loadedPicture(.main) != nil && view.mediaView?.isDescendant(of: view) == true
        let needsIcon = ad.loadedPicture(.icon) != nil && view.iconView is UIImageView
        return (!needsMain || view.mediaView?.hasPicture == true)
            && (!needsIcon || (view.iconView as? UIImageView)?.image != nil)
    }

    /// A video is not played here; its place says that it would be.
    private func addPlayBadge(to view: NativeAdView) {
        guard let film, let media = view.mediaView, media.isDescendant(of: view) else { return }
        let badge = PlayBadge(duration: film.duration)
        badge.frame = media.bounds
        media.addSubview(badge)
    }
}
