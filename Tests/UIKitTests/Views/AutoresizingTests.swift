import Foundation
import Testing
import UIKit

private let sideways: UIView.AutoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]

@MainActor struct AutoresizingTests {
    @Test(arguments: [
        (UIView.AutoresizingMask.flexibleWidth, CGRect(x: 10, y: 10, width: 180, height: 20)),
        (.flexibleHeight, CGRect(x: 10, y: 10, width: 80, height: 120)),
        (.flexibleLeftMargin, CGRect(x: 110, y: 10, width: 80, height: 20)),
        (.flexibleRightMargin, CGRect(x: 10, y: 10, width: 80, height: 20)),
        (sideways, CGRect(x: 60, y: 10, width: 80, height: 20)),
        (UIView.AutoresizingMask(), CGRect(x: 10, y: 10, width: 80, height: 20)),
    ])
    func `gives way as the mask says`(mask: UIView.AutoresizingMask, expected: CGRect) {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 200)
        #expect(inner.frame == expected)
    }

    @Test func `shares the difference in proportion to length`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
        inner.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
        outer.addSubview(inner)
        outer.frame.size.width = 190
        #expect(inner.frame == CGRect(x: 10, y: 10, width: 160, height: 20))
    }

    @Test func `fills a superview that grows from nothing`() {
        let outer = UIView()
        let inner = UIView()
        inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(inner)
        outer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
        #expect(inner.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
    }

    @Test func `leaves subviews alone when told so`() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = UIView(frame: outer.bounds)
        inner.autoresizingMask = .flexibleWidth
        outer.autoresizesSubviews = false
        outer.addSubview(inner)
        outer.bounds.size.width = 50
        #expect(inner.bounds.width == 10)
    }
}
