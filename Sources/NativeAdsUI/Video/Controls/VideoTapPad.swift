#if canImport(UIKit)
import UIKit

/// Takes the taps on a video that are no clicks on the ad.
///
/// A control, so that a registration leaves them alone and a list can still be scrolled.
@MainActor final class VideoTapPad: UIControl {
    init(tapped: @escaping () -> Void) {
        super.init(frame: .zero)
        isOpaque = false
        backgroundColor = .clear
        // Assistive technology has the buttons for it.
        isAccessibilityElement = false
        addAction(UIAction { _ in tapped() }, for: .touchUpInside)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }
}
#endif
