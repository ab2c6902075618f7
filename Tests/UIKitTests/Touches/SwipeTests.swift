import Foundation
import Testing
import UIKit

@MainActor struct SwipeTests {
    private let view = Touched(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    private let log = GestureLog()

    @Test(
        arguments: [
            (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 160, y: 110), 1),
            (.left, CGPoint(x: 40, y: 90), 1),
            (.up, CGPoint(x: 90, y: 40), 1),
            (.down, CGPoint(x: 110, y: 160), 1),
            ([.left, .right], CGPoint(x: 40, y: 100), 1),
            (.right, CGPoint(x: 40, y: 100), 0),
            (.right, CGPoint(x: 110, y: 160), 0),
            (.right, CGPoint(x: 140, y: 100), 0),
        ] as [(UISwipeGestureRecognizer.Direction, CGPoint, Int)]
    )
    func `is recognised once where a finger goes far enough its way`(
        direction: UISwipeGestureRecognizer.Direction,
        end: CGPoint,
        count: Int
    ) {
        let host = TestHost(showing: view)
        defer { host.close() }
        let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view)
        swipe.direction = direction
        host.drag(from: CGPoint(x: 100, y: 100), to: end, seconds: 0.2)
        #expect(log.calls == Array(repeating: "swipe ended", count: count))
    }

    @Test func `takes no slow finger for a swipe`() {
        let host = TestHost(showing: view)
        defer { host.close() }
        log.add(UISwipeGestureRecognizer(), "swipe", to: view)
        host.drag(from: CGPoint(x: 20, y: 100), to: CGPoint(x: 180, y: 100), seconds: 2)
        #expect(log.calls.isEmpty)
    }
}
