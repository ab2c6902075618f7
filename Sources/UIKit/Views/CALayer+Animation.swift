import Foundation

extension CALayer {
    /// Sets a value; inside `UIView.animate` its presentation starts to move there.
    ///
    /// A value that does not change changes nothing. One that is set without an animation ends the
    /// one under way: Apple would go on and jump at its end.
    func set<Value: Interpolating>(_ path: WritableKeyPath<LayerValues, Value>, _ value: Value) {
        guard model[keyPath: path] != value else { return }
        animations[path] = AnimationContext.current?.animation(
            path,
            from: shownValues[keyPath: path],
            to: value
        )
        model[keyPath: path] = value
    }

    /// What is on the screen now.
    var shownValues: LayerValues {
        var values = model
        for animation in animations.values {
            animation.apply(&values, animation.progress(at: VirtualClock.now))
        }
        return values
    }

    /// A copy of the layer with the values that are on the screen now.
    ///
    /// Apple's is nil before the layer was first shown; this one never is.
    public func presentation() -> Self? {
        let copy = Self()
        copy.model = shownValues
        copy.delegate = delegate
        return copy
    }

    /// Jumps to the model's values.
    public func removeAllAnimations() {
        animations = [:]
    }
}
