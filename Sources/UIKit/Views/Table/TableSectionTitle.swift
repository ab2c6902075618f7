import Foundation

/// A line of text above or below the rows of a section.
final class TableSectionTitle: UIView {
    private let label = UILabel()

    init(text: String, font: UIFont) {
        super.init(frame: .zero)
        label.text = text
        label.font = font
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.inset(by: UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: 28)
    }
}
