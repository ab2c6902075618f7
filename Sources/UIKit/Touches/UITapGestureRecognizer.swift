import Foundation

/// A finger comes down and is lifted, once or several times in a row, without moving much.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row make the gesture.
    open var numberOfTapsRequired = 1
    /// How many fingers; there is only one here, and a gesture of more never comes.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var taps = 0
    /// When the last of the taps so far ended.
    private var lastUp: TimeInterval = 0

    override var expectsMoreTouches: Bool { taps > 0 }

    /// Notes where the tap starts.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouchesRequired == 1 else {
            state = .failed
            return
        }
        start = touch.location(in: nil)
        DisplayTicks.shared.stop(self)
    }

    /// Fails once the finger has moved further than a tap does.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        if touch.location(in: nil).distance(to: start) > TapCounter.distance { state = .failed }
    }

    /// Counts the tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        taps += 1
        guard taps < numberOfTapsRequired else {
            state = .ended
            return
        }
        lastUp = event.timestamp
        DisplayTicks.shared.start(self) { [weak self] time in
            guard let self, time - lastUp > TapCounter.interval else { return }
            state = .failed
        }
    }

    /// Fails.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .failed
    }

    /// Forgets the taps so far.
    open override func reset() {
        taps = 0
        DisplayTicks.shared.stop(self)
    }
}
