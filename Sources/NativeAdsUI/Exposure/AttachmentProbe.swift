#if canImport(UIKit)
import Foundation
import UIKit

/// A view without size that tells when the view it is in comes into a window and is laid out.
///
/// Any view can be registered, not only ours, and UIKit has no other way to hear of this.
@MainActor final class AttachmentProbe: UIView {
    /// Called when the view came into a window or left one.
    var onChange: (() -> Void)?
    /// Whether the view was laid out since it came into its window.
    private(set) var isLaidOut = false

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        isAccessibilityElement = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        nil
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        isLaidOut = false
        setNeedsLayout()
        onChange?()
    }

    /// Layout goes from the outside in: the parent has its place by now.
    override func layoutSubviews() {
        super.layoutSubviews()
        isLaidOut = window != nil
    }
}
#endif
