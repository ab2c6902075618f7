public import Foundation

/// A finger comes down and stays for a while.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the finger must stay, in seconds.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the finger may move until then, in points.
    open var allowableMovement: CGFloat = 10

    private var start = CGPoint.zero

    /// Notes where and when the press starts.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        start = touch.location(in: nil)
        let due = event.timestamp + minimumPressDuration
        DisplayTicks.shared.start(self) { [weak self] time in
            guard let self, time >= due, currentState == .possible else { return }
            DisplayTicks.shared.stop(self)
            state = .began
        }
    }

    /// Fails if the finger moves too far too soon; later goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if state != .possible {
            state = .changed
        } else if touch.location(in: nil).distance(to: start) > allowableMovement {
            state = .failed
        }
    }

    /// Ends the press, or fails if it was too short.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state == .possible ? .failed : .ended
    }

    /// Breaks the press off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Forgets the press.
    open override func reset() {
        DisplayTicks.shared.stop(self)
    }
}
