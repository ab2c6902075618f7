import Foundation
import Testing
import UIKit

@MainActor struct SubviewTests {
    let outer = UIView()
    let a = UIView()
    let b = UIView()
    let c = UIView()

    init() {
        for view in [a, b, c] { outer.addSubview(view) }
    }

    @Test func `puts new views in front`() {
        #expect(outer.subviews == [a, b, c])
        #expect(a.superview === outer)
    }

    @Test func `moves a view that is added again to the front`() {
        outer.addSubview(a)
        #expect(outer.subviews == [b, c, a])
    }

    @Test func `takes a view out of where it was`() {
        let other = UIView()
        other.addSubview(b)
        #expect(outer.subviews == [a, c])
        #expect(other.subviews == [b])
    }

    @Test func `inserts at a place, below and above`() {
        let new = UIView()
        outer.insertSubview(new, at: 1)
        #expect(outer.subviews == [a, new, b, c])
        outer.insertSubview(new, belowSubview: a)
        #expect(outer.subviews == [new, a, b, c])
        outer.insertSubview(new, aboveSubview: b)
        #expect(outer.subviews == [a, b, new, c])
        outer.insertSubview(new, at: 99)
        #expect(outer.subviews == [a, b, c, new])
    }

    @Test func `reorders and exchanges`() {
        outer.bringSubviewToFront(a)
        #expect(outer.subviews == [b, c, a])
        outer.sendSubviewToBack(c)
        #expect(outer.subviews == [c, b, a])
        outer.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(outer.subviews == [a, b, c])
    }

    @Test func `leaves the order alone for views of others`() {
        outer.bringSubviewToFront(UIView())
        #expect(outer.subviews == [a, b, c])
    }

    @Test func `finds views by tag, outermost and first`() {
        a.tag = 7
        let deep = UIView()
        deep.tag = 9
        c.addSubview(deep)
        #expect(outer.viewWithTag(7) === a)
        #expect(outer.viewWithTag(9) === deep)
        #expect(outer.viewWithTag(8) == nil)
    }

    @Test func `knows who is in whom`() {
        let deep = UIView()
        c.addSubview(deep)
        #expect(deep.isDescendant(of: outer))
        #expect(deep.isDescendant(of: deep))
        #expect(!outer.isDescendant(of: deep))
    }

    @Test func `keeps no superview alive`() {
        var parent: UIView? = UIView()
        weak let gone = parent
        let child = UIView()
        parent?.addSubview(child)
        parent = nil
        #expect(gone == nil)
        #expect(child.superview == nil)
    }

    @Test func `tells of comings and goings in Apple's order`() {
        let log = CallLog()
        let child = Logging(log, "child")
        let parent = Logging(log, "parent")
        let host = TestHost(showing: parent)
        defer { host.close() }
        log.calls = []

        parent.addSubview(child)
        #expect(
            log.calls == [
                "child willMove window", "child willMove superview", "child didMove window",
                "child didMove superview", "parent didAdd",
            ]
        )
        log.calls = []
        child.removeFromSuperview()
        #expect(
            log.calls == [
                "parent willRemove", "child willMove no window", "child willMove no superview",
                "child didMove no window", "child didMove no superview",
            ]
        )
    }

    @Test func `tells views inside only of the window`() {
        let log = CallLog()
        let inner = Logging(log, "inner")
        let parent = UIView()
        parent.addSubview(inner)
        log.calls = []
        let host = TestHost(showing: parent)
        defer { host.close() }
        #expect(log.calls == ["inner willMove window", "inner didMove window"])
        #expect(inner.window === host.window)
    }
}

@MainActor private final class CallLog {
    var calls: [String] = []
}

private final class Logging: UIView {
    let log: CallLog
    let name: String

    init(_ log: CallLog, _ name: String) {
        self.log = log
        self.name = name
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func willMove(toSuperview newSuperview: UIView?) {
        log.calls.append("\(name) willMove \(newSuperview == nil ? "no " : "")superview")
    }

    override func didMoveToSuperview() {
        log.calls.append("\(name) didMove \(superview == nil ? "no " : "")superview")
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        log.calls.append("\(name) willMove \(newWindow == nil ? "no " : "")window")
    }

    override func didMoveToWindow() {
        log.calls.append("\(name) didMove \(window == nil ? "no " : "")window")
    }

    override func didAddSubview(_ subview: UIView) { log.calls.append("\(name) didAdd") }

    override func willRemoveSubview(_ subview: UIView) { log.calls.append("\(name) willRemove") }
}
