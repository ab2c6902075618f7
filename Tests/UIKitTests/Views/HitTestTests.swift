import Foundation
import Testing
import UIKit

@MainActor struct HitTestTests {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
    let front = UIView(frame: CGRect(x: 40, y: 40, width: 60, height: 60))

    init() {
        outer.addSubview(back)
        outer.addSubview(front)
    }

    private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
        outer.hitTest(CGPoint(x: x, y: y), with: nil)
    }

    @Test func `finds the frontmost view under the point`() {
        #expect(hit(50, 50) === front)
        #expect(hit(10, 10) === back)
        #expect(hit(80, 10) === outer)
        #expect(hit(101, 10) == nil)
    }

    @Test func `passes over what is hidden, clear or not interactive`() {
        front.isHidden = true
        #expect(hit(50, 50) === back)
        front.isHidden = false
        front.alpha = 0.005
        #expect(hit(50, 50) === back)
        front.alpha = 0.02
        #expect(hit(50, 50) === front)
        front.isUserInteractionEnabled = false
        #expect(hit(50, 50) === back)
    }

    @Test func `does not reach what sticks out of its superview`() {
        let far = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 10))
        back.addSubview(far)
        #expect(hit(55, 5) === far)
        #expect(hit(80, 5) === outer)
    }

    @Test func `follows bounds' origin and transforms`() {
        back.bounds.origin = CGPoint(x: 0, y: 500)
        let inner = UIView(frame: CGRect(x: 0, y: 500, width: 10, height: 10))
        back.addSubview(inner)
        #expect(hit(5, 5) === inner)
        back.transform = CGAffineTransform(translationX: 0, y: 30)
        #expect(hit(5, 5) === outer)
        #expect(hit(5, 35) === inner)
    }

    @Test func `lets a view widen its target`() {
        final class Wide: UIView {
            override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
                bounds.insetBy(dx: -20, dy: -20).contains(point)
            }
        }
        let wide = Wide(frame: CGRect(x: 80, y: 20, width: 1, height: 1))
        outer.addSubview(wide)
        #expect(hit(70, 15) === wide)
    }
}
