#if canImport(UIKit)
import Foundation
import NativeAds
import UIKit

/// The icons that an ad wants over its video, each at its place and in its time.
///
/// A tap on one opens its page and is no click on the ad; beside them a finger meets what lies
/// behind.
@MainActor final class VideoIconsView: UIView {
    private weak var ad: NativeAd?
    private let parts: [IconView]
    /// What is kept free for the controls, at the bottom.
    private let margin: CGFloat

    /// The icons of an ad; `nil` where it has none.
    init?(_ ad: NativeAd, above margin: CGFloat) {
        let icons = ad.videoIcons
        guard !icons.isEmpty else { return nil }
        self.ad = ad
        self.margin = margin
        parts = icons.map { IconView($0, of: ad) }
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        for part in parts { addSubview(part) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    /// Shows what belongs to a time of the video; `nil` is no time at all.
    func update(at time: Double?, of duration: Double) {
        for part in parts {
            part.isHidden = !(time.map { part.icon.isShown(at: $0, of: duration) } ?? false)
            guard !part.isHidden, let ad else { continue }
            part.fetch()
            if part.hasPicture { ad.iconWasShown(part.icon) }
        }
        setNeedsLayout()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = CGSize(width: bounds.width, height: max(bounds.height - margin, 0))
        for part in parts { part.frame = part.frame(in: room) }
    }
}

/// One icon over a video.
@MainActor private final class IconView: UIControl {
    let icon: VideoIcon
    private weak var ad: NativeAd?
    private let image = UIImageView()
    private var task: Task<Void, Never>?

    /// How large one is that does not say so, at most, in points.
    private static let usualSide: CGFloat = 44

    init(_ icon: VideoIcon, of ad: NativeAd) {
        self.icon = icon
        self.ad = ad
        super.init(frame: .zero)
        isHidden = true
        isOpaque = false
        backgroundColor = .clear
        image.contentMode = .scaleAspectFit
        addSubview(image)
        // One that leads nowhere leaves taps to the ad.
        isUserInteractionEnabled = icon.page != nil
        isAccessibilityElement = true
        accessibilityLabel = icon.altText ?? "About this video"
        accessibilityTraits = icon.page == nil ? .image : .link
        let tap = UIAction { [weak self] _ in
            guard let self, let ad = self.ad else { return }
            ad.following(self) { ad.tapIcon(icon) }
        }
        addAction(tap, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    deinit {
        task?.cancel()
    }

    var hasPicture: Bool { image.image != nil }

    /// Gets the picture, once.
    func fetch() {
        guard task == nil, let ad else { return }
        let (icon, scale) = (icon, pixelsPerPoint)
        task = Task { [weak self] in
            // One that does not come is not shown; the video does not mind.
            guard let picture = try? await ad.picture(of: icon) else { return }
            let pixels = CGSize(width: picture.width, height: picture.height)
            let size = Self.size(of: icon, pixels: pixels)
            guard
                let fit = PictureFit(
                    picture: pixels,
                    in: size,
                    scale: scale,
                    mode: .scaleAspectFit
                )
            else { return }
            let shown = await PictureFit.decode(picture, to: fit)
            self?.show(shown, size: size)
        }
    }

    private func show(_ picture: UIImage?, size: CGSize) {
        image.image = picture
        bounds.size = size
        superview?.setNeedsLayout()
    }

    /// Where it belongs; nowhere beyond the edges.
    func frame(in room: CGSize) -> CGRect {
        let size = bounds.size
        return CGRect(
            x: Self.origin(icon.x, length: size.width, in: room.width),
            y: Self.origin(icon.y, length: size.height, in: room.height),
            width: size.width,
            height: size.height
        )
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        hasPicture && bounds.widened(to: VideoButton.target).holds(point)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        image.frame = bounds
    }

    private static func origin(
        _ place: VideoIcon.Place,
        length: CGFloat,
        in room: CGFloat
    ) -> CGFloat {
        let end = max(room - length, 0)
        return switch place {
        case .start: 0
        case .end: end
        case .points(let points): min(CGFloat(points), end)
        }
    }

    private static func size(of icon: VideoIcon, pixels: CGSize) -> CGSize {
        CGSize(
            width: icon.size.width > 0 ? icon.size.width : min(pixels.width, usualSide),
            height: icon.size.height > 0 ? icon.size.height : min(pixels.height, usualSide)
        )
    }
}
#endif
