import Foundation
import Testing
import UIKit

@MainActor struct PanAndPressTests {
    private let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let log = GestureLog()

    @Test func `begins a pan after ten points and follows the finger`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        var ways: [CGPoint] = []
        pan.addHandler { [view] recognizer in
            if let pan = recognizer as? UIPanGestureRecognizer {
                ways.append(pan.translation(in: view))
            }
        }
        host.down(50, 50)
        host.move(55, 55)
        #expect(log.calls.isEmpty)
        host.move(60, 50)
        host.move(70, 80)
        host.up(70, 80)
        #expect(log.calls == ["pan began", "pan changed", "pan ended"])
        #expect(ways == [CGPoint(x: 10, y: 0), CGPoint(x: 20, y: 30), CGPoint(x: 20, y: 30)])
        #expect(view.calls == ["began", "moved", "cancelled"])
    }

    @Test func `goes on from a translation that was set`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        host.down(50, 50)
        host.move(70, 50)
        pan.setTranslation(.zero, in: view)
        host.move(75, 52)
        #expect(pan.translation(in: view) == CGPoint(x: 5, y: 2))
        host.up(75, 52)
    }

    @Test func `tells the finger's speed, and none after it lay still`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        var speed = CGPoint.zero
        pan.addHandler { [view] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer, pan.state == .ended else {
                return
            }
            speed = pan.velocity(in: view)
        }
        host.drag(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 150, y: 50), seconds: 0.5)
        #expect(abs(speed.x - 300) < 1)
        #expect(speed.y == 0)

        host.down(0, 50)
        host.move(100, 50)
        host.wait(0.5)
        host.up(100, 50)
        #expect(speed == .zero)
    }

    @Test func `cancels a pan that is turned off under way`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        host.down(50, 50)
        host.move(80, 50)
        pan.isEnabled = false
        host.move(90, 50)
        host.up(90, 50)
        #expect(log.calls == ["pan began", "pan cancelled"])
        #expect(pan.state == .possible)
    }

    @Test func `begins a press after half a second`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(UILongPressGestureRecognizer(), "press", to: view)
        host.down(50, 50)
        host.wait(0.45)
        #expect(log.calls.isEmpty)
        host.wait(0.1)
        #expect(log.calls == ["press began"])
        host.move(90, 90)
        host.up(90, 90)
        #expect(log.calls == ["press began", "press changed", "press ended"])
        #expect(view.calls == ["began", "cancelled"])
    }

    @Test func `fails a press that moves or is too short`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        let press = log.add(UILongPressGestureRecognizer(), "press", to: view)
        host.down(50, 50)
        host.move(65, 50)
        host.wait(1)
        host.up(65, 50)
        host.tap(50, 50)
        host.wait(1)
        #expect(log.calls.isEmpty)
        press.minimumPressDuration = 0.1
        host.down(50, 50)
        host.wait(0.2)
        host.up(50, 50)
        #expect(log.calls == ["press began", "press ended"])
    }
}
