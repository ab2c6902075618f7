public import Foundation

/// Watches the touches in a view and says when they make a certain gesture.
///
/// Apple's calls targets with selectors, which do not exist on Linux; this one calls closures.
/// Subclasses override the touch methods and set `state`, as on Apple's systems.
@MainActor open class UIGestureRecognizer: NSObject {
    /// How far the gesture has come.
    public enum State: Int, Sendable {
        /// Not recognised, but may be.
        case possible = 0
        /// A gesture that goes on was recognised.
        case began = 1
        /// The gesture goes on.
        case changed = 2
        /// The gesture is complete; for a gesture of one moment, recognised.
        case ended = 3
        /// The gesture was broken off.
        case cancelled = 4
        /// These touches are not the gesture.
        case failed = 5

        /// A gesture of one moment was recognised.
        public static let recognized = State.ended
    }

    /// The view whose touches are watched.
    public internal(set) final weak var view: UIView?
    /// Asked before and while the gesture is recognised.
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    /// Whether touches are watched at all.
    open var isEnabled = true
    /// Whether the view's touches are cancelled once the gesture is recognised.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only after the recogniser has failed.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only after the recogniser has failed.
    open var delaysTouchesEnded = true
    /// A name for logs.
    open var name: String?
    /// How far the gesture has come; subclasses set it.
    open var state = State.possible
    /// What is called when the gesture is recognised, goes on or ends.
    final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
    /// The touches that are watched now.
    final var touches: [UITouch] = []

    /// A recogniser that tells nobody yet.
    public override init() {
        super.init()
    }

    /// A recogniser that calls the closure when the gesture is recognised, goes on or ends.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        handlers = [handler]
    }

    /// How many fingers make the gesture now.
    open var numberOfTouches: Int { touches.count }

    /// Where the gesture is, in the view's coordinates, or the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        touches.last?.location(in: view) ?? .zero
    }

    /// Fingers came down; for subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved; for subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted; for subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took the touches away; for subclasses.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The gesture is over; forget what was noted. For subclasses.
    open func reset() {}
}
