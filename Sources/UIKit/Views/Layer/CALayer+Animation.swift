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
        dropFinishedAnimations()
    }

    /// Ways that are at their end show the model anyway.
    private func dropFinishedAnimations() {
        animations = animations.filter { $0.value.end > VirtualClock.now }
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
        copy.isPresentation = true
        return copy
    }

    /// Whether anything of the layer is on its way at this moment.
    var isAnimating: Bool {
        animations.values.contains { $0.end > VirtualClock.now }
    }

    /// Jumps to the model's values; the completions of the animations are told false.
    public func removeAllAnimations() {
        for animation in animations.values where animation.end > VirtualClock.now {
            animation.context.breakOff()
        }
        animations = [:]
    }
}
