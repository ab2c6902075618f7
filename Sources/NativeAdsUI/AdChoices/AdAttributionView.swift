#if canImport(UIKit)
public import Foundation
public import UIKit

/// The little label that says that this is an ad: "Ad" in a rounded box.
///
/// Every native ad must carry one. It has a natural size; its colours follow the tint colour.
open class AdAttributionView: UIView {
    private let label = UILabel()
    private static let padding = UIEdgeInsets(top: 2, left: 5, bottom: 2, right: 5)

    /// The text; "Ad" unless changed, for another language, say.
    open var text: String {
        get { label.text ?? "" }
        set {
            label.text = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
        }
    }

    /// A label of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// A label for a layout file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// The size of the text with room around it.
    open override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(
            width: text.width + Self.padding.left + Self.padding.right,
            height: text.height + Self.padding.top + Self.padding.bottom
        )
    }

    /// The natural size.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Puts the text into the box.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: Self.padding)
    }

    /// Takes the new tint colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        label.textColor = tintColor
        backgroundColor = tintColor.withAlphaComponent(0.12)
    }

    private func setUp() {
        label.text = "Ad"
        label.font = .systemFont(ofSize: 11, weight: .semibold)
        label.textAlignment = .center
        layer.cornerRadius = 4
        layer.masksToBounds = true
        isAccessibilityElement = true
        accessibilityLabel = "Advertisement"
        setContentHuggingPriority(.required, for: .horizontal)
        setContentHuggingPriority(.required, for: .vertical)
        setContentCompressionResistancePriority(.required, for: .horizontal)
        setContentCompressionResistancePriority(.required, for: .vertical)
        addSubview(label)
        tintColorDidChange()
    }
}
#endif
