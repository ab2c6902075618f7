#if canImport(UIKit)
import UIKit

/// What a registration changed on a view, and how all of it is taken back.
@MainActor struct ViewChanges {
    private weak var root: UIView?
    private var areMade = false
    private weak var recognizer: TapRecognizer?
    private weak var badge: AdChoicesBadge?
    private var controls: [ControlTaps] = []
    private var turnedInteractionOn = false
    /// Views whose touches were turned on for the badge, or off.
    private var roused: [WeakView] = []
    private var silenced: [WeakView] = []
    /// Tells of the view's way into a window; in the view while that is registered.
    private(set) var probe = AttachmentProbe()

    /// Watches fingers in the view, which keeps the listener by that.
    mutating func watch(_ view: UIView, for listener: any TapListening) {
        root = view
        areMade = true
        let recognizer = TapRecognizer.watching(for: listener)
        view.addGestureRecognizer(recognizer)
        self.recognizer = recognizer
        if !view.isUserInteractionEnabled {
            // A label or picture as the ad itself: no touch would ever reach it.
            view.isUserInteractionEnabled = true
            turnedInteractionOn = true
        }
        if probe.superview !== view { view.addSubview(probe) }
    }

    /// Has the taps of an enabled control told.
    mutating func listen(to taps: ControlTaps) { controls.append(taps) }

    /// Puts the badge into a corner of the view, or into the room that the app made for it.
    mutating func add(_ badge: AdChoicesBadge, at spot: AdChoicesSpot) {
        switch spot {
        case .corner(let position):
            guard let root else { return }
            badge.attach(to: root, at: position)
        case .view(let holder):
            guard let view = holder.view else { return }
            badge.attach(inside: view)
            if !view.isUserInteractionEnabled {
                view.isUserInteractionEnabled = true
                roused.append(holder)
            }
        }
        self.badge = badge
    }

    /// Has views get no touches themselves.
    mutating func silence(_ views: [UIView]) {
        for view in views where view.isUserInteractionEnabled {
            view.isUserInteractionEnabled = false
            silenced.append(WeakView(view))
        }
    }

    /// Takes over the probe of an earlier registration of the same view, which knows its layout.
    mutating func adoptProbe(of earlier: ViewChanges) { probe = earlier.probe }

    /// What the last finger in the view did, and where it was lifted.
    var finger: (verdict: TapJudge.Verdict?, place: CGPoint?) {
        (recognizer?.verdict, recognizer?.place)
    }

    /// Whether the taps of a control are told.
    func listens(to control: UIControl) -> Bool {
        controls.contains { $0.control === control }
    }

    /// Leaves the view as it was found; once is enough.
    ///
    /// The probe, or touches that were turned on, may be of use to a later registration.
    mutating func undo(keepingProbe: Bool = false, keepingTouches: Bool = false) {
        guard areMade else { return }
        areMade = false
        if !keepingProbe {
            probe.onChange = nil
            probe.removeFromSuperview()
        }
        badge?.removeFromSuperview()
        for control in controls { control.remove() }
        controls = []
        if turnedInteractionOn, !keepingTouches { root?.isUserInteractionEnabled = false }
        turnedInteractionOn = false
        for view in roused.compactMap(\.view) { view.isUserInteractionEnabled = false }
        for view in silenced.compactMap(\.view) { view.isUserInteractionEnabled = true }
        (roused, silenced) = ([], [])
        if let recognizer { recognizer.view?.removeGestureRecognizer(recognizer) }
    }
}
#endif
