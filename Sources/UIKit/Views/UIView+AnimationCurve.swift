import Foundation

extension UIView {
    /// How an animation's speed changes on the way.
    public enum AnimationCurve: Int, Sendable {
        /// Slow, fast, slow.
        case easeInOut = 0
        /// Slow at first.
        case easeIn = 1
        /// Slow at last.
        case easeOut = 2
        /// The same speed all the way.
        case linear = 3

        /// Progress from 0 to 1 for time from 0 to 1.
        ///
        /// Cubic in and out: close to Apple's Bézier curves, within a few percent.
        func progress(_ time: CGFloat) -> CGFloat {
            switch self {
            case .linear: time
            case .easeIn: time * time
            case .easeOut: 1 - (1 - time) * (1 - time)
            case .easeInOut: time * time * (3 - 2 * time)
            }
        }
    }
}
