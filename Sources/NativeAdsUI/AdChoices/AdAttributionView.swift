#if canImport(UIKit)
public import Foundation
public import UIKit

/// The little label that says that this is an ad: "Ad" in a rounded box.
///
/// Every native ad must carry one. It has a natural size, which it takes by itself where it is
/// added without one, and a ground of its own, so that it can be read wherever it lies: its
/// colours do not follow the tint colour.
open class AdAttributionView: UIView {
    private let label = UILabel()
    /// The size that it took by itself, which a new text may change.
    private var ownSize: CGSize?
    private static let padding = UIEdgeInsets(top: 2, left: 5, bottom: 2, right: 5)

    /// The text; "Ad" unless changed, for another language, say.
    open var text: String {
        get { label.text ?? "" }
        set {
            label.text = newValue
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            if frame.size == ownSize { takeNaturalSize() }
        }
    }

    /// A label of this frame; one without a size takes its natural size when it is added to a view.
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

    /// Takes the natural size where the app gave none, neither by a frame nor by Auto Layout.
    open override func didMoveToSuperview() {
        super.didMoveToSuperview()
        guard superview != nil, frame.size == .zero else { return }
        takeNaturalSize()
    }

    private func takeNaturalSize() {
        guard translatesAutoresizingMaskIntoConstraints else { return }
        frame.size = intrinsicContentSize
        ownSize = frame.size
    }

    /// Puts the text into the box.
    open override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: Self.padding)
    }

    /// With the ground 7 to 1 on light screens and 9 to 1 on dark ones.
    static let ink = UIColor { traits in
        traits.userInterfaceStyle == .dark
            ? UIColor(red: 0.92, green: 0.92, blue: 0.96, alpha: 1)
            : UIColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 1)
    }
    static let ground = UIColor.systemGray4

    private func setUp() {
        label.text = "Ad"
        label.textColor = Self.ink
        backgroundColor = Self.ground
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
    }
}
#endif
