import Foundation
import Testing
import UIKit

/// Stack views in both directions of reading, what becomes of hidden views, and baselines.
@MainActor struct StackDirectionTests {
    private func label(_ text: String, size: CGFloat) -> UILabel {
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: size)
        label.translatesAutoresizingMaskIntoConstraints = false
        return label
    }

    private func spans(_ views: [UIView]) -> [ClosedRange<CGFloat>] {
        views.map { $0.frame.minX...$0.frame.maxX }
    }

    @Test(
        arguments: [
            (.unspecified, [0...30, 40...100, 110...200]),
            (.forceLeftToRight, [0...30, 40...100, 110...200]),
            (.playback, [0...30, 40...100, 110...200]),
            (.forceRightToLeft, [170...200, 100...160, 0...90]),
        ] as [(UISemanticContentAttribute, [ClosedRange<CGFloat>])]
    )
    func `a row begins at the leading edge`(
        attribute: UISemanticContentAttribute,
        expected: [ClosedRange<CGFloat>]
    ) {
        let views = [FixedSizeView(30, 20), FixedSizeView(60, 20), FixedSizeView(90, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        stack.semanticContentAttribute = attribute
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        stack.layoutIfNeeded()
        #expect(spans(views) == expected)
    }

    @Test(
        arguments: [
            (.leading, .forceLeftToRight, 0), (.leading, .forceRightToLeft, 70),
            (.trailing, .forceLeftToRight, 70), (.trailing, .forceRightToLeft, 0),
            (.center, .forceRightToLeft, 35),
        ] as [(UIStackView.Alignment, UISemanticContentAttribute, CGFloat)]
    )
    func `a column aligns by direction`(
        alignment: UIStackView.Alignment,
        attribute: UISemanticContentAttribute,
        x: CGFloat
    ) {
        let view = FixedSizeView(30, 20)
        let stack = UIStackView(arrangedSubviews: [view])
        stack.axis = .vertical
        stack.alignment = alignment
        stack.semanticContentAttribute = attribute
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        stack.layoutIfNeeded()
        #expect(view.frame == CGRect(x: x, y: 0, width: 30, height: 20))
    }

    @Test func `a row turns round with the margins that it keeps`() {
        let views = [FixedSizeView(30, 20), FixedSizeView(50, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: 0,
            leading: 12,
            bottom: 0,
            trailing: 8
        )
        stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        stack.layoutIfNeeded()
        #expect(spans(views) == [12...42, 42...92])
        stack.semanticContentAttribute = .forceRightToLeft
        stack.layoutIfNeeded()
        #expect(spans(views) == [58...88, 8...58])
    }

    @Test func `hidden views shrink to no length and come back`() {
        let views = [FixedSizeView(30, 20), FixedSizeView(60, 20), FixedSizeView(90, 20)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.frame = CGRect(x: 0, y: 0, width: 180, height: 20)
        stack.layoutIfNeeded()
        views[1].isHidden = true
        stack.layoutIfNeeded()
        #expect(views[1].frame == CGRect(x: 30, y: 0, width: 0, height: 20))
        #expect(spans([views[0], views[2]]) == [0...30, 30...180])
        views[0].isHidden = true
        views[2].isHidden = true
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [0, 0, 0])
        for view in views { view.isHidden = false }
        stack.layoutIfNeeded()
        #expect(spans(views) == [0...30, 30...90, 90...180])
    }

    @Test func `what a hidden view asks for pushes on nobody`() {
        let (shown, hidden) = (FixedSizeView(30, 20), FixedSizeView(60, 90))
        let inner = FixedSizeView(10, 10)
        hidden.addSubview(inner)
        let stack = UIStackView(arrangedSubviews: [hidden, shown])
        stack.spacing = 6
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: hidden.leadingAnchor, constant: 40),
            hidden.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 40),
            hidden.heightAnchor.constraint(equalToConstant: 90),
        ])
        hidden.isHidden = true
        #expect(
            stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
                == CGSize(width: 30, height: 20)
        )
    }

    @Test func `a stack stands for the text in it`() {
        let (title, body) = (label("Title", size: 30), label("Body", size: 12))
        let column = UIStackView(arrangedSubviews: [title, body])
        column.axis = .vertical
        #expect(column.forFirstBaselineLayout === title)
        #expect(column.forLastBaselineLayout === body)
        let row = UIStackView(arrangedSubviews: [label("small", size: 9), column])
        row.axis = .vertical
        #expect(row.forLastBaselineLayout === body)
        title.isHidden = true
        #expect(column.forFirstBaselineLayout === body)
        let heights = UIStackView(arrangedSubviews: [FixedSizeView(9, 9), FixedSizeView(9, 12)])
        #expect(heights.forFirstBaselineLayout === heights.arrangedSubviews[1])
        let empty = UIStackView()
        #expect(empty.forFirstBaselineLayout === empty)
    }

    @Test func `text beside a stack is level with the stack's first and last text`() {
        let (title, body) = (label("Title", size: 30), label("Body", size: 12))
        let column = UIStackView(arrangedSubviews: [title, body])
        column.axis = .vertical
        let (first, last) = (label("first", size: 30), label("last", size: 12))
        let stage = stage(300, 200, column, first, last)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: stage.topAnchor, constant: 40),
            column.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            first.firstBaselineAnchor.constraint(equalTo: column.firstBaselineAnchor),
            last.lastBaselineAnchor.constraint(equalTo: column.lastBaselineAnchor),
        ])
        stage.layoutIfNeeded()
        let top = column.frame.minY
        #expect(top == 40)
        #expect(first.frame.minY == top + title.frame.minY)
        #expect(last.frame.maxY == top + body.frame.maxY)
        title.isHidden = true
        first.font = body.font
        stage.layoutIfNeeded()
        #expect(body.frame.minY == 0)
        #expect(first.frame.minY == top)
        column.insertArrangedSubview(label("Section", size: 12), at: 0)
        stage.layoutIfNeeded()
        #expect(body.frame.minY > 0)
        #expect(first.frame.minY == top)
    }
}
