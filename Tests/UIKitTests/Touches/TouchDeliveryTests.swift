import Foundation
import Testing
import UIKit

@MainActor struct TouchDeliveryTests {
    private let view = Touched(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    @Test func `stays with the view that the finger came down in`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        host.down(50, 50)
        host.move(300, 300)
        host.up(300, 300)
        #expect(view.calls == ["began", "moved", "ended"])
    }

    @Test func `climbs the chain of responders to the controller`() {
        final class Controller: UIViewController {
            var touches = 0
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                self.touches += 1
            }
        }
        let controller = Controller()
        let host = TestHost()
        defer { host.close() }
        host.window.rootViewController = controller
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        controller.view.addSubview(plain)
        host.tap(20, 20)
        #expect(controller.touches == 1)
    }

    @Test func `takes the first finger's touch away when a second comes down`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        host.down(50, 50)
        host.down(60, 60)
        host.up(60, 60)
        #expect(view.calls == ["began", "cancelled", "began", "ended"])
    }

    @Test func `ignores moves and ends without a finger, and points that are no numbers`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        host.move(50, 50)
        host.up(50, 50)
        host.down(.nan, 50)
        host.down(50, .infinity)
        #expect(view.calls.isEmpty)
    }

    @Test func `hands touches of the view to a recogniser of the app's own`() {
        final class Down: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .began
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
                state = .ended
            }
        }
        let log = GestureLog()
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(Down(), "down", to: view)
        host.tap(50, 50)
        host.tap(50, 50)
        #expect(log.calls == ["down began", "down ended", "down began", "down ended"])
        #expect(view.calls.isEmpty)
    }

    @Test func `holds the beginning back for a recogniser that asks for it`() {
        let log = GestureLog()
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(UILongPressGestureRecognizer(), "press", to: view).delaysTouchesBegan = true
        host.down(50, 50)
        #expect(view.calls.isEmpty)
        host.up(50, 50)
        #expect(view.calls == ["began", "ended"])
    }

    @Test func `counts taps in a row`() {
        final class Counting: UIView {
            var counts: [Int] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                counts += touches.map(\.tapCount)
            }
        }
        let counting = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let host = TestHost(showing: counting)
        defer { host.close() }
        host.tap(50, 50)
        host.wait(0.1)
        host.down(55, 55)
        host.up(55, 55)
        host.tap(50, 50)
        #expect(counting.counts == [1, 2, 1])
    }
}
