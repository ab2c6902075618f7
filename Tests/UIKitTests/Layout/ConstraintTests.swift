import Foundation
import Testing
import UIKit

@MainActor struct ConstraintTests {
    let view = FixedSizeView()
    let other = FixedSizeView()

    @Test func `pins edges with insets`() {
        let stage = stage(320, 200, view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 16),
            view.trailingAnchor.constraint(equalTo: stage.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: stage.topAnchor, constant: 8),
            view.bottomAnchor.constraint(equalTo: stage.bottomAnchor, constant: -12),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 16, y: 8, width: 284, height: 180))
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.left, CGRect(x: 0, y: 0, width: 40, height: 20)),
        (.right, CGRect(x: 160, y: 0, width: 40, height: 20)),
        (.leading, CGRect(x: 0, y: 0, width: 40, height: 20)),
        (.trailing, CGRect(x: 160, y: 0, width: 40, height: 20)),
        (.centerX, CGRect(x: 80, y: 0, width: 40, height: 20)),
        (.leftMargin, CGRect(x: 0, y: 0, width: 40, height: 20)),
        (.centerXWithinMargins, CGRect(x: 80, y: 0, width: 40, height: 20)),
    ])
    func `places by an attribute from side to side`(
        attribute: NSLayoutConstraint.Attribute,
        frame: CGRect
    ) {
        let view = FixedSizeView(40, 20)
        let stage = stage(200, 100, view)
        NSLayoutConstraint(
            item: view,
            attribute: attribute,
            relatedBy: .equal,
            toItem: stage,
            attribute: attribute,
            multiplier: 1,
            constant: 0
        ).isActive = true
        view.topAnchor.constraint(equalTo: stage.topAnchor).isActive = true
        stage.layoutIfNeeded()
        #expect(view.frame == frame)
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.top, 0), (.bottom, 80), (.centerY, 40), (.lastBaseline, 80),
        (.firstBaseline, 0), (.topMargin, 0), (.bottomMargin, 80),
    ])
    func `places by an attribute from top to bottom`(
        attribute: NSLayoutConstraint.Attribute,
        top: CGFloat
    ) {
        let view = FixedSizeView(40, 20)
        let stage = stage(200, 100, view)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: view,
                attribute: attribute,
                relatedBy: .equal,
                toItem: stage,
                attribute: attribute,
                multiplier: 1,
                constant: 0
            ),
            view.leftAnchor.constraint(equalTo: stage.leftAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: top, width: 40, height: 20))
    }

    @Test func `multiplies the second attribute`() {
        let stage = stage(320, 200, view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            view.topAnchor.constraint(equalTo: stage.topAnchor),
            view.widthAnchor.constraint(equalTo: stage.widthAnchor, multiplier: 0.5, constant: -10),
            view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9.0 / 16),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 0, y: 0, width: 150, height: 84.5))
    }

    @Test(
        arguments: [
            (UILayoutPriority(749), 250), (UILayoutPriority(751), 100), (.required, 100),
        ] as [(UILayoutPriority, CGFloat)]
    )
    func `compression resistance meets a width`(priority: UILayoutPriority, width: CGFloat) {
        let view = FixedSizeView(250, 10)
        let stage = stage(320, 200, view)
        let fixed = view.widthAnchor.constraint(equalToConstant: 100)
        fixed.priority = priority
        NSLayoutConstraint.activate([fixed, view.leftAnchor.constraint(equalTo: stage.leftAnchor)])
        stage.layoutIfNeeded()
        #expect(view.frame.width == width)
    }

    @Test func `the view that hugs less takes the room`() {
        let (left, right) = (FixedSizeView(50, 20), FixedSizeView(60, 20))
        right.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        let stage = row(left, right, width: 300)
        stage.layoutIfNeeded()
        #expect(left.frame == CGRect(x: 0, y: 0, width: 240, height: 20))
        #expect(right.frame == CGRect(x: 240, y: 0, width: 60, height: 20))
    }

    @Test func `the view that resists less gives way`() {
        let (left, right) = (FixedSizeView(200, 20), FixedSizeView(160, 20))
        left.setContentCompressionResistancePriority(.defaultHigh - 1, for: .horizontal)
        let stage = row(left, right, width: 300)
        stage.layoutIfNeeded()
        #expect(left.frame.width == 140)
        #expect(right.frame.width == 160)
    }

    @Test func `one higher priority wins over many lower ones`() {
        let stage = stage(1000, 100, view)
        view.leftAnchor.constraint(equalTo: stage.leftAnchor).isActive = true
        let wish = view.widthAnchor.constraint(equalToConstant: 10)
        wish.priority = UILayoutPriority(501)
        wish.isActive = true
        for _ in 0..<60 {
            let other = view.widthAnchor.constraint(equalToConstant: 900)
            other.priority = UILayoutPriority(500)
            other.isActive = true
        }
        stage.layoutIfNeeded()
        #expect(view.frame.width == 10)
    }

    @Test func `a changed constant, priority or activity moves the view`() {
        let stage = stage(320, 200, view)
        let left = view.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 10)
        let wide = view.widthAnchor.constraint(equalToConstant: 100)
        let narrow = view.widthAnchor.constraint(equalToConstant: 30)
        wide.priority = .defaultHigh
        narrow.priority = .defaultLow
        NSLayoutConstraint.activate([left, wide, narrow])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 0, width: 100, height: 0))

        left.constant = 25
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 25, y: 0, width: 100, height: 0))

        narrow.priority = .defaultHigh + 1
        stage.layoutIfNeeded()
        #expect(view.frame.width == 30)

        NSLayoutConstraint.deactivate([narrow])
        stage.layoutIfNeeded()
        #expect(view.frame.width == 100)
    }

    @Test func `follows the superview's size`() {
        let stage = stage(320, 200, view)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 10),
            view.rightAnchor.constraint(equalTo: stage.rightAnchor, constant: -10),
            view.centerYAnchor.constraint(equalTo: stage.centerYAnchor),
            view.heightAnchor.constraint(equalToConstant: 40),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 80, width: 300, height: 40))
        stage.frame.size = CGSize(width: 200, height: 100)
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 30, width: 180, height: 40))
    }

    @Test func `follows its content`() {
        let view = FixedSizeView(50, 20)
        let stage = stage(320, 200, view)
        view.leftAnchor.constraint(equalTo: stage.leftAnchor).isActive = true
        view.topAnchor.constraint(equalTo: stage.topAnchor).isActive = true
        stage.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 50, height: 20))
        view.contentSize = CGSize(width: 70, height: UIView.noIntrinsicMetric)
        view.heightAnchor.constraint(equalToConstant: 5).isActive = true
        stage.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 70, height: 5))
    }

    @Test func `a view placed by its frame is a given`() {
        let stage = stage(320, 200, view)
        let manual = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        stage.addSubview(manual)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: manual.rightAnchor, constant: 5),
            view.topAnchor.constraint(equalTo: manual.bottomAnchor),
            view.widthAnchor.constraint(equalTo: manual.widthAnchor),
            view.heightAnchor.constraint(equalTo: manual.heightAnchor),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 85, y: 100, width: 50, height: 60))
        manual.frame.origin.x = 0
        stage.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 55, y: 100, width: 50, height: 60))
        #expect(manual.frame == CGRect(x: 0, y: 40, width: 50, height: 60))
    }

    @Test func `edges end on whole pixels`() {
        let stage = stage(100, 100, view, other)
        NSLayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: stage.leftAnchor),
            other.leftAnchor.constraint(equalTo: view.rightAnchor),
            view.widthAnchor.constraint(equalTo: stage.widthAnchor, multiplier: 1.0 / 3),
            other.widthAnchor.constraint(equalTo: view.widthAnchor),
            view.heightAnchor.constraint(equalToConstant: 10.26),
        ])
        stage.layoutIfNeeded()
        let scale = UIScreen.main.scale
        for edge in [view.frame.maxX, view.frame.maxY, other.frame.minX, other.frame.maxX] {
            #expect((edge * scale).rounded() == edge * scale)
        }
        #expect(view.frame.maxX == other.frame.minX)
    }

    @Test func `a constraint belongs to the closest common ancestor`() {
        let inner = FixedSizeView()
        let stage = stage(320, 200, view)
        view.addSubview(inner)
        let near = inner.topAnchor.constraint(equalTo: view.topAnchor)
        let far = inner.leftAnchor.constraint(equalTo: stage.leftAnchor, constant: 3)
        let own = inner.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([near, far, own])
        #expect(view.constraints == [near])
        #expect(stage.constraints == [far])
        #expect(inner.constraints == [own])
        inner.removeFromSuperview()
        #expect(!near.isActive)
        #expect(!far.isActive)
        #expect(own.isActive)
    }

    @Test func `a standard gap is eight points`() {
        let stage = stage(320, 200, view, other)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(
                equalToSystemSpacingAfter: stage.leadingAnchor,
                multiplier: 1
            ),
            other.topAnchor.constraint(equalToSystemSpacingBelow: view.topAnchor, multiplier: 2),
        ])
        stage.layoutIfNeeded()
        #expect(view.frame.minX == 8)
        #expect(other.frame.minY == view.frame.minY + 16)
    }

    private func row(_ left: UIView, _ right: UIView, width: CGFloat) -> UIView {
        let stage = stage(width, 100, left, right)
        NSLayoutConstraint.activate([
            left.leadingAnchor.constraint(equalTo: stage.leadingAnchor),
            left.topAnchor.constraint(equalTo: stage.topAnchor),
            right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
            right.trailingAnchor.constraint(equalTo: stage.trailingAnchor),
            right.topAnchor.constraint(equalTo: stage.topAnchor),
        ])
        return stage
    }
}
