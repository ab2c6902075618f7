import Foundation
import Testing
import UIKit

@MainActor struct ConversionTests {
    let outer = UIView(frame: CGRect(x: 100, y: 100, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 505, width: 10, height: 10))

    init() {
        scrolled.bounds.origin = CGPoint(x: 0, y: 500)
        outer.addSubview(scrolled)
        scrolled.addSubview(inner)
    }

    @Test func `converts up, down and across`() {
        let point = CGPoint(x: 1, y: 2)
        #expect(inner.convert(point, to: scrolled) == CGPoint(x: 6, y: 507))
        #expect(inner.convert(point, to: outer) == CGPoint(x: 16, y: 27))
        #expect(outer.convert(CGPoint(x: 16, y: 27), to: inner) == point)
        #expect(inner.convert(CGPoint(x: 16, y: 27), from: outer) == point)
        let sibling = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
        outer.addSubview(sibling)
        #expect(inner.convert(point, to: sibling) == CGPoint(x: 6, y: 17))
    }

    @Test func `takes nil for the window`() {
        let host = TestHost(showing: outer)
        defer { host.close() }
        #expect(inner.convert(CGPoint.zero, to: nil) == CGPoint(x: 115, y: 125))
        #expect(inner.convert(CGPoint(x: 115, y: 125), from: nil) == .zero)
    }

    @Test func `takes the box of a rectangle under a scale`() {
        scrolled.transform = CGAffineTransform(scaleX: 2, y: 2)
        let rect = inner.convert(inner.bounds, to: outer)
        #expect(rect == CGRect(x: -30, y: -20, width: 20, height: 20))
    }
}
