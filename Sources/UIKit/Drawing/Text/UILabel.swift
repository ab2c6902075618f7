public import Foundation

/// Text in one or more lines, as Apple's.
open class UILabel: UIView {
    /// The text; setting it replaces `attributedText`.
    open var text: String? {
        didSet { invalidateText() }
    }
    /// The font of text without one of its own; 17 points of the system's by default.
    open var font: UIFont = .systemFont(ofSize: UIFont.labelFontSize) {
        didSet { invalidateText() }
    }
    /// The colour of text without one of its own.
    open var textColor: UIColor = .label {
        didSet { setNeedsDisplay() }
    }
    /// Where lines stand; `natural` follows the direction that the text is written in.
    open var textAlignment = NSTextAlignment.natural {
        didSet { setNeedsDisplay() }
    }
    /// What happens to text that is too wide; an ellipsis at the end by default.
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
        didSet { invalidateText() }
    }
    /// The most lines; 0 for as many as it takes, 1 by default.
    open var numberOfLines = 1 {
        didSet { invalidateText() }
    }
    /// The width that text is broken at for `intrinsicContentSize`; 0 for the widest line's.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { invalidateText() }
    }

    private func invalidateText() {
        setNeedsDisplay()
    }
}
