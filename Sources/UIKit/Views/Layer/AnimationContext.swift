import Foundation

/// One `UIView.animate`, from its closure to its completion.
@MainActor final class AnimationContext {
    /// The innermost whose closure runs; nil outside and in `performWithoutAnimation`.
    static var current: AnimationContext?
    /// See `UIView.setAnimationsEnabled`.
    static var areEnabled = true
    /// Those that have somebody to tell, until they did.
    private static var running: [AnimationContext] = []

    /// Whether somebody is still to be told of an end.
    static var isRunning: Bool { !running.isEmpty }

    let start: TimeInterval
    let duration: TimeInterval
    private let curve: UIView.AnimationCurve
    private var completion: ((Bool) -> Void)?
    private var wasBrokenOff = false

    init(start: TimeInterval, duration: TimeInterval, curve: UIView.AnimationCurve) {
        self.start = start
        self.duration = duration
        self.curve = curve
    }

    /// One value's way under this animation; nil if it takes no time.
    func animation<Value: Interpolating>(
        _ path: WritableKeyPath<LayerValues, Value>,
        from: Value,
        to: Value
    ) -> LayerAnimation? {
        guard start + duration > VirtualClock.now else { return nil }
        return LayerAnimation(context: self, start: start, duration: duration, curve: curve) {
            $0[keyPath: path] = from.interpolated(to: to, $1)
        }
    }

    /// Somebody removed a layer's animation before its end.
    func breakOff() {
        wasBrokenOff = true
    }

    /// Calls the completion at the tick that ends the animation.
    func end(with completion: ((Bool) -> Void)?) {
        guard let completion else { return }
        self.completion = completion
        Self.running.append(self)
    }

    /// Tells those whose animation is over, in the order in which they end.
    static func finish(at time: TimeInterval) {
        let over = running.filter { $0.wasBrokenOff || $0.start + $0.duration <= time }
        running.removeAll { context in over.contains { $0 === context } }
        for context in over.sorted(by: { $0.start + $0.duration < $1.start + $1.duration }) {
            context.completion?(!context.wasBrokenOff)
        }
    }

    /// Runs the work with this context, then puts the one before back.
    static func run(_ context: AnimationContext?, _ work: () -> Void) {
        let outer = current
        current = context
        defer { current = outer }
        work()
    }
}
