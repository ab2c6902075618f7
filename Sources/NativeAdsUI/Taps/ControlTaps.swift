#if canImport(UIKit)
import UIKit

/// The click of an enabled control, beside whatever the app does on its taps.
///
/// Controls are given an action of their own rather than left to the recogniser, so that VoiceOver,
/// a keyboard and the app's own action all work. What was added is taken away again.
@MainActor final class ControlTaps {
    private(set) weak var control: UIControl?
    private let down: UIAction
    private let up: UIAction

    /// Calls `tapped` with whether a finger did it, as opposed to assistive technology or code.
    init(_ control: UIControl, tapped: @escaping (_ byFinger: Bool) -> Void) {
        self.control = control
        let finger = Finger()
        down = UIAction { _ in finger.isDown = true }
        up = UIAction { _ in
            let byFinger = finger.isDown
            finger.isDown = false
            tapped(byFinger)
        }
        control.addAction(down, for: .touchDown)
        control.addAction(up, for: .touchUpInside)
    }

    /// Takes the actions off the control.
    func remove() {
        control?.removeAction(down, for: .touchDown)
        control?.removeAction(up, for: .touchUpInside)
    }

    /// Whether the control was pressed by a finger; shared by the two actions.
    @MainActor private final class Finger {
        var isDown = false
    }
}
#endif
