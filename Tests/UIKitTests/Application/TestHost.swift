import UIKit

/// A window to try views in, and a finger and a clock for it; all that tests need of the host.
///
/// The rest of these tests is Apple's API. Call `close` at the end.
@MainActor struct TestHost {
    let window: UIWindow

    init(size: CGSize = CGSize(width: 390, height: 844)) {
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.isHidden = false
    }

    /// A window that shows this view, laid out.
    init(showing view: UIView) {
        self.init()
        window.addSubview(view)
        window.layoutIfNeeded()
    }

    func close() {
        window.isHidden = true
    }

    var now: TimeInterval { UIKitHost.now }

    /// Lets time pass, sixty ticks a second.
    func wait(_ seconds: TimeInterval) {
        let start = now
        let ticks = max(1, Int((seconds * 60).rounded(.up)))
        for tick in 1...ticks {
            UIKitHost.tick(to: start + seconds * Double(tick) / Double(ticks))
        }
    }

    func down(_ x: CGFloat, _ y: CGFloat) { send(.began, x, y) }
    func move(_ x: CGFloat, _ y: CGFloat) { send(.moved, x, y) }
    func up(_ x: CGFloat, _ y: CGFloat) { send(.ended, x, y) }
    func cancel(_ x: CGFloat, _ y: CGFloat) { send(.cancelled, x, y) }

    /// A tap long after any other, so that it counts as a first one.
    func tap(_ x: CGFloat, _ y: CGFloat) {
        wait(0.5)
        UIKitHost.tap(at: CGPoint(x: x, y: y), in: window)
    }

    func drag(from start: CGPoint, to end: CGPoint, seconds: TimeInterval = 0.3) {
        UIKitHost.drag(from: start, to: end, duration: seconds, in: window)
    }

    private func send(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat) {
        UIKitHost.send(phase, at: CGPoint(x: x, y: y), timestamp: now, in: window)
    }
}
