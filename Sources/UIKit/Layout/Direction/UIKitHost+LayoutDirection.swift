extension UIKitHost {
    /// Makes this the direction of the app's language; left to right until called.
    ///
    /// Apple's comes with the language that the app starts in. Here it may change at any time: what
    /// is in a window is laid out anew.
    public static func setLayoutDirection(_ direction: UIUserInterfaceLayoutDirection) {
        let application = UIApplication.shared
        guard application.userInterfaceLayoutDirection != direction else { return }
        application.userInterfaceLayoutDirection = direction
        for window in application.windows { window.tellLayoutDirectionChanged() }
    }
}

extension UIView {
    /// Tells this view and all inside.
    fileprivate func tellLayoutDirectionChanged() {
        layoutDirectionDidChange()
        for subview in subviews { subview.tellLayoutDirectionChanged() }
    }
}
