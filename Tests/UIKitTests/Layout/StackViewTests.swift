import Foundation
import Testing
import UIKit

@MainActor struct StackViewTests {
    private func views(_ widths: CGFloat..., height: CGFloat = 20) -> [FixedSizeView] {
        widths.map { FixedSizeView($0, height) }
    }

    private func lay(_ stack: UIStackView, _ width: CGFloat, _ height: CGFloat) {
        stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
        stack.layoutIfNeeded()
    }

    private func spans(_ views: [UIView]) -> [ClosedRange<CGFloat>] {
        views.map { $0.frame.minX...$0.frame.maxX }
    }

    @Test(
        arguments: [
            (UIStackView.Distribution.fillEqually, [0...93, 103...196, 206.5...300]),
            (.fillProportionally, [0...46.5, 56.5...150, 160...300]),
            (.equalSpacing, [0...30, 90...150, 210...300]),
            (.equalCentering, [0...30, 105...165, 210...300]),
        ] as [(UIStackView.Distribution, [ClosedRange<CGFloat>])]
    )
    func `distributes a row`(
        distribution: UIStackView.Distribution,
        expected: [ClosedRange<CGFloat>]
    ) {
        let views = views(30, 60, 90)
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.spacing = 10
        lay(stack, 300, 50)
        for (span, wanted) in zip(spans(views), expected) {
            #expect(abs(span.lowerBound - wanted.lowerBound) <= 0.5)
            #expect(abs(span.upperBound - wanted.upperBound) <= 0.5)
        }
    }

    @Test func `fill stretches the view that hugs least`() {
        let views = views(30, 60, 90)
        views[1].setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 8
        stack.setCustomSpacing(20, after: views[0])
        lay(stack, 300, 50)
        #expect(spans(views) == [0...30, 50...202, 210...300])
        #expect(views[0].frame.height == 50)
        #expect(stack.customSpacing(after: views[0]) == 20)
        #expect(stack.customSpacing(after: views[1]) == UIStackView.spacingUseDefault)
    }

    @Test(
        arguments: [
            (UIStackView.Alignment.fill, 0, 60), (.leading, 0, 20), (.top, 0, 20),
            (.center, 20, 20),
            (.trailing, 40, 20), (.bottom, 40, 20), (.firstBaseline, 0, 20), (.lastBaseline, 0, 20),
        ] as [(UIStackView.Alignment, CGFloat, CGFloat)]
    )
    func `aligns a row`(alignment: UIStackView.Alignment, top: CGFloat, height: CGFloat) {
        let views = views(30, 60)
        let stack = UIStackView(arrangedSubviews: views)
        stack.alignment = alignment
        lay(stack, 90, 60)
        #expect(views.map(\.frame.minY) == [top, top])
        #expect(views.map(\.frame.height) == [height, height])
    }

    @Test func `a column hands its width on`() {
        let views = views(30, 60)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.spacing = 4
        lay(stack, 100, 44)
        #expect(views[0].frame == CGRect(x: 0, y: 0, width: 100, height: 20))
        #expect(views[1].frame == CGRect(x: 0, y: 24, width: 100, height: 20))
        stack.alignment = .trailing
        stack.layoutIfNeeded()
        #expect(views[0].frame == CGRect(x: 70, y: 0, width: 30, height: 20))
        #expect(views[1].frame == CGRect(x: 40, y: 24, width: 60, height: 20))
    }

    @Test func `hidden views take no room`() {
        let views = views(30, 60, 90)
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 10
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 200, height: 20))
        views[1].isHidden = true
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 130, height: 20))
        lay(stack, 130, 20)
        #expect(spans([views[0], views[2]]) == [0...30, 40...130])
        views[1].isHidden = false
        lay(stack, 200, 20)
        #expect(spans(views) == [0...30, 40...100, 110...200])
    }

    @Test func `views come, move and go`() {
        let views = views(30, 60, 90)
        let stack = UIStackView(arrangedSubviews: [views[0], views[1]])
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        lay(stack, 180, 20)
        #expect(spans(views) == [90...120, 120...180, 0...90])
        stack.removeArrangedSubview(views[0])
        #expect(views[0].superview === stack)
        views[2].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1]])
        lay(stack, 60, 20)
        #expect(spans([views[1]]) == [0...60])
    }

    @Test func `margins are kept free when asked for`() {
        let views = views(30)
        let stack = UIStackView(arrangedSubviews: views)
        stack.isLayoutMarginsRelativeArrangement = true
        stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 36, height: 24))
        lay(stack, 100, 50)
        #expect(views[0].frame == CGRect(x: 2, y: 1, width: 94, height: 46))
    }

    @Test func `stacks nest`() {
        let (icon, title, body) = (
            FixedSizeView(40, 40), FixedSizeView(100, 18), FixedSizeView(160, 30)
        )
        let column = UIStackView(arrangedSubviews: [title, body])
        column.axis = .vertical
        column.alignment = .leading
        column.spacing = 2
        let row = UIStackView(arrangedSubviews: [icon, column])
        row.spacing = 12
        row.alignment = .center
        #expect(row.systemLayoutSizeFitting(.zero) == CGSize(width: 212, height: 50))
        lay(row, 212, 50)
        #expect(icon.frame == CGRect(x: 0, y: 5, width: 40, height: 40))
        #expect(column.frame == CGRect(x: 52, y: 0, width: 160, height: 50))
        #expect(body.frame == CGRect(x: 0, y: 20, width: 160, height: 30))
    }
}
