import Foundation

/// A view that turns touches into events: a button, say.
@MainActor open class UIControl: UIView {
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
    /// Whether a finger that came down in the control has not been lifted yet.
    public internal(set) final var isTracking = false
    /// Whether that finger is in the control now.
    public internal(set) final var isTouchInside = false
    /// What to call for which events.
    final var actions: [(action: UIAction, events: Event)] = []

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
}
