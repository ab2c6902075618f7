import Foundation
import Testing
import UIKit

@MainActor struct ScrollViewTests {
    private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    private let log = ScrollLog()

    init() {
        scrollView.contentSize = CGSize(width: 300, height: 2000)
        scrollView.delegate = log
    }

    private var y: CGFloat { scrollView.contentOffset.y }

    @Test func `follows the finger after ten points`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        host.down(150, 300)
        host.move(150, 295)
        #expect(y == 0)
        host.move(150, 280)
        #expect(scrollView.isDragging)
        host.move(150, 200)
        #expect(y == 80)
        host.wait(0.5)
        host.up(150, 200)
        #expect(y == 80)
        #expect(log.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
        #expect(log.scrolls == [80])
    }

    @Test func `goes on after a flick and comes to rest`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200), seconds: 0.15)
        let released = y
        #expect(scrollView.isDecelerating)
        host.wait(0.1)
        #expect(y > released)
        host.wait(6)
        #expect(!scrollView.isDecelerating)
        // A thousand points a second, slowing by a fifth of a percent each millisecond.
        #expect(abs(y - released - 499) < 5)
        #expect(
            log.calls == [
                "willBeginDragging", "willEndDragging", "didEndDragging true",
                "willBeginDecelerating", "didEndDecelerating",
            ]
        )
    }

    @Test func `stops at the edge`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        scrollView.contentOffset.y = 1500
        host.drag(from: CGPoint(x: 150, y: 390), to: CGPoint(x: 150, y: 190), seconds: 0.1)
        host.wait(5)
        #expect(y == 1600)
        #expect(log.calls.last == "didEndDecelerating")
    }

    @Test func `gives way past an edge and glides back`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        host.down(150, 100)
        host.move(150, 120)
        host.move(150, 220)
        #expect(y < -30 && y > -100)
        host.wait(0.5)
        host.up(150, 220)
        host.wait(2)
        #expect(y == 0)
    }

    @Test func `stands still past an edge when it does not bounce`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        scrollView.bounces = false
        host.down(150, 100)
        host.move(150, 120)
        host.move(150, 220)
        #expect(y == 0)
        host.up(150, 220)
    }

    @Test func `is stopped by a finger, which then touches nothing inside`() {
        let button = Touched(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        scrollView.addSubview(button)
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200), seconds: 0.15)
        button.calls = []
        host.wait(0.1)
        host.down(150, 200)
        let stopped = y
        host.wait(0.5)
        host.up(150, 200)
        #expect(y == stopped)
        #expect(button.calls.isEmpty)
        host.tap(150, 200)
        #expect(button.calls == ["began", "ended"])
    }

    @Test func `takes the touch from a button that is dragged`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("tap") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        scrollView.addSubview(button)
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        host.drag(from: CGPoint(x: 150, y: 90), to: CGPoint(x: 150, y: 40))
        #expect(events == ["cancel"])
        #expect(y > 0)
    }

    @Test func `leaves a drag across its way to the scroll view outside`() {
        let row = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        row.contentSize = CGSize(width: 1000, height: 200)
        scrollView.addSubview(row)
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        host.drag(from: CGPoint(x: 250, y: 100), to: CGPoint(x: 150, y: 95))
        #expect(row.contentOffset.x > 50)
        #expect(y == 0)
        host.wait(5)
        let x = row.contentOffset.x
        host.drag(from: CGPoint(x: 150, y: 150), to: CGPoint(x: 155, y: 50))
        #expect(row.contentOffset.x == x)
        #expect(y > 50)
    }

    @Test func `does not move what fits, unless it always bounces`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        scrollView.contentSize.height = 300
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200))
        #expect(log.calls.isEmpty)
        scrollView.alwaysBounceVertical = true
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200))
        #expect(log.calls.first == "willBeginDragging")
        host.wait(3)
        #expect(y == 0)
    }

    @Test func `does not move while scrolling is turned off`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        scrollView.isScrollEnabled = false
        host.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 150, y: 100))
        #expect(y == 0)
        scrollView.contentOffset.y = 10
        #expect(y == 10)
    }

    @Test func `scrolls to a point at once or in steps`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        scrollView.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(log.scrolls == [100])
        scrollView.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        host.wait(0.15)
        #expect(y > 150 && y < 250)
        host.wait(0.5)
        #expect(y == 300)
        #expect(log.scrolls.count > 5)
        #expect(log.calls == ["didEndScrollingAnimation"])
    }

    @Test(arguments: [
        (CGRect(x: 0, y: 150, width: 10, height: 50), 100.0),
        (CGRect(x: 0, y: 50, width: 10, height: 50), 50.0),
        (CGRect(x: 0, y: 700, width: 10, height: 50), 350.0),
        (CGRect(x: 0, y: 1990, width: 10, height: 500), 1600.0),
    ])
    func `scrolls as little as shows a rectangle`(rect: CGRect, expected: CGFloat) {
        scrollView.contentOffset.y = 100
        scrollView.scrollRectToVisible(rect, animated: false)
        #expect(y == expected)
    }

    @Test func `rests within its insets`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        scrollView.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        #expect(y == -20)
        host.drag(from: CGPoint(x: 150, y: 100), to: CGPoint(x: 150, y: 200))
        host.wait(3)
        #expect(y == -20)
        scrollView.scrollRectToVisible(CGRect(x: 0, y: 1990, width: 1, height: 10), animated: false)
        #expect(y == 1630)
    }

    @Test func `comes to rest where the delegate says`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        log.target = CGPoint(x: 0, y: 700)
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 200), seconds: 0.15)
        host.wait(8)
        #expect(y == 700)
    }

    @Test func `rests at pages`() {
        let host = TestHost(showing: scrollView)
        defer { host.close() }
        scrollView.isPagingEnabled = true
        host.drag(from: CGPoint(x: 150, y: 350), to: CGPoint(x: 150, y: 250), seconds: 0.1)
        host.wait(5)
        #expect(y == 400)
        host.drag(from: CGPoint(x: 150, y: 200), to: CGPoint(x: 150, y: 215), seconds: 0.5)
        host.wait(5)
        #expect(y == 400)
    }
}

@MainActor private final class ScrollLog: UIScrollViewDelegate {
    var calls: [String] = []
    var scrolls: [CGFloat] = []
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        scrolls.append(scrollView.contentOffset.y)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        calls.append("willBeginDragging")
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        calls.append("willEndDragging")
        if let target { targetContentOffset.pointee = target }
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        calls.append("didEndDragging \(decelerate)")
    }

    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        calls.append("willBeginDecelerating")
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        calls.append("didEndDecelerating")
    }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        calls.append("didEndScrollingAnimation")
    }
}
