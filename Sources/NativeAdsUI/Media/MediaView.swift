#if canImport(UIKit)
public import Foundation
public import NativeAds
public import UIKit

/// Shows the main media of an ad: its video, or its main picture, decoded to the size it is shown at.
///
/// A video starts by itself, without sound, once half of the view can be seen, and pauses below
/// that; its picture, the poster, is shown until the first frame is there, and where it cannot be
/// played. It goes on from where it was in whichever media view shows the ad next. Until there is
/// anything to show, and where nothing can be had, `placeholderColor` is shown.
///
/// Give the view a size, a height by ``aspectRatio``, or let ``keepsAspectRatio`` see to it. Where
/// Auto Layout finds nothing else, it is as high as its media wants to be at its width.
open class MediaView: UIView {
    private let imageView = UIImageView()
    private lazy var feed = PictureFeed(imageView)
    private(set) lazy var placeholder = Placeholder(over: self)
    private var layers = MediaLayers()
    /// Shows the video of the ad, where it has one.
    private(set) var video: VideoPresenter?
    /// Shows the creative, where it is markup.
    private(set) var markup: HTMLPresenter?
    private var ownImage: UIImage?

    /// The ad whose main media is shown; set by ``NativeAdView`` for its media view.
    ///
    /// Its video plays from then on, also before the ad is registered, and lets go at once when
    /// another ad is set.
    open var nativeAd: NativeAd? {
        didSet { if oldValue !== nativeAd { adDidChange() } }
    }

    /// A main picture of your own, shown in place of the ad's, which counts as the ad's main media.
    ///
    /// For an app that loads pictures itself (``PictureLoadingMode/off``). It belongs to the ad
    /// that is shown: set it after ``nativeAd``, which clears it.
    open var image: UIImage? {
        get { ownImage }
        set { show(newValue) }
    }

    /// What is shown while there is nothing else; a light gray unless changed.
    open var placeholderColor: UIColor? = .systemGray6 {
        didSet { showPlaceholderColor() }
    }

    /// How picture and video sit in the view; filling it, cut off at the edges, unless changed.
    open override var contentMode: ContentMode {
        didSet {
            imageView.contentMode = contentMode
            feed.sizeDidChange()
            video?.contentModeDidChange()
            showPlaceholderColor()
        }
    }

    /// Whether a constraint of the view's own keeps its height at its width over ``aspectRatio``.
    ///
    /// It is ``aspectRatioConstraint``, and follows the media: what is announced first, what is
    /// loaded then. `false` by default.
    open var keepsAspectRatio: Bool {
        get { ratio.isKept }
        set { ratio.isKept = newValue }
    }

    /// The constraint that ``keepsAspectRatio`` asks for; `nil` while the ratio is unknown.
    ///
    /// It yields to required constraints.
    public var aspectRatioConstraint: NSLayoutConstraint? { ratio.constraint }

    private lazy var ratio = AspectRatioKeeper(self)

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

    /// Whether a picture is on show, or the poster of a video that will be.
    public var hasPicture: Bool { picture != nil }

    /// The picture on show, decoded.
    var picture: UIImage? { imageView.image }

    /// As high as the media wants to be at the present width; no natural size while that is unknown.
    open override var intrinsicContentSize: CGSize {
        guard let height = height(forWidth: bounds.width) else { return super.intrinsicContentSize }
        return CGSize(width: UIView.noIntrinsicMetric, height: height)
    }

    /// As wide as asked, and as high as the media wants to be at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let height = height(forWidth: size.width) else { return super.sizeThatFits(size) }
        return CGSize(width: size.width, height: height)
    }

    /// Gives picture and video all of the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeholder.layOut()
        let former = imageView.frame
        layers.layOut(in: self)
        video?.viewDidLayOut()
        guard former != bounds else { return }
        feed.sizeDidChange()
        if former.width != bounds.width { invalidateIntrinsicContentSize() }
    }

    /// A video plays only where it can be seen.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        video?.windowDidChange()
        markup?.update()
    }

    /// Puts a view of ours into its place between the others.
    func place(_ view: UIView, as layer: MediaLayer) {
        layers.place(view, as: layer, in: self)
    }

    /// What is shown has changed, or is there at last.
    func contentDidChange() {
        // Beside frames that leave room, and through markup, the poster would show.
        imageView.isHidden = video?.showsFrames ?? false || markup?.isShown ?? false
        showPlaceholderColor()
        placeholder.assetDidChange()
        ratio.update()
    }
}

extension MediaView {
    private func setUp() {
        clipsToBounds = true
        place(imageView, as: .picture)
        contentMode = .scaleAspectFill
        // It wants to be as high as its media only where nobody says anything else.
        setContentHuggingPriority(AspectRatioKeeper.faint, for: .vertical)
        setContentCompressionResistancePriority(AspectRatioKeeper.faint, for: .vertical)
        feed.onShow = { [weak self] in self?.pictureDidCome() }
        showPlaceholderColor()
    }

    private func adDidChange() {
        video?.end()
        markup?.end()
        ownImage = nil
        placeholder.stand(for: nativeAd) { [weak self] in self?.showsMedia ?? false }
        // The frame may be set without layout having run yet; decode to it, not to nothing.
        imageView.frame = bounds
        showPictureOfAd()
        accessibilityLabel = nativeAd?.headline
        video = nativeAd.flatMap { VideoPresenter($0, in: self) }
        video?.start()
        markup = nativeAd.flatMap { HTMLPresenter($0, in: self) }
        markup?.update()
        contentDidChange()
    }

    private func showPictureOfAd() {
        if let nativeAd, nativeAd.creative.main != nil {
            feed.show(.main, of: nativeAd)
        } else {
            feed.clear()
        }
    }

    private func show(_ image: UIImage?) {
        ownImage = image
        if let image {
            feed.clear()
            imageView.image = image
            nativeAd?.mainImageWasSet()
        } else {
            showPictureOfAd()
        }
        pictureDidCome()
    }

    private func pictureDidCome() {
        video?.update()
        contentDidChange()
    }

    private var showsMedia: Bool {
        hasPicture || video?.showsFrames ?? false || markup?.isShown ?? false
    }

    private func showPlaceholderColor() {
        // Behind media it is seen only where that leaves room.
        backgroundColor = showsMedia && contentMode != .scaleAspectFit ? nil : placeholderColor
    }
}
#endif
