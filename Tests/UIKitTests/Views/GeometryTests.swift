import Foundation
import Testing
import UIKit

@MainActor struct GeometryTests {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test func `keeps frame, bounds and centre in step`() {
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        view.center = CGPoint(x: 0, y: 0)
        #expect(view.frame == CGRect(x: -50, y: -25, width: 100, height: 50))
        view.bounds.size = CGSize(width: 20, height: 10)
        #expect(view.frame == CGRect(x: -10, y: -5, width: 20, height: 10))
    }

    @Test func `scrolls what is inside by the bounds' origin, not the frame`() {
        view.bounds.origin = CGPoint(x: 0, y: 30)
        #expect(view.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    }

    @Test func `gives the box round the view as the frame under a transform`() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.bounds.size == CGSize(width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
        #expect(view.frame == CGRect(x: -40, y: -5, width: 200, height: 100))
    }

    @Test func `takes a frame under a scale by its inverse`() {
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.frame = CGRect(x: 0, y: 0, width: 80, height: 40)
        #expect(view.bounds.size == CGSize(width: 40, height: 20))
        #expect(view.frame == CGRect(x: 0, y: 0, width: 80, height: 40))
    }

    @Test(arguments: [(1.5, 1.0), (-1.0, 0.0), (0.25, 0.25)])
    func `holds alpha between nothing and all`(set: CGFloat, got: CGFloat) {
        view.alpha = set
        #expect(view.alpha == got)
    }

    @Test func `passes clipping and colour on to the layer`() {
        view.clipsToBounds = true
        view.backgroundColor = .red
        #expect(view.layer.masksToBounds)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor)
        view.backgroundColor = nil
        #expect(view.layer.backgroundColor == nil)
    }

    @Test func `survives frames that are no numbers`() {
        view.frame = CGRect(x: CGFloat.nan, y: 0, width: CGFloat.infinity, height: 10)
        view.addSubview(UIView())
        view.layoutIfNeeded()
        #expect(view.hitTest(CGPoint(x: 1, y: 1), with: nil) == nil || view.frame.minX.isNaN)
    }

    @Test func `fits its size to what suits it`() {
        final class Fixed: UIView {
            override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 7, height: 9) }
        }
        let fixed = Fixed()
        fixed.sizeToFit()
        #expect(fixed.bounds.size == CGSize(width: 7, height: 9))
    }
}
