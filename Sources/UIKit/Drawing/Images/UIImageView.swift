public import Foundation

/// Shows a picture or, one after the other, many, as Apple's.
///
/// Frames follow the host's ticks. A picture that moves by itself (`UIImage.images`) starts when
/// it is set, as on Apple's systems.
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? {
        didSet {
            guard image !== oldValue else { return }
            if image?.size != oldValue?.size { invalidateIntrinsicContentSize() }
            restart()
        }
    }
    /// Pictures to show in place of `image` while animating, each equally long.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }
    /// How long all `animationImages` take; 0 for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0
    /// How often `animationImages` are shown; 0 for without end.
    open var animationRepeatCount = 0

    /// Whether pictures follow one another.
    open private(set) var isAnimating = false

    private var player: FramePlayer?
    private var link: CADisplayLink?

    /// A view as large as `image`.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        restart()
    }

    /// An empty view, which lets touches through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// The view that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.fill(self)
    }

    /// Starts `animationImages`, or the picture's own frames, from the first.
    open func startAnimating() {
        player =
            animationImages.flatMap {
                FramePlayer(frames: $0, duration: animationDuration, repeats: animationRepeatCount)
            } ?? ownPlayer
        isAnimating = player != nil
        updateLink()
        setNeedsDisplay()
    }

    /// Goes back to `image`, or the first of its frames.
    open func stopAnimating() {
        player = nil
        isAnimating = false
        updateLink()
        setNeedsDisplay()
    }

    /// The picture's size.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    /// The picture's size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        image?.size ?? super.sizeThatFits(size)
    }

    /// Draws the picture by `contentMode`; what lies beyond the bounds shows unless they clip.
    open override func draw(_ rect: CGRect) {
        guard let shown = player?.current ?? image, let context = UIGraphicsGetCurrentContext()
        else { return }
        let tint = shown.renderingMode == .alwaysTemplate ? tintColor : shown.tint
        shown.draw(in: contentMode.place(shown.size, in: bounds), tint: tint, context: context)
    }

    /// Draws a template anew.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    /// Runs only while there is a screen to be seen on.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLink()
    }

    private var ownPlayer: FramePlayer? {
        guard let image, let frames = image.images else { return nil }
        return FramePlayer(frames: frames, duration: image.duration, repeats: 0)
    }

    private func restart() {
        guard animationImages == nil || !isAnimating else { return setNeedsDisplay() }
        player = ownPlayer
        isAnimating = player != nil
        updateLink()
        setNeedsDisplay()
    }

    private func updateLink() {
        guard isAnimating, window != nil else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            // A view that is gone shows nothing any more.
            guard let self else { return link.invalidate() }
            advance(to: link.timestamp)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    private func advance(to time: TimeInterval) {
        guard var player else { return }
        let isNew = player.advance(to: time)
        self.player = player
        if player.isOver { return stopAnimating() }
        if isNew { setNeedsDisplay() }
    }
}
