#if canImport(UIKit)
public import Foundation
public import NativeAds
public import UIKit

/// Shows the main picture of an ad, decoded to the size at which it is shown.
///
/// Until the picture is there, and where it cannot be had, `placeholderColor` is shown. The view
/// has no natural size; give it one, or a height by ``aspectRatio``.
open class MediaView: UIView {
    private let imageView = UIImageView()
    private lazy var feed = PictureFeed(imageView)
    private(set) lazy var placeholder = Placeholder(over: self)

    /// The ad whose main picture is shown; set by ``NativeAdView`` for its media view.
    open var nativeAd: NativeAd? {
        didSet { if oldValue !== nativeAd { adDidChange() } }
    }

    /// What is shown while there is no picture; a light gray unless changed.
    open var placeholderColor: UIColor? = .systemGray6 {
        didSet { showPlaceholder() }
    }

    /// How the picture sits in the view; filling it, cut off at the edges, unless changed.
    open override var contentMode: ContentMode {
        didSet {
            imageView.contentMode = contentMode
            feed.sizeDidChange()
        }
    }

    /// A media view of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A media view for a layout file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Width over height of the ad's main picture, as announced or, better, as loaded; `nil` if unknown.
    open var aspectRatio: CGFloat? {
        guard let nativeAd else { return nil }
        let ratio =
            nativeAd.loadedPicture(.main)?.aspectRatio ?? nativeAd.creative.main?.aspectRatio
        return ratio.map { CGFloat($0) }
    }

    /// Whether the picture is on show.
    public var hasPicture: Bool { picture != nil }

    /// The picture on show, decoded.
    var picture: UIImage? { imageView.image }

    /// Gives the picture all of the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.layOut()
        guard imageView.frame != bounds else { return }
        imageView.frame = bounds
        feed.sizeDidChange()
    }

    private func setUp() {
        clipsToBounds = true
        addSubview(imageView)
        contentMode = .scaleAspectFill
        feed.onShow = { [weak self] in self?.contentDidChange() }
        showPlaceholder()
    }

    /// What is shown has changed, or is there at last.
    private func contentDidChange() {
        showPlaceholder()
        placeholder.assetDidChange()
    }

    private func adDidChange() {
        placeholder.stand(for: nativeAd) { [weak self] in self?.hasPicture ?? false }
        // The frame may be set without layout having run yet; decode to it, not to nothing.
        imageView.frame = bounds
        if let nativeAd, nativeAd.creative.main != nil {
            feed.show(.main, of: nativeAd)
        } else {
            feed.clear()
        }
        accessibilityLabel = nativeAd?.headline
        showPlaceholder()
    }

    private func showPlaceholder() {
        // With a picture it stays behind what the picture leaves free only if that is letterboxing.
        backgroundColor = hasPicture && contentMode != .scaleAspectFit ? nil : placeholderColor
    }
}
#endif
