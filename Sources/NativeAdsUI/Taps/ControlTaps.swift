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
    private let leave: UIAction

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
        leave = UIAction { _ in finger.isDown = false }
        control.addAction(down, for: .touchDown)
        control.addAction(up, for: .touchUpInside)
        control.addAction(leave, for: Self.leaving)
    }

    /// A finger that slid off, or that a scroll view took away.
    private static let leaving: UIControl.Event = [.touchUpOutside, .touchCancel]

    /// Takes the actions off the control.
    func remove() {
        control?.removeAction(down, for: .touchDown)
        control?.removeAction(up, for: .touchUpInside)
        control?.removeAction(leave, for: Self.leaving)
    }

    /// Whether the control was pressed by a finger; shared by the actions.
    @MainActor private final class Finger {
        var isDown = false
    }
}
#endif
