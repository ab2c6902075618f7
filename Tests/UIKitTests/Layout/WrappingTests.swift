import Foundation
import Testing
import UIKit

/// Labels of several lines, whose height follows their width.
@MainActor struct WrappingTests {
    private let text = "A sentence that is long enough to take more than one line on any telephone."

    private func label(_ text: String) -> UILabel {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = text
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func card(_ labels: UILabel...) -> UIView {
        let card = UIView()
        var top = card.topAnchor
        for label in labels {
            card.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: top, constant: 10),
                label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
                label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            ])
            top = label.bottomAnchor
        }
        top.constraint(equalTo: card.bottomAnchor, constant: -10).isActive = true
        return card
    }

    private func height(_ card: UIView, width: CGFloat) -> CGFloat {
        card.systemLayoutSizeFitting(
            CGSize(width: width, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
    }

    @Test(arguments: [100, 232, 390, 2000] as [CGFloat])
    func `the height is the text's at the width it gets`(width: CGFloat) {
        let (title, body) = (label(text), label(text + text))
        let card = card(title, body)
        let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
        let wanted = title.sizeThatFits(room).height + body.sizeThatFits(room).height + 30
        #expect(height(card, width: width) == wanted)
        card.frame = CGRect(x: 0, y: 0, width: width, height: wanted)
        card.layoutIfNeeded()
        #expect(title.frame.height == title.sizeThatFits(room).height)
        #expect(body.frame.maxY == wanted - 10)
    }

    @Test func `the height follows text and width`() {
        let title = label("Short")
        let card = card(title)
        let single = height(card, width: 300)
        title.text = text
        let wrapped = height(card, width: 300)
        #expect(wrapped > single)
        #expect(height(card, width: 150) > wrapped)
        title.text = "Short"
        #expect(height(card, width: 300) == single)
    }

    @Test func `lines are limited`() {
        let title = label(text + text + text)
        let card = card(title)
        title.numberOfLines = 1
        let single = height(card, width: 150)
        title.numberOfLines = 2
        let double = height(card, width: 150)
        #expect(double > single)
        #expect(double < 2 * single)
    }

    @Test func `a label without room is one line high`() {
        let title = label(text)
        title.widthAnchor.constraint(equalToConstant: 0).isActive = true
        let stage = stage(300, 300, title)
        title.topAnchor.constraint(equalTo: stage.topAnchor).isActive = true
        stage.layoutIfNeeded()
        #expect(title.frame.width == 0)
        #expect(title.frame.height == label("Short").intrinsicContentSize.height)
    }

    @Test func `an explicit width breaks lines before any layout`() {
        let title = label(text)
        title.preferredMaxLayoutWidth = 100
        let size = title.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == title.intrinsicContentSize)
        #expect(size.width <= 100)
    }

    @Test func `baselines of different fonts are on one level`() {
        let (large, small) = (label("Large"), label("small"))
        large.font = .systemFont(ofSize: 34)
        small.font = .systemFont(ofSize: 11)
        let stack = UIStackView(arrangedSubviews: [large, small])
        stack.alignment = .firstBaseline
        stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        stack.layoutIfNeeded()
        #expect(large.frame.minY == 0)
        #expect(small.frame.minY > 10)
        #expect(small.frame.maxY < large.frame.maxY)
        #expect(small.frame.height == small.intrinsicContentSize.height)
    }
}
