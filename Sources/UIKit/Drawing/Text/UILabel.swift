public import Foundation

/// Text in one or more lines, as Apple's.
///
/// Text stands in the middle of the label's height. `natural` alignment follows the direction
/// that each paragraph is written in. Apple's follows the direction of the interface, so an Arabic
/// title in an English app stands at the left there, and at the right here; set `left` or `right`
/// for the same in both.
open class UILabel: UIView {
    /// The text; setting it replaces `attributedText`.
    open var text: String? {
        get { content?.string }
        set {
            guard newValue != content?.string || isStyled else { return }
            isStyled = false
            content = newValue.map { NSAttributedString(string: $0) }
        }
    }

    /// The text with styles of its own; where it has none, the label's font and colour hold.
    open var attributedText: NSAttributedString? {
        get { isStyled ? content : content.map(withLabelStyle) }
        set {
            isStyled = newValue != nil
            content = newValue.map { NSAttributedString(attributedString: $0) }
        }
    }

    /// The font of text without one of its own; nil stands for 17 points of the system's, the default.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var font: UIFont! {
        get { ownFont }
        set { ownFont = newValue ?? Self.standardFont }
    }
    /// The colour of text without one of its own.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var textColor: UIColor! {
        get { ownTextColor }
        set { ownTextColor = newValue ?? .label }
    }
    /// Where lines stand.
    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }
    /// What happens to text that is too wide; an ellipsis at the end by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { if lineBreakMode != oldValue { invalidateText() } }
    }
    /// The most lines; 0 for as many as it takes, 1 by default.
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { invalidateText() } }
    }
    /// The width that text is broken at for `intrinsicContentSize`; 0 for no width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateText() } }
    }
    /// Whether a single line that is too wide is set smaller, down to `minimumScaleFactor`.
    open var adjustsFontSizeToFitWidth = false {
        didSet { invalidateText() }
    }
    /// The least size of a line that is set smaller, as a share of the font's; 0 for any.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { invalidateText() }
    }
    /// Whether the font follows the reader's text size; that never changes here.
    open var adjustsFontForContentSizeCategory = false

    private static let standardFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    private var ownFont = UILabel.standardFont {
        didSet { if ownFont != oldValue { invalidateText() } }
    }
    private var ownTextColor = UIColor.label {
        didSet { setNeedsDisplay() }
    }
    private var content: NSAttributedString? {
        didSet { invalidateText() }
    }
    /// Whether the text came with styles of its own.
    private var isStyled = false
    /// The layouts asked for since the text changed last: one for measuring, one for drawing.
    private var layouts: [TextLayout] = []

    /// An empty label, which lets touches through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
    }

    /// The label that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        isOpaque = false
        contentMode = .redraw
        coder.fill(self)
    }

    /// The size of the text when broken at `size.width`; no height limits it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        return textRect(
            forBounds: CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude),
            limitedToNumberOfLines: numberOfLines
        ).size
    }

    /// The size of the text, broken at `preferredMaxLayoutWidth` where there is one.
    ///
    /// Without one, Auto Layout still gives a label of several lines the height that its text
    /// takes at the width it gets.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: preferredMaxLayoutWidth, height: 0))
    }

    /// Where text with at most so many lines stands in `bounds`, whole pixels large.
    open func textRect(
        forBounds bounds: CGRect,
        limitedToNumberOfLines numberOfLines: Int
    ) -> CGRect {
        let layout = layout(width: bounds.width, height: bounds.height, lines: numberOfLines)
        let scale = UIScreen.main.scale
        let size = layout.size
        return CGRect(
            x: bounds.minX,
            y: bounds.minY,
            width: min(size.width.rounded(upTo: scale), bounds.width),
            height: min(size.height.rounded(upTo: scale), bounds.height)
        )
    }

    /// Draws the text into the middle of `rect`.
    open func drawText(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), content?.length ?? 0 > 0 else { return }
        let layout = layout(width: rect.width, height: rect.height, lines: numberOfLines)
        let free = rect.height - layout.size.height
        context.saveGState()
        layout.draw(
            at: CGPoint(x: rect.minX, y: rect.minY + (free / 2).rounded(to: context.scale)),
            width: rect.width,
            alignment: alignment(of: layout),
            color: ownTextColor.rgba(with: DrawingTraits.current),
            in: context
        )
        context.restoreGState()
    }

    /// Draws the text.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    private func alignment(of layout: TextLayout) -> NSTextAlignment {
        let own = layout.text.paragraph.alignment
        return own == .natural ? textAlignment : own
    }

    private func withLabelStyle(_ string: NSAttributedString) -> NSAttributedString {
        NSAttributedString(
            string: string.string,
            attributes: [.font: ownFont, .foregroundColor: ownTextColor]
        )
    }

    private func invalidateText() {
        layouts = []
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }
}

extension UILabel {
    /// The text broken at `width`, with at most so many lines, in at most `height`.
    func layout(width: CGFloat, height: CGFloat, lines: Int) -> TextLayout {
        let limits = TextLayout.Limits(
            width: width < .greatestFiniteMagnitude ? width : nil,
            lines: max(lines, 0),
            height: height < .greatestFiniteMagnitude ? height : nil,
            breakMode: lineBreakMode
        )
        if let known = layouts.first(where: { $0.limits == limits }) { return known }
        let layout = fitted(TextLayout(styledText(ownFont), limits: limits))
        layouts = Array((layouts + [layout]).suffix(3))
        return layout
    }

    private func styledText(_ font: UIFont) -> StyledText {
        guard let content else { return StyledText("", font: font) }
        return isStyled
            ? StyledText(content, font: font) : StyledText(content.string, font: font)
    }

    /// Sets a single line smaller where it is too wide and may be.
    private func fitted(_ layout: TextLayout) -> TextLayout {
        guard adjustsFontSizeToFitWidth, layout.limits.lines == 1, layout.isTruncated, !isStyled,
            let width = layout.limits.width
        else { return layout }
        let natural = TextLayout(layout.text, limits: .init(lines: 1)).size.width
        let factor = max(width / natural, minimumScaleFactor, 0.05) * 0.995
        return TextLayout(
            styledText(ownFont.withSize(ownFont.pointSize * factor)),
            limits: layout.limits
        )
    }
}

extension CGFloat {
    /// The next number up that is whole pixels, but for what floating point adds to a whole one.
    func rounded(upTo scale: CGFloat) -> CGFloat {
        isFinite && scale > 0 ? (self * scale - 0.001).rounded(.up) / scale : self
    }

    /// The nearest number that is whole pixels.
    func rounded(to scale: CGFloat) -> CGFloat {
        isFinite && scale > 0 ? (self * scale).rounded() / scale : self
    }
}
