import Foundation
import Testing
import UIKit

@MainActor struct TapTests {
    private let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    private let log = GestureLog()

    @Test func `recognises a finger that comes down and is lifted`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(UITapGestureRecognizer(), "tap", to: view)
        host.tap(50, 50)
        #expect(log.calls == ["tap ended"])
        host.tap(200, 50)
        #expect(log.calls == ["tap ended"])
    }

    @Test func `fails when the finger moves far`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(UITapGestureRecognizer(), "tap", to: view)
        host.down(10, 10)
        host.move(80, 80)
        host.move(10, 10)
        host.up(10, 10)
        #expect(log.calls.isEmpty)
    }

    @Test func `takes the touch away from the view once recognised`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
        host.tap(50, 50)
        #expect(view.calls == ["began", "cancelled"])
        view.calls = []
        tap.cancelsTouchesInView = false
        host.tap(50, 50)
        #expect(view.calls == ["began", "ended"])
    }

    @Test func `gives the inner of two views the tap`() {
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.addSubview(inner)
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(UITapGestureRecognizer(), "outer", to: view)
        log.add(UITapGestureRecognizer(), "inner", to: inner)
        host.tap(25, 25)
        host.tap(75, 75)
        #expect(log.calls == ["inner ended", "outer ended"])
    }

    @Test func `gives both the tap where a delegate lets it`() {
        let inner = UIView(frame: view.bounds)
        view.addSubview(inner)
        let host = TestHost(showing: view)
        defer { host.close() }
        let delegate = GestureDelegate()
        delegate.together = true
        log.add(UITapGestureRecognizer(), "outer", to: view)
        log.add(UITapGestureRecognizer(), "inner", to: inner).delegate = delegate
        host.tap(25, 25)
        #expect(log.calls == ["inner ended", "outer ended"])
    }

    @Test func `asks the delegate whether to see the touch and whether to begin`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let delegate = GestureDelegate()
        log.add(UITapGestureRecognizer(), "tap", to: view).delegate = delegate
        delegate.receives = false
        host.tap(50, 50)
        delegate.receives = true
        delegate.begins = false
        host.tap(50, 50)
        #expect(log.calls.isEmpty)
        delegate.begins = true
        host.tap(50, 50)
        #expect(log.calls == ["tap ended"])
    }

    @Test func `counts two taps in a row, not two far apart in time`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
        host.tap(50, 50)
        host.tap(50, 50)
        #expect(log.calls.isEmpty)
        host.wait(0.5)
        twice(host)
        #expect(log.calls == ["double ended"])
    }

    @Test func `waits for a double tap to fail`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let single = log.add(UITapGestureRecognizer(), "single", to: view)
        let double = log.add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        host.tap(50, 50)
        #expect(log.calls.isEmpty)
        host.wait(0.5)
        #expect(log.calls == ["single ended"])
        log.calls = []
        twice(host)
        host.wait(0.5)
        #expect(log.calls == ["double ended"])
    }

    @Test func `ignores touches while turned off or taken away`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
        tap.isEnabled = false
        host.tap(50, 50)
        tap.isEnabled = true
        host.down(50, 50)
        view.removeGestureRecognizer(tap)
        host.up(50, 50)
        #expect(log.calls.isEmpty)
        #expect(view.gestureRecognizers == nil)
        #expect(tap.view == nil)
    }

    @Test func `never comes of a touch that the system takes away`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(UITapGestureRecognizer(), "tap", to: view)
        host.down(50, 50)
        host.cancel(50, 50)
        #expect(log.calls.isEmpty)
        #expect(view.calls == ["began", "cancelled"])
        host.tap(50, 50)
        #expect(log.calls == ["tap ended"])
    }

    @Test func `says where the tap was`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        view.frame.origin = CGPoint(x: 100, y: 100)
        let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
        var location: CGPoint?
        tap.addHandler { [view] in location = $0.location(in: view) }
        host.tap(130, 140)
        #expect(location == CGPoint(x: 30, y: 40))
    }

    private func twice(_ host: TestHost) {
        host.down(50, 50)
        host.up(50, 50)
        host.wait(0.1)
        host.down(50, 50)
        host.up(50, 50)
    }
}
