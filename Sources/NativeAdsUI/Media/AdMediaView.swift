#if canImport(UIKit)
public import Foundation
package import NativeAds
public import UIKit

/// The one base of all media views: shows the main media of an ad, its video, or its main picture,
/// decoded to the size it is shown at.
///
/// It has no public member of its own, so that each view over it shows its own names and no others.
/// ``MediaView`` is the one of this module, and says how media behaves.
open class AdMediaView: UIView {
    private let imageView = UIImageView()
    private lazy var feed = PictureFeed(imageView)
    /// What stands in the place of the media until that is there.
    package private(set) lazy var placeholder = Placeholder(over: self)
    private var layers = MediaLayers()
    /// Shows the video of the ad, where it has one.
    private(set) var video: VideoPresenter?
    /// Shows the creative, where it is markup.
    private(set) var markup: HTMLPresenter?
    /// Keeps the view in the shape of its media, where it is asked to.
    private(set) lazy var ratio = AspectRatioKeeper(self)
    private var image: UIImage?

    /// The ad whose main media is shown, registered or not; another one replaces all of it.
    package var shownAd: NativeAd? {
        didSet { if oldValue !== shownAd { adDidChange() } }
    }

    /// A main picture of the app's own, in the place of the ad's; another ad clears it.
    package var ownImage: UIImage? {
        get { image }
        set { show(newValue) }
    }

    /// How picture and video sit in the view; filling it, cut off at the edges, unless changed.
    open override var contentMode: ContentMode {
        didSet {
            imageView.contentMode = contentMode
            feed.sizeDidChange()
            video?.contentModeDidChange()
            updateGround()
        }
    }

    /// A media view of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp(contentMode: .scaleAspectFill)
    }

    /// A media view for a layout file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        // What a layout file says is meant, unless it is what every view has that says nothing.
        setUp(contentMode: contentMode == .scaleToFill ? .scaleAspectFill : contentMode)
    }

    /// The picture on show, or the poster of a video that will be, decoded.
    package var picture: UIImage? { imageView.image }

    /// Whether anything of the ad is on show.
    package var showsMedia: Bool {
        picture != nil || video?.showsFrames ?? false || markup?.isShown ?? false
    }

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

    /// Shows the media of an ad as a part of the ad's view.
    func fill(from ad: NativeAd?) { shownAd = ad }

    /// What lies behind the media may have to change; it is the app's unless a view says otherwise.
    func updateGround() {}

    /// What is shown has changed, or is there at last.
    func contentDidChange() {
        // Beside frames that leave room, and through markup, the poster would show.
        imageView.isHidden = video?.showsFrames ?? false || markup?.isShown ?? false
        updateGround()
        placeholder.assetDidChange()
        ratio.update()
    }
}

extension AdMediaView {
    private func setUp(contentMode mode: ContentMode) {
        clipsToBounds = true
        place(imageView, as: .picture)
        contentMode = mode
        // It wants to be as high as its media only where nobody says anything else.
        setContentHuggingPriority(AspectRatioKeeper.faint, for: .vertical)
        setContentCompressionResistancePriority(AspectRatioKeeper.faint, for: .vertical)
        feed.onShow = { [weak self] in self?.pictureDidCome() }
        updateGround()
    }

    private func adDidChange() {
        video?.end()
        markup?.end()
        image = nil
        placeholder.stand(for: shownAd) { [weak self] in self?.showsMedia ?? false }
        // The frame may be set without layout having run yet; decode to it, not to nothing.
        imageView.frame = bounds
        showPictureOfAd()
        accessibilityLabel = shownAd?.headline
        video = shownAd.flatMap { VideoPresenter($0, in: self) }
        video?.start()
        markup = shownAd.flatMap { HTMLPresenter($0, in: self) }
        markup?.update()
        contentDidChange()
    }

    private func showPictureOfAd() {
        if let shownAd, shownAd.creative.main != nil {
            feed.show(.main, of: shownAd)
        } else {
            feed.clear()
        }
    }

    private func show(_ own: UIImage?) {
        image = own
        if let own {
            feed.clear()
            imageView.image = own
            shownAd?.mainImageWasSet()
        } else {
            showPictureOfAd()
        }
        pictureDidCome()
    }

    private func pictureDidCome() {
        video?.update()
        contentDidChange()
    }
}
#endif
