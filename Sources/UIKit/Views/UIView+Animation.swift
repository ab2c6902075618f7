public import Foundation

extension UIView {
    /// How an animation runs.
    public struct AnimationOptions: OptionSet, Sendable {
        /// One bit for each wish; two for the curve.
        public let rawValue: UInt

        /// The options of these bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Lets touches reach views under way; they always do here.
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        /// Starts from what is on the screen, which every animation does here.
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        /// Slow, fast, slow; the default.
        public static let curveEaseInOut: AnimationOptions = []
        /// Slow at first.
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        /// Slow at last.
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        /// The same speed all the way.
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        /// One content fades into the other on Apple's systems; it changes at once here.
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

        /// The curve that the bits say.
        var curve: AnimationCurve {
            AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
        }
    }

    /// Whether changes are animated now.
    public class var areAnimationsEnabled: Bool { AnimationContext.areEnabled }

    /// Shows the changes that the closure makes bit by bit, over a time in seconds.
    ///
    /// The views have their new values at once; `layer.presentation()` moves there with the host's
    /// ticks. Frames, bounds, centres, transforms, alpha, colours, borders, corners and shadows
    /// move. The completion is called at the tick that ends the animation, with false if it was
    /// broken off, and at the next tick if nothing changed.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        let context = AnimationContext(
            start: VirtualClock.now + max(0, delay),
            duration: AnimationContext.areEnabled ? max(0, duration) : 0,
            curve: options.curve
        )
        AnimationContext.run(context, animations)
        context.end(with: completion)
    }

    /// Shows the changes that the closure makes bit by bit, over a time in seconds.
    public class func animate(
        withDuration duration: TimeInterval,
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: 0,
            options: [],
            animations: animations,
            completion: completion
        )
    }

    /// As `animate`, with a spring's ease; the spring itself does not swing here.
    public class func animate(
        withDuration duration: TimeInterval,
        delay: TimeInterval,
        usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat,
        options: AnimationOptions = [],
        animations: () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: delay,
            options: .curveEaseOut,
            animations: animations,
            completion: completion
        )
    }

    /// Makes the changes of a view's content, animated as far as `animate` can; nothing is faded,
    /// flipped or curled here.
    public class func transition(
        with view: UIView,
        duration: TimeInterval,
        options: AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        animate(
            withDuration: duration,
            delay: 0,
            options: options,
            animations: animations ?? {},
            completion: completion
        )
    }

    /// Makes the changes at once, even inside an animation.
    public class func performWithoutAnimation(_ actions: () -> Void) {
        AnimationContext.run(nil, actions)
    }

    /// Turns all animations on or off.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        AnimationContext.areEnabled = enabled
    }
}
