import Foundation
import Testing
import UIKit

/// Frames in both directions of reading.
@MainActor struct LayoutDirectionTests {
    typealias Attribute = NSLayoutConstraint.Attribute

    private static let both: [UISemanticContentAttribute] = [
        .forceLeftToRight, .forceRightToLeft,
    ]

    private func tie(
        _ view: UIView,
        _ attribute: Attribute,
        _ relation: NSLayoutConstraint.Relation = .equal,
        to other: UIView,
        _ otherAttribute: Attribute? = nil,
        multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: view,
            attribute: attribute,
            relatedBy: relation,
            toItem: other,
            attribute: otherAttribute ?? attribute,
            multiplier: multiplier,
            constant: constant
        )
    }

    @Test(
        arguments: [
            (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
            (.spatial, .leftToRight, .leftToRight),
            (.forceLeftToRight, .leftToRight, .leftToRight),
            (.forceRightToLeft, .rightToLeft, .rightToLeft),
        ]
            as [(
                UISemanticContentAttribute, UIUserInterfaceLayoutDirection,
                UIUserInterfaceLayoutDirection
            )]
    )
    func `a meaning implies a direction`(
        attribute: UISemanticContentAttribute,
        inLeftToRight: UIUserInterfaceLayoutDirection,
        inRightToLeft: UIUserInterfaceLayoutDirection
    ) {
        #expect(
            UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .leftToRight)
                == inLeftToRight
        )
        #expect(
            UIView.userInterfaceLayoutDirection(for: attribute, relativeTo: .rightToLeft)
                == inRightToLeft
        )
        #expect(UIView.userInterfaceLayoutDirection(for: attribute) == inLeftToRight)
    }

    @Test(
        arguments: [
            (.leading, 16, 16, 144), (.trailing, -16, 144, 16), (.left, 16, 16, 16),
            (.right, -16, 144, 144), (.centerX, 10, 90, 90), (.leadingMargin, 5, 5, 155),
            (.trailingMargin, -5, 155, 5), (.leftMargin, 5, 5, 5), (.rightMargin, -5, 155, 155),
        ] as [(Attribute, CGFloat, CGFloat, CGFloat)]
    )
    func `leading and trailing change sides and nothing else does`(
        attribute: Attribute,
        constant: CGFloat,
        leftToRight: CGFloat,
        rightToLeft: CGFloat
    ) {
        for (direction, x) in zip(Self.both, [leftToRight, rightToLeft]) {
            let view = FixedSizeView(40, 20)
            let stage = stage(200, 100, view)
            view.layoutMargins = .zero
            stage.layoutMargins = .zero
            stage.semanticContentAttribute = direction
            NSLayoutConstraint.activate([
                tie(view, attribute, to: stage, constant: constant),
                view.topAnchor.constraint(equalTo: stage.topAnchor),
            ])
            stage.layoutIfNeeded()
            #expect(view.frame == CGRect(x: x, y: 0, width: 40, height: 20))
        }
    }

    @Test func `a chain is mirrored with its gaps, lengths and inequalities`() {
        for (direction, spans) in zip(
            Self.both,
            [[10...30, 38...58, 140...180], [170...190, 142...162, 20...60]]
                as [[ClosedRange<CGFloat>]]
        ) {
            let views = [FixedSizeView(20, 9), FixedSizeView(20, 9), FixedSizeView(40, 9)]
            let stage = stage(200, 50, views[0], views[1], views[2])
            stage.semanticContentAttribute = direction
            NSLayoutConstraint.activate([
                views[0].leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 10),
                views[1].leadingAnchor.constraint(
                    equalToSystemSpacingAfter: views[0].trailingAnchor,
                    multiplier: 1
                ),
                views[2].leadingAnchor.constraint(
                    greaterThanOrEqualTo: views[1].trailingAnchor,
                    constant: 12
                ),
                views[2].trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -20),
            ])
            stage.layoutIfNeeded()
            #expect(views.map { $0.frame.minX...$0.frame.maxX } == spans)
        }
    }

    @Test func `a leading edge in the middle is mirrored about it`() {
        for (direction, x) in zip(Self.both, [108, 52] as [CGFloat]) {
            let view = FixedSizeView(40, 20)
            let stage = stage(200, 100, view)
            stage.semanticContentAttribute = direction
            tie(view, .leading, to: stage, .centerX, constant: 8).isActive = true
            stage.layoutIfNeeded()
            #expect(view.frame.minX == x)
        }
    }

    @Test func `a share of the width is counted from the leading edge`() {
        for (direction, x) in zip(Self.both, [50, 110] as [CGFloat]) {
            let view = FixedSizeView(40, 20)
            let stage = stage(200, 100, view)
            stage.semanticContentAttribute = direction
            tie(view, .leading, to: stage, .trailing, multiplier: 0.25).isActive = true
            stage.layoutIfNeeded()
            #expect(view.frame.minX == x)
        }
    }

    @Test func `the view that holds both items decides, not the items`() {
        let (label, icon) = (FixedSizeView(40, 20), FixedSizeView(20, 20))
        let card = FixedSizeView()
        card.addSubview(label)
        card.addSubview(icon)
        let stage = stage(200, 100, card)
        stage.semanticContentAttribute = .forceRightToLeft
        label.semanticContentAttribute = .forceRightToLeft
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 30),
            card.widthAnchor.constraint(equalToConstant: 100),
            icon.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
            label.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 6),
        ])
        stage.layoutIfNeeded()
        #expect(card.frame.minX == 70)
        #expect(icon.frame.minX == 4)
        #expect(label.frame.minX == 30)
    }

    @Test func `a layout follows a change of direction, and constants after it`() {
        let view = FixedSizeView(40, 20)
        let stage = stage(200, 100, view)
        let leading = view.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16)
        leading.isActive = true
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 16)
        stage.semanticContentAttribute = .forceRightToLeft
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 144)
        leading.constant = 20
        stage.frame.size.width = 300
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 240)
    }

    @Test func `a measured size is the same in both directions`() {
        for direction in Self.both {
            let (first, second) = (FixedSizeView(40, 20), FixedSizeView(60, 30))
            let stage = stage(0, 0, first, second)
            stage.semanticContentAttribute = direction
            NSLayoutConstraint.activate([
                first.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 5),
                second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 7),
                second.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -8),
                second.topAnchor.constraint(equalTo: stage.topAnchor),
                second.bottomAnchor.constraint(equalTo: stage.bottomAnchor),
            ])
            let size = stage.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            #expect(size == CGSize(width: 120, height: 30))
        }
    }

    @Test func `guides are placed by direction`() {
        for (direction, x) in zip(Self.both, [20, 100] as [CGFloat]) {
            let stage = stage(200, 100)
            let guide = UILayoutGuide()
            stage.addLayoutGuide(guide)
            stage.semanticContentAttribute = direction
            NSLayoutConstraint.activate([
                guide.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 20),
                guide.widthAnchor.constraint(equalToConstant: 80),
            ])
            stage.layoutIfNeeded()
            #expect(guide.layoutFrame.minX == x)
        }
    }
}
