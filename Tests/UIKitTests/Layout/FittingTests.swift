import Foundation
import Testing
import UIKit

@MainActor struct FittingTests {
    let card = UIView()
    let picture = FixedSizeView(60, 40)
    let title = FixedSizeView(150, 20)

    init() {
        for view in [picture, title] { card.addSubview(view) }
        NSLayoutConstraint.activate([
            picture.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            picture.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            picture.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -10),
            title.leadingAnchor.constraint(equalTo: picture.trailingAnchor, constant: 8),
            title.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            title.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            title.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -10),
        ])
    }

    @Test func `the compressed size holds the content and no more`() {
        let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        #expect(size == CGSize(width: 238, height: 60))
    }

    @Test func `a required width leaves the height to the content`() {
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 390, height: 0),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(size == CGSize(width: 390, height: 60))
    }

    @Test func `measuring does not change what is laid out`() {
        card.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        card.layoutIfNeeded()
        let frames = card.subviews.map(\.frame)
        _ = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        card.layoutIfNeeded()
        // Both hug alike, so who is stretched is a choice: the later one, always.
        #expect(frames.map(\.width) == [60, 212])
        #expect(card.subviews.map(\.frame) == frames)
        #expect(card.frame.size == CGSize(width: 300, height: 100))
    }

    @Test func `a changed content changes the measure`() {
        picture.contentSize.height = 140
        #expect(card.systemLayoutSizeFitting(.zero).height == 160)
        picture.contentSize.height = 30
        #expect(card.systemLayoutSizeFitting(.zero).height == 50)
        title.contentSize.height = 31
        #expect(card.systemLayoutSizeFitting(.zero).height == 51)
    }

    @Test func `a part of a larger tree is measured by itself`() {
        let stage = stage(500, 500, card)
        card.widthAnchor.constraint(equalTo: stage.widthAnchor).isActive = true
        stage.layoutIfNeeded()
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 238, height: 60))
    }

    @Test func `a view without constraints has the size of its content`() {
        #expect(title.systemLayoutSizeFitting(.zero) == CGSize(width: 150, height: 20))
    }

    @Test func `a wished height gives way to content`() {
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 390, height: 44),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .defaultHigh - 1
        )
        #expect(size.height == 60)
        let roomy = card.systemLayoutSizeFitting(
            CGSize(width: 390, height: 99),
            withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        )
        #expect(roomy.height == 99)
    }
}
