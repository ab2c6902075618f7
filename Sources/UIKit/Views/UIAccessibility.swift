/// What a person asked the system for, as far as there is something to ask.
@MainActor public enum UIAccessibility {
    /// Whether things are to move less; `false` unless the host sets it.
    public internal(set) static var isReduceMotionEnabled = false
}

extension UIKitHost {
    /// Sets what `UIAccessibility.isReduceMotionEnabled` says.
    public static func setReduceMotion(_ isEnabled: Bool) {
        UIAccessibility.isReduceMotionEnabled = isEnabled
    }
}
