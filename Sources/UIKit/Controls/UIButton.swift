public import Foundation

/// A control with a title, a picture, or both, that is tapped.
///
/// As Apple's before configurations: titles, colours and pictures by state.
@preconcurrency @MainActor open class UIButton: UIControl {
    /// What a button looks like unless told otherwise.
    public enum ButtonType: Int, Sendable {
        /// White title, no reaction to a finger but what is set for it.
        case custom = 0
        /// Title in the tint colour, paler under a finger.
        case system = 1
    }

    /// What the button looks like unless told otherwise.
    public final let buttonType: ButtonType
    /// Room round title and picture.
    open var contentEdgeInsets = UIEdgeInsets.zero {
        didSet { contentChanged() }
    }
    /// How far the title is moved from its place; takes no part in the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }
    /// How far the picture is moved from its place; takes no part in the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero {
        didSet { setNeedsLayout() }
    }

    private final let label = ButtonLabel()
    private final let picture = UIImageView()
    private final let ground = UIImageView()
    private final var titles = ByState<String>()
    private final var attributedTitles = ByState<NSAttributedString>()
    private final var titleColors = ByState<UIColor>()
    private final var images = ByState<UIImage>()
    private final var backgroundImages = ByState<UIImage>()

    /// A custom button of this frame.
    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        setUp()
    }

    /// A button of this type, without a size yet.
    public init(type buttonType: ButtonType) {
        self.buttonType = buttonType
        super.init(frame: .zero)
        setUp()
    }

    /// A button of this type with the action's title, that does the action when it is tapped.
    public convenience init(type buttonType: ButtonType, primaryAction: UIAction?) {
        self.init(type: buttonType)
        guard let primaryAction else { return }
        setTitle(primaryAction.title, for: .normal)
        addAction(primaryAction, for: .primaryActionTriggered)
    }

    /// The button that a XIB file describes; an empty custom one for any other coder.
    public required init?(coder: NSCoder) {
        let type = coder.nibElement?["buttonType"]
        buttonType = type == nil || type == "custom" ? .custom : .system
        super.init(coder: coder)
        setUp()
        coder.fill(self)
    }

    private func setUp() {
        label.font = .systemFont(ofSize: 15)
        label.textAlignment = .center
        ground.contentMode = .scaleToFill
        for view in [ground, picture, label] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        showState()
    }

    /// The label that shows the title; set its font here, its text by `setTitle`.
    open var titleLabel: UILabel? { label }

    /// The view that shows the picture.
    open var imageView: UIImageView? { picture }

    /// The title that is shown now.
    open var currentTitle: String? { titles[state] }

    /// The colour of the title that is shown now.
    open var currentTitleColor: UIColor { titleColors[state] ?? standardTitleColor }

    /// The picture that is shown now.
    open var currentImage: UIImage? { images[state] }

    /// The title in this state; states without their own take the normal one's.
    open func setTitle(_ title: String?, for state: State) {
        titles.set(title, for: state)
        contentChanged()
    }

    /// The title with styles in this state; it is shown rather than a plain one.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles.set(title, for: state)
        contentChanged()
    }

    /// The title's colour in this state; states without their own take the normal one's.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors.set(color, for: state)
        showState()
    }

    /// The picture in this state; states without their own take the normal one's.
    open func setImage(_ image: UIImage?, for state: State) {
        images.set(image, for: state)
        contentChanged()
    }

    /// The picture behind everything in this state; it is stretched over the button.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages.set(image, for: state)
        showState()
    }

    /// The title that was set for this state.
    open func title(for state: State) -> String? { titles.own(state) }

    /// The title's colour that was set for this state.
    open func titleColor(for state: State) -> UIColor? { titleColors.own(state) }

    /// The picture that was set for this state.
    open func image(for state: State) -> UIImage? { images.own(state) }

    /// The title with styles that was set for this state.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles.own(state)
    }

    /// The picture behind everything that was set for this state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages.own(state) }

    /// The title with styles that is shown now.
    open var currentAttributedTitle: NSAttributedString? { attributedTitles[state] }

    /// As large as title, picture and the room round them.
    open override var intrinsicContentSize: CGSize { arrangement.size }

    /// As large as title, picture and the room round them.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.size }

    /// Places picture and title side by side in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let frames = arrangement.frames(in: bounds)
        picture.frame = frames.image.moved(by: imageEdgeInsets)
        label.frame = frames.title.moved(by: titleEdgeInsets)
    }

    /// Takes the new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showState()
    }

    override func stateDidChange() {
        super.stateDidChange()
        showState()
    }

    override func triggerPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }
}

extension UIButton {
    private var standardTitleColor: UIColor {
        guard buttonType == .system else { return .white }
        return isEnabled ? tintColor : UIColor.systemGray
    }

    private var arrangement: ButtonArrangement {
        let room = CGSize(
            width: CGFloat.greatestFiniteMagnitude,
            height: CGFloat.greatestFiniteMagnitude
        )
        let hasTitle = !(label.text ?? "").isEmpty
        return ButtonArrangement(
            title: hasTitle ? label.sizeThatFits(room) : .zero,
            image: picture.image?.size ?? .zero,
            insets: contentEdgeInsets,
            isRightToLeft: isRightToLeft,
            horizontal: contentHorizontalAlignment,
            vertical: contentVerticalAlignment
        )
    }

    private func contentChanged() {
        showState()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Shows what was set for the present state.
    private func showState() {
        if let title = attributedTitles[state] {
            label.attributedText = title
        } else {
            label.text = titles[state]
            label.textColor = currentTitleColor
        }
        picture.image = images[state]
        ground.image = backgroundImages[state]
        let isPale = buttonType == .system && isHighlighted
        label.alpha = isPale ? 0.2 : 1
        picture.alpha = isPale ? 0.2 : 1
    }
}

extension CGRect {
    /// The rectangle moved, as insets that are not the same on both sides move a centred thing.
    fileprivate func moved(by insets: UIEdgeInsets) -> CGRect {
        offsetBy(dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
}
