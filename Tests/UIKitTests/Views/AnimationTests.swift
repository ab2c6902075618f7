import Foundation
import Testing
import UIKit

@MainActor struct AnimationTests {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    private var shownX: CGFloat? { view.layer.presentation()?.frame.minX }

    @Test func `sets the model at once and moves what is shown there bit by bit`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        }
        #expect(view.frame.minX == 100)
        #expect(shownX == 0)
        host.wait(0.25)
        #expect(abs((shownX ?? 0) - 25) < 0.01)
        host.wait(0.75)
        #expect(shownX == 100)
    }

    @Test func `animates alpha, transform and colour`() throws {
        let host = TestHost(showing: view)
        defer { host.close() }
        view.backgroundColor = .black
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: 3, y: 3)
            view.backgroundColor = .white
        }
        host.wait(0.5)
        let shown = try #require(view.layer.presentation())
        #expect(abs(shown.opacity - 0.5) < 0.001)
        #expect(abs(shown.affineTransform().a - 2) < 0.001)
        let red = try #require(shown.backgroundColor?.components?.first)
        #expect(abs(red - 0.5) < 0.001)
    }

    @Test func `says by its presentation layer where it is on the screen`() throws {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        outer.addSubview(view)
        let host = TestHost(showing: outer)
        defer { host.close() }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            outer.frame.origin.y = 100
            view.frame.origin.x = 50
        }
        host.wait(0.5)
        let shown = try #require(view.layer.presentation())
        let onScreen = shown.convert(shown.bounds, to: host.window.layer.presentation())
        #expect(abs(onScreen.minX - 25) < 0.01)
        #expect(abs(onScreen.minY - 50) < 0.01)
        let model = view.layer.convert(view.layer.bounds, to: host.window.layer)
        #expect(model.origin == CGPoint(x: 50, y: 100))
    }

    @Test func `waits for the delay`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        UIView.animate(withDuration: 1, delay: 1, options: .curveLinear) {
            view.center.x += 100
        }
        host.wait(1)
        #expect(shownX == 0)
        host.wait(0.5)
        #expect(abs((shownX ?? 0) - 50) < 0.01)
    }

    @Test func `is slow at the ends unless told otherwise`() throws {
        let host = TestHost(showing: view)
        defer { host.close() }
        UIView.animate(withDuration: 1) { view.frame.origin.x = 100 }
        host.wait(0.1)
        let early = try #require(shownX)
        host.wait(0.4)
        let half = try #require(shownX)
        #expect(early < 5)
        #expect(abs(half - 50) < 0.5)
    }

    @Test func `tells the end once, at its time`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 0.5,
            animations: { view.alpha = 0.5 },
            completion: { ends.append($0) }
        )
        #expect(ends.isEmpty)
        host.wait(0.4)
        #expect(ends.isEmpty)
        host.wait(0.2)
        host.wait(0.2)
        #expect(ends == [true])
    }

    @Test func `tells false when it is broken off`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1,
            animations: { view.alpha = 0.5 },
            completion: { ends.append($0) }
        )
        host.wait(0.1)
        view.layer.removeAllAnimations()
        #expect(view.layer.presentation()?.opacity == 0.5)
        host.wait(0.1)
        #expect(ends == [false])
    }

    @Test func `goes on from what is shown when a second one starts`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.frame.origin.x = 100
        }
        host.wait(0.5)
        UIView.animate(withDuration: 1, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            view.frame.origin.x = 0
        }
        #expect(abs((shownX ?? 0) - 50) < 0.01)
        host.wait(0.5)
        #expect(abs((shownX ?? 0) - 25) < 0.01)
    }

    @Test func `changes at once without an animation`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.alpha = 0.5 }
            view.frame.origin.x = 100
        }
        #expect(view.layer.presentation()?.opacity == 0.5)
        #expect(shownX == 0)
        view.frame.origin.x = 30
        #expect(shownX == 30)
    }

    @Test func `animates what layout moves`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let outer = Mover(frame: host.window.bounds)
        host.window.addSubview(outer)
        outer.addSubview(view)
        outer.layoutIfNeeded()
        outer.x = 200
        outer.setNeedsLayout()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.layoutIfNeeded() }
        host.wait(0.5)
        #expect(abs((shownX ?? 0) - 100) < 0.01)
    }

    @Test func `makes changes at once while animations are turned off`() {
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        UIView.animate(withDuration: 1) { view.alpha = 0.25 }
        #expect(view.layer.presentation()?.opacity == 0.25)
    }
}

private final class Mover: UIView {
    var x: CGFloat = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in subviews { view.frame.origin.x = x }
    }
}
