public import Foundation

/// A view that turns touches into events: a button, say.
///
/// Actions are closures (`addAction`); Apple's targets and selectors do not exist on Linux.
@preconcurrency @MainActor open class UIControl: UIView {
    /// How far outside a finger still counts as inside once it came down there, in points.
    static let reach: CGFloat = 70

    /// Whether touches do anything.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { stateDidChange() } }
    }
    /// Whether it is chosen, for controls that can be.
    open var isSelected = false {
        didSet { if oldValue != isSelected { stateDidChange() } }
    }
    /// Whether a finger is on it.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { stateDidChange() } }
    }
    /// Where the content stands between the sides; in the middle by default.
    open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// Where the content stands between above and below; in the middle by default.
    open var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { setNeedsLayout() }
    }
    /// Whether a finger that came down in the control has not been lifted yet.
    public internal(set) final var isTracking = false
    /// Whether that finger is in the control, or near it, now.
    public internal(set) final var isTouchInside = false
    /// What to call for which events.
    final var actions: [(action: UIAction, events: Event)] = []

    /// A control of this frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A control that does this when its primary action is triggered.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    /// The control that a XIB file describes; an empty one for any other coder.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Enabled, chosen, under a finger, all at once.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        return state
    }

    /// Called when `state` changed.
    func stateDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// A finger was lifted inside: for a button, that is its primary action.
    func triggerPrimaryAction() {}

    /// A finger came down; whether the control wants to follow it.
    open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger moved; whether the control goes on following it.
    open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

    /// The finger was lifted, or the control wanted to follow it no more.
    open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

    /// The system took the touch away.
    open func cancelTracking(with event: UIEvent?) {}

    /// Does the action now, with the control as its sender.
    open func sendAction(_ action: UIAction) {
        action.sender = self
        action.handler(action)
    }

    /// Follows the finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isEnabled, let touch = touches.first else { return }
        track(began: touch, event)
    }

    /// Follows the finger.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        track(moved: touch, event)
    }

    /// Sends the events for a finger lifted inside or outside.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking, let touch = touches.first else { return }
        track(ended: touch, event)
    }

    /// Sends `touchCancel`.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard isTracking else { return }
        stopTracking()
        cancelTracking(with: event)
        sendActions(for: .touchCancel)
    }

    /// Keeps taps from ancestors' recognisers while enabled, so that a button in a tappable view works.
    open override func gestureRecognizerShouldBegin(
        _ gestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self,
            let tap = gestureRecognizer as? UITapGestureRecognizer
        else { return true }
        return tap.numberOfTapsRequired > 1
    }
}
