import Foundation

/// Brings one window's touches to recognisers first and then, unless these object, to views.
@MainActor final class TouchDispatcher {
    private unowned let window: UIWindow
    /// The fingers that views have not heard the last of; at most the last one is on the screen.
    private var deliveries: [TouchDelivery] = []
    /// Those that see the finger, and those that still wait after it was lifted.
    private var watching: [UIGestureRecognizer] = []
    /// Whether recognisers are being told; nothing else happens until all were.
    private var isTelling = false
    /// How many times in a row a finger came down.
    private var taps = TapCounter()

    init(window: UIWindow) {
        self.window = window
    }

    /// A finger did something at this point of the window.
    ///
    /// A second finger takes the first one's touch away; moves without a finger are nothing.
    func send(_ phase: UITouch.Phase, at location: CGPoint, time: TimeInterval) {
        if phase == .began {
            if let last = deliveries.last, !last.touch.isLifted {
                change(last, .cancelled, to: last.touch.windowLocation, time: time)
                settle()
            }
            begin(at: location, time: time)
        } else if let last = deliveries.last, !last.touch.isLifted {
            change(last, phase == .stationary ? .moved : phase, to: location, time: time)
        }
        settle()
    }

    /// The recognisers that see the same touches.
    func peers(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        watching.filter { $0 !== recognizer }
    }

    /// Whom this recogniser waits for, of those that see the same touches.
    func requirements(of recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
        peers(of: recognizer).filter { recognizer.requires($0) }
    }

    /// A gesture was recognised: takes the touches away from the views, if it is so inclined.
    func recognized(_ recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for delivery in deliveries { delivery.cancel() }
    }

    /// Goes on with what waited, and forgets what is over.
    func settle() {
        guard !isTelling else { return }
        let possible = watching.filter { $0.currentState == .possible }
        let holdsBeginning = possible.contains(where: \.delaysTouchesBegan)
        let holdsEnd = possible.contains { $0.delaysTouchesEnded && $0.isWaiting }
        for delivery in deliveries {
            delivery.goOn(holdsBeginning: holdsBeginning, holdsEnd: holdsEnd)
        }
        deliveries.removeAll(where: \.isOver)
        if deliveries.allSatisfy(\.touch.isLifted) { forgetFinished() }
    }

    /// Readies what is over for the next touch; what waits goes on waiting.
    private func forgetFinished() {
        for recognizer in watching {
            recognizer.touches.removeAll(where: \.isLifted)
            if recognizer.isOver { recognizer.finish() }
        }
        watching.removeAll { !$0.isWaiting }
    }
}

extension TouchDispatcher {
    private func begin(at location: CGPoint, time: TimeInterval) {
        let count = taps.down(at: location, time: time)
        let touch = UITouch(at: location, timestamp: time, tapCount: count)
        touch.window = window
        touch.view = window.hitTest(location, with: touch.event)
        let delivery = TouchDelivery(touch)
        deliveries.append(delivery)
        watch(touch)
        tell(touch) { $0.touchesBegan([touch], with: touch.event) }
        delivery.note(.began)
    }

    private func change(
        _ delivery: TouchDelivery,
        _ phase: UITouch.Phase,
        to location: CGPoint,
        time: TimeInterval
    ) {
        let touch = delivery.touch
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = location
        touch.timestamp = time
        touch.phase = phase
        tell(touch) { recognizer in
            switch phase {
            case .ended: recognizer.touchesEnded([touch], with: touch.event)
            case .cancelled: recognizer.touchesCancelled([touch], with: touch.event)
            default: recognizer.touchesMoved([touch], with: touch.event)
            }
        }
        if phase == .ended { taps.up(at: location, time: time) }
        delivery.note(phase)
    }

    /// Lets all recognisers from the touched view outwards see the touch.
    private func watch(_ touch: UITouch) {
        var view = touch.view
        while let current = view {
            for recognizer in current.recognizers where recognizer.mayWatch(touch) {
                recognizer.dispatcher = self
                recognizer.touches.append(touch)
                if !watching.contains(where: { $0 === recognizer }) { watching.append(recognizer) }
            }
            view = current.superview
        }
        touch.gestureRecognizers = watching.filter { $0.touches.contains(touch) }
    }

    private func tell(_ touch: UITouch, _ tell: (UIGestureRecognizer) -> Void) {
        isTelling = true
        defer { isTelling = false }
        for recognizer in watching where recognizer.touches.contains(touch) && !recognizer.isOver {
            tell(recognizer)
        }
    }
}
