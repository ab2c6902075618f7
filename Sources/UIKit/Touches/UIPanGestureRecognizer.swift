public import Foundation

/// A finger comes down and moves.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// How far the finger moves before it is a pan, in points.
    static let slop: CGFloat = 10

    private var start = CGPoint.zero
    private var track = TouchTrack()

    /// How far the finger has moved since it came down, in the view's coordinates.
    open func translation(in view: UIView?) -> CGPoint {
        vector(from: start, to: touches.last?.location(in: nil) ?? start, in: view)
    }

    /// Lets the translation go on from this value.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard let location = touches.last?.location(in: nil) else { return }
        let here = view?.convert(location, from: nil) ?? location
        let origin = CGPoint(x: here.x - translation.x, y: here.y - translation.y)
        start = view?.convert(origin, to: nil) ?? origin
    }

    /// How fast the finger moves, in points a second, in the view's coordinates.
    open func velocity(in view: UIView?) -> CGPoint {
        vector(from: .zero, to: track.velocity, in: view)
    }

    /// Notes where the pan starts.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        start = touch.location(in: nil)
        track = TouchTrack()
        track.add(start, at: touch.timestamp)
    }

    /// Begins once the finger has moved far enough, then goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first else { return }
        let location = touch.location(in: nil)
        track.add(location, at: touch.timestamp)
        if state != .possible {
            state = .changed
        } else if isFarEnough(from: start, to: location) {
            state = .began
        }
    }

    /// Ends the pan, or fails if it never began.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if let touch = touches.first { track.add(touch.location(in: nil), at: touch.timestamp) }
        state = state == .possible ? .failed : .ended
    }

    /// Breaks the pan off.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = .cancelled
    }

    /// Whether the finger has moved far enough for a pan.
    func isFarEnough(from start: CGPoint, to location: CGPoint) -> Bool {
        location.distance(to: start) >= Self.slop
    }

    private func vector(from start: CGPoint, to end: CGPoint, in view: UIView?) -> CGPoint {
        let from = view?.convert(start, from: nil) ?? start
        let to = view?.convert(end, from: nil) ?? end
        return CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
}
