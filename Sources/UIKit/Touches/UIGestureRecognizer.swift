public import Foundation

/// Watches the touches in a view and says when they make a certain gesture.
///
/// Apple's calls targets with selectors, which do not exist on Linux; this one calls closures.
/// Subclasses override the touch methods and set `state`, as on Apple's systems.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
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
    /// Whether touches are watched at all; turning it off breaks a gesture off.
    open var isEnabled = true {
        didSet { if !isEnabled { breakOff() } }
    }
    /// Whether the view's touches are cancelled once the gesture is recognised.
    open var cancelsTouchesInView = true
    /// Whether the view hears of touches only after the recogniser has failed.
    open var delaysTouchesBegan = false
    /// Whether the view hears of the end of touches only after the recogniser has failed.
    open var delaysTouchesEnded = true
    /// A name for logs.
    open var name: String?

    /// What is called when the gesture is recognised, goes on or ends.
    final var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
    /// The touches that are watched now.
    final var touches: [UITouch] = []
    /// See `state`.
    final var currentState = State.possible
    /// A state that waits for other recognisers to fail.
    final var awaitedState: State?
    /// The recognisers that must fail before this one may begin.
    final var requirements: [WeakRecognizer] = []
    /// Who brings the touches, while there are any.
    final weak var dispatcher: TouchDispatcher?

    /// A recogniser that tells nobody yet.
    public override init() {
        super.init()
    }

    /// A recogniser that calls the closure when the gesture is recognised, goes on or ends.
    public convenience init(handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        self.init()
        handlers = [handler]
    }

    /// How far the gesture has come; subclasses set it.
    ///
    /// Setting it to `began` or `ended` asks the delegate, the view and the other recognisers
    /// first: the state may become `failed` instead, or stay `possible` until others have failed.
    open var state: State {
        get { currentState }
        set { wish(for: newValue) }
    }

    /// How many fingers make the gesture now.
    open var numberOfTouches: Int { touches.count }

    /// Where the gesture is, in the view's coordinates, or the window's for nil.
    open func location(in view: UIView?) -> CGPoint {
        touches.last?.location(in: view) ?? .zero
    }

    /// Also calls this closure when the gesture is recognised, goes on or ends.
    ///
    /// Stands for Apple's `addTarget(_:action:)`.
    public final func addHandler(_ handler: @escaping @MainActor (UIGestureRecognizer) -> Void) {
        handlers.append(handler)
    }

    /// Lets this gesture begin only after the other has failed.
    public final func require(toFail other: UIGestureRecognizer) {
        requirements.append(WeakRecognizer(recognizer: other))
    }

    /// Whether recognising this gesture makes the other impossible; yes unless overridden.
    open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Whether recognising the other gesture makes this one impossible; yes unless overridden.
    open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

    /// Stops watching this touch.
    open func ignore(_ touch: UITouch, for event: UIEvent) {
        touches.removeAll { $0 === touch }
    }

    /// Whether the gesture takes more touches than came so far, after those are lifted.
    var expectsMoreTouches: Bool { false }

    /// Fingers came down; for subclasses.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers moved; for subclasses.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// Fingers were lifted; for subclasses.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The system took the touches away; for subclasses.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

    /// The gesture is over: forget what was noted; for subclasses.
    open func reset() {}
}

/// Keeps no recogniser alive.
struct WeakRecognizer {
    weak var recognizer: UIGestureRecognizer?
}
