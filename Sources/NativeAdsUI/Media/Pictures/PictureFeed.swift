#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// Brings one picture of an ad into one image view, decoded off the main thread.
///
/// Only what was asked for last is ever shown: a picture that comes late, for an ad that the view
/// does not show any more, goes nowhere.
@MainActor final class PictureFeed {
    private(set) weak var view: UIImageView?
    /// What the view is taken to measure while it has no size yet; `nil` waits for one.
    private let sizeBeforeLayout: CGSize?
    private let decode: PictureDecoding
    /// Told when the view got its picture.
    var onShow: (() -> Void)?

    private var ad: NativeAd?
    private var role = AssetRole.main
    private var task: Task<Void, Never>?
    private var wanted: PictureFit?
    private var shown: PictureFit?

    init(
        _ view: UIImageView,
        sizeBeforeLayout: CGSize? = nil,
        decode: @escaping PictureDecoding = PictureFit.decode
    ) {
        self.view = view
        self.sizeBeforeLayout = sizeBeforeLayout
        self.decode = decode
    }

    deinit {
        task?.cancel()
    }

    /// Starts to show a picture of an ad, at once where it is there and decoded soon after.
    func show(_ role: AssetRole, of ad: NativeAd) {
        guard self.ad !== ad || self.role != role else { return }
        clear()
        (self.ad, self.role) = (ad, role)
        fetch()
    }

    /// Shows nothing, and lets nothing come that was on its way.
    func clear() {
        task?.cancel()
        (ad, task, wanted, shown) = (nil, nil, nil, nil)
        view?.image = nil
    }

    /// The view has a new size: decodes again where the picture would look coarse.
    func sizeDidChange() {
        guard let ad, let picture = ad.loadedPicture(role), let fit = fit(of: picture) else {
            return
        }
        if let shown, fit.isServed(by: shown) { return }
        if let wanted, fit.isServed(by: wanted) { return }
        start(picture, to: fit)
    }

    private func fetch() {
        guard let ad else { return }
        if ad.loadedPicture(role) != nil {
            sizeDidChange()
            return
        }
        let role = role
        task = Task { [weak self] in
            // A failure leaves the placeholder; the ad itself tells of it by an event.
            guard (try? await ad.picture(role)) != nil, !Task.isCancelled else { return }
            self?.sizeDidChange()
        }
    }

    private func start(_ picture: Picture, to fit: PictureFit) {
        guard let ad else { return }
        task?.cancel()
        wanted = fit
        let moves = ad.animatesPictures && !UIAccessibility.isReduceMotionEnabled
        task = Task { [weak self, decode] in
            let film = moves ? await PictureMotion.decode(picture, to: fit) : nil
            let image = if let film { film } else { await decode(picture, fit) }
            // Something else is wanted by now, and be it another picture of this size.
            guard !Task.isCancelled else { return }
            self?.finish(image, for: ad, fit)
        }
    }

    /// A decoder cannot be called back: what comes of a call that nobody waits for goes nowhere.
    private func finish(_ image: UIImage?, for ad: NativeAd, _ fit: PictureFit) {
        guard self.ad === ad, wanted == fit else { return }
        wanted = nil
        guard let image else { return ad.pictureCannotBeDecoded(role) }
        guard let view else { return }
        view.image = image
        shown = fit
        onShow?()
    }

    private func fit(of picture: Picture) -> PictureFit? {
        guard let view else { return nil }
        let size = view.bounds.size
        return PictureFit(
            picture: CGSize(width: picture.width, height: picture.height),
            in: size.width > 0 && size.height > 0 ? size : sizeBeforeLayout ?? size,
            scale: view.pixelsPerPoint,
            mode: view.contentMode
        )
    }
}

extension UIView {
    /// Pixels a point where the view is shown.
    var pixelsPerPoint: CGFloat {
        let scale = traitCollection.displayScale
        return scale > 0 ? scale : UIScreen.main.scale
    }
}
#endif
