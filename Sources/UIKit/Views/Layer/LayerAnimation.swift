import Foundation

/// One value's way from where it was shown to what was set.
struct LayerAnimation {
    /// Whom to tell if it is broken off.
    var context: AnimationContext
    /// When the way starts, in seconds on the host's clock.
    var start: TimeInterval
    /// How long it takes, in seconds.
    var duration: TimeInterval
    /// How time becomes progress.
    var curve: UIView.AnimationCurve
    /// Puts the mixed value into the values, given progress from 0 to 1.
    var apply: (inout LayerValues, CGFloat) -> Void

    /// When it is over.
    var end: TimeInterval { start + duration }

    /// How far the value has come at this time, from 0 to 1.
    func progress(at time: TimeInterval) -> CGFloat {
        guard duration > 0 else { return 1 }
        return curve.progress(min(max((time - start) / duration, 0), 1))
    }
}
