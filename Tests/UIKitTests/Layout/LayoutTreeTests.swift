import Foundation
import Testing
import UIKit

/// Constraints through several views, guides, scroll views, and trees that change.
@MainActor struct LayoutTreeTests {
    @Test func `nested views are placed in their superviews' coordinates`() {
        let (outer, inner) = (FixedSizeView(), FixedSizeView(20, 10))
        let stage = stage(300, 300, outer)
        outer.addSubview(inner)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 50),
            outer.topAnchor.constraint(equalTo: stage.topAnchor, constant: 60),
            inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
            inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -5),
            inner.topAnchor.constraint(equalTo: stage.topAnchor, constant: 100),
            inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 50, y: 60, width: 30, height: 50))
        #expect(inner.frame == CGRect(x: 5, y: 40, width: 20, height: 10))
    }

    @Test func `a constraint reaches into a view placed by its frame`() {
        let inner = FixedSizeView(20, 10)
        let follower = FixedSizeView(7, 7)
        let stage = stage(300, 300, follower)
        let manual = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        stage.addSubview(manual)
        manual.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.rightAnchor.constraint(equalTo: manual.rightAnchor),
            inner.topAnchor.constraint(equalTo: manual.topAnchor),
            follower.leftAnchor.constraint(equalTo: inner.leftAnchor),
            follower.topAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 80, y: 0, width: 20, height: 10))
        #expect(follower.frame == CGRect(x: 180, y: 10, width: 7, height: 7))
        manual.frame = CGRect(x: 0, y: 50, width: 60, height: 60)
        stage.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 40, y: 0, width: 20, height: 10))
        #expect(follower.frame == CGRect(x: 40, y: 60, width: 7, height: 7))
    }

    @Test func `guides take room without being seen`() {
        let (left, right) = (FixedSizeView(20, 10), FixedSizeView(20, 10))
        let stage = stage(200, 100, left, right)
        let guides = (0..<3).map { _ in UILayoutGuide() }
        for guide in guides { stage.addLayoutGuide(guide) }
        NSLayoutConstraint.activate([
            guides[0].leftAnchor.constraint(equalTo: stage.leftAnchor),
            left.leftAnchor.constraint(equalTo: guides[0].rightAnchor),
            guides[1].leftAnchor.constraint(equalTo: left.rightAnchor),
            right.leftAnchor.constraint(equalTo: guides[1].rightAnchor),
            guides[2].leftAnchor.constraint(equalTo: right.rightAnchor),
            guides[2].rightAnchor.constraint(equalTo: stage.rightAnchor),
            guides[0].widthAnchor.constraint(equalTo: guides[1].widthAnchor),
            guides[1].widthAnchor.constraint(equalTo: guides[2].widthAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(left.frame.minX == 53.5 || left.frame.minX == 53)
        #expect(right.frame.minX == 126.5 || right.frame.minX == 127)
        #expect(guides[2].layoutFrame.maxX == 200)
        stage.removeLayoutGuide(guides[1])
        #expect(stage.constraints.count == 4)
    }

    @Test func `margins hold content off the edges`() {
        let view = FixedSizeView()
        let stage = stage(200, 100, view)
        stage.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let margins = stage.layoutMarginsGuide
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            view.topAnchor.constraint(equalTo: margins.topAnchor),
            NSLayoutConstraint(
                item: view,
                attribute: .bottom,
                relatedBy: .equal,
                toItem: stage,
                attribute: .bottomMargin,
                multiplier: 1,
                constant: 0
            ),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 2, y: 1, width: 194, height: 96))
        stage.layoutMargins.left = 20
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 20, y: 1, width: 176, height: 96))
    }

    @Test func `the readable column is no wider than 672 points`() {
        let view = FixedSizeView(10, 10)
        let stage = stage(1000, 100, view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.readableContentGuide.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: stage.readableContentGuide.trailingAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 164)
        #expect(view.frame.width == 672)
    }

    @Test func `content decides how far a scroll view scrolls`() {
        let scrollView = UIScrollView()
        let content = FixedSizeView(UIView.noIntrinsicMetric, 900)
        let stage = stage(320, 480, scrollView)
        content.translatesAutoresizingMaskIntoConstraints = false
        scrollView.addSubview(content)
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            scrollView.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            scrollView.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
            scrollView.topAnchor.constraint(equalTo: stage.topAnchor),
            scrollView.bottomAnchor.constraint(equalTo: stage.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        #expect(scrollView.contentSize == CGSize(width: 320, height: 920))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 320, height: 900))
    }

    @Test func `the frame guide stays while the content scrolls`() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let header = FixedSizeView(100, 20)
        scrollView.addSubview(header)
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(
                equalTo: scrollView.frameLayoutGuide.topAnchor,
                constant: 4
            ),
            header.leftAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leftAnchor),
        ])
        scrollView.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 4, width: 100, height: 20))
        scrollView.contentSize = CGSize(width: 320, height: 2000)
        scrollView.contentOffset = CGPoint(x: 0, y: 300)
        scrollView.layoutIfNeeded()
        #expect(header.frame.minY == 304)
    }

    @Test func `a subtree keeps its constraints when it moves to another superview`() {
        let (card, dot) = (FixedSizeView(), FixedSizeView(10, 10))
        card.addSubview(dot)
        NSLayoutConstraint.activate([
            dot.rightAnchor.constraint(equalTo: card.rightAnchor),
            dot.bottomAnchor.constraint(equalTo: card.bottomAnchor),
            card.widthAnchor.constraint(equalToConstant: 50),
            card.heightAnchor.constraint(equalToConstant: 40),
        ])
        for size in [CGSize(width: 100, height: 100), CGSize(width: 200, height: 300)] {
            let stage = stage(size.width, size.height, card)
            card.centerXAnchor.constraint(equalTo: stage.centerXAnchor).isActive = true
            card.centerYAnchor.constraint(equalTo: stage.centerYAnchor).isActive = true
            stage.layoutIfNeeded()
            #expect(card.center == CGPoint(x: size.width / 2, y: size.height / 2))
            #expect(dot.frame == CGRect(x: 40, y: 30, width: 10, height: 10))
            card.removeFromSuperview()
            #expect(stage.constraints.isEmpty)
        }
    }

    @Test func `a view that begins to be placed by constraints joins the others`() {
        let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
        let stage = stage(100, 100)
        stage.addSubview(view)
        let inner = FixedSizeView(30, 30)
        view.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.leftAnchor.constraint(equalTo: view.leftAnchor),
            inner.rightAnchor.constraint(equalTo: view.rightAnchor),
            inner.topAnchor.constraint(equalTo: view.topAnchor),
            inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            view.rightAnchor.constraint(equalTo: stage.rightAnchor),
            view.bottomAnchor.constraint(equalTo: stage.bottomAnchor),
        ])
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 70, y: 70, width: 30, height: 30))
    }

    @Test func `constraints are updated before they are solved`() {
        final class Updating: UIView {
            var gap: CGFloat = 5 {
                didSet { setNeedsUpdateConstraints() }
            }
            var left: NSLayoutConstraint?

            override func updateConstraints() {
                if left == nil, let superview {
                    left = leftAnchor.constraint(equalTo: superview.leftAnchor)
                    left?.isActive = true
                }
                left?.constant = gap
                super.updateConstraints()
            }
        }
        let view = Updating()
        let stage = stage(100, 100, view)
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 5)
        view.gap = 9
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 9)
    }
}
