public import Foundation

/// Spokes that turn while something takes its time.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    /// How large the spokes are.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101
    }

    /// How large the spokes are.
    open var style = Style.medium {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The colour of the darkest spoke; grey.
    open var color: UIColor = .systemGray {
        didSet { setNeedsDisplay() }
    }
    /// Whether the spokes are hidden while they stand still.
    open var hidesWhenStopped = true {
        didSet { isHidden = hidesWhenStopped && !isAnimating }
    }
    /// Whether the spokes turn.
    public private(set) final var isAnimating = false

    private static let spokes = 8
    /// Which spoke is darkest now.
    private var step = 0
    private var link: CADisplayLink?

    /// Spokes of this style, hidden and standing still.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
        frame.size = intrinsicContentSize
        isHidden = true
    }

    /// Medium spokes, hidden and standing still.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isHidden = true
    }

    /// The spokes that a XIB file describes; medium ones for any other coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = !isAnimating
        coder.fill(self)
    }

    /// Shows the spokes turning.
    open func startAnimating() {
        isAnimating = true
        isHidden = false
        updateLink()
    }

    /// Lets them stand still, and hides them unless `hidesWhenStopped` says otherwise.
    open func stopAnimating() {
        isAnimating = false
        isHidden = hidesWhenStopped
        updateLink()
    }

    /// 20 points, or 37.
    open override var intrinsicContentSize: CGSize {
        style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
    }

    /// 20 points, or 37.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the spokes, ever paler behind the darkest.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let radius = intrinsicContentSize.width / 2
        let width = radius * 0.22
        for spoke in 0..<Self.spokes {
            let age = (step - spoke + Self.spokes) % Self.spokes
            let opacity = 1 - 0.75 * CGFloat(age) / CGFloat(Self.spokes - 1)
            context.saveGState()
            context.translateBy(x: bounds.midX, y: bounds.midY)
            context.rotate(by: 2 * .pi * CGFloat(spoke) / CGFloat(Self.spokes))
            color.withAlphaComponent(opacity).setFill()
            UIBezierPath(
                roundedRect: CGRect(
                    x: -width / 2,
                    y: -radius + 1,
                    width: width,
                    height: radius * 0.5
                ),
                cornerRadius: width / 2
            ).fill()
            context.restoreGState()
        }
    }

    /// Turns only while there is a screen to be seen on.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        updateLink()
    }

    private func updateLink() {
        guard isAnimating, window != nil else {
            link?.invalidate()
            link = nil
            return
        }
        guard link == nil else { return }
        let link = CADisplayLink { [weak self] link in
            guard let self else { return link.invalidate() }
            turn(at: link.timestamp)
        }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    /// One turn a second.
    private func turn(at time: TimeInterval) {
        let next = Int(time * Double(Self.spokes) + 1e-6) % Self.spokes
        guard next != step else { return }
        step = next
        setNeedsDisplay()
    }
}
