import Foundation
import Testing
import UIKit

/// Layout margins in both directions of reading.
@MainActor struct DirectionalMarginTests {
    private let margins = NSDirectionalEdgeInsets(top: 1, leading: 10, bottom: 3, trailing: 30)

    @Test(
        arguments: [(.forceLeftToRight, 10, 30), (.forceRightToLeft, 30, 10)]
            as [(UISemanticContentAttribute, CGFloat, CGFloat)]
    )
    func `directional margins lie on the side that reading says`(
        direction: UISemanticContentAttribute,
        left: CGFloat,
        right: CGFloat
    ) {
        let view = FixedSizeView()
        let stage = stage(200, 100, view)
        stage.directionalLayoutMargins = margins
        stage.semanticContentAttribute = direction
        #expect(
            stage.layoutMargins == UIEdgeInsets(top: 1, left: left, bottom: 3, right: right)
        )
        #expect(stage.directionalLayoutMargins == margins)
        let guide = stage.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            view.topAnchor.constraint(equalTo: guide.topAnchor),
            view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: left, y: 1, width: 160, height: 96))
    }

    @Test func `margins by sides stay where they are`() {
        let view = UIView()
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(view.directionalLayoutMargins.leading == 4)
        #expect(view.directionalLayoutMargins.trailing == 2)
    }

    @Test func `a turn of direction moves what lies at the margins`() {
        let view = FixedSizeView(40, 20)
        let stage = stage(200, 100, view)
        stage.directionalLayoutMargins = margins
        view.leftAnchor.constraint(equalTo: stage.layoutMarginsGuide.leftAnchor).isActive = true
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 10)
        stage.semanticContentAttribute = .forceRightToLeft
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 30)
    }
}
