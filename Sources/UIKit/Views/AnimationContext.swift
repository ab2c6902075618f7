import Foundation

/// The `UIView.animate` whose closure runs now.
@MainActor final class AnimationContext {
    /// The innermost one that runs; nil outside and in `performWithoutAnimation`.
    static var current: AnimationContext?

    let start: TimeInterval
    let duration: TimeInterval
    let curve: UIView.AnimationCurve

    init(start: TimeInterval, duration: TimeInterval, curve: UIView.AnimationCurve) {
        self.start = start
        self.duration = duration
        self.curve = curve
    }

    /// One value's way under this animation.
    func animation<Value: Interpolating>(
        _ path: WritableKeyPath<LayerValues, Value>,
        from: Value,
        to: Value
    ) -> LayerAnimation {
        LayerAnimation(start: start, duration: duration, curve: curve) { values, progress in
            values[keyPath: path] = from.interpolated(to: to, progress)
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
